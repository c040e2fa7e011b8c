"""The dialect: all operations, attributes and types by one name."""

from __future__ import annotations

from xdsl.ir import Dialect

from tp_dialect.attributes import BufferType, ChipsAttr, ClaimAttr, SitesAttr, SliceAttr, WorkersAttr
from tp_dialect.certificate_attribute import CertificateAttr
from tp_dialect.chips import ChipOp, CopyOp, LinkOp, RelayOp, RunOp
from tp_dialect.engines import EngineOp, ForOp, PostOp, StepOp, WaitOp
from tp_dialect.kernel import (
    AllReduceOp,
    ComputeOp,
    KernelOp,
    LoadOp,
    NestOp,
    ScratchOp,
    StoreOp,
    ViewOp,
    YieldOp,
)
from tp_dialect.phase import PhaseOp, SectionOp
from tp_dialect.program import CollectiveOp, LetOp, ProgramOp, TensorOp
from tp_dialect.target import LinksAttr, TargetOp

TP = Dialect(
    "tp",
    [
        ProgramOp,
        TensorOp,
        LetOp,
        CollectiveOp,
        KernelOp,
        NestOp,
        LoadOp,
        ComputeOp,
        StoreOp,
        ViewOp,
        ScratchOp,
        AllReduceOp,
        YieldOp,
        SectionOp,
        PhaseOp,
        ChipOp,
        LinkOp,
        RelayOp,
        RunOp,
        CopyOp,
        TargetOp,
        EngineOp,
        ForOp,
        WaitOp,
        StepOp,
        PostOp,
    ],
    [SliceAttr, ChipsAttr, SitesAttr, ClaimAttr, BufferType, LinksAttr, WorkersAttr, CertificateAttr],
)
"""The `tp` dialect."""
