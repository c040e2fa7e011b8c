"""The layer of `bench_mpi.py` as PyTorch modules, sharded by DTensor's own tensor-parallel plan, on gloo.

    python bench/dtensor_layer.py [--steps 300]

Needs torch and nothing else. Prints the median time of a step as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time

import torch
import torch.distributed as dist
from torch import multiprocessing, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module

HIDDEN, HEADS, KV_HEADS, HEAD, FFN, POSITIONS = 1024, 16, 8, 64, 3072, 128
RANKS = 2
WARM_UP = 30
COLUMNS = ("q_proj", "k_proj", "v_proj", "gate_proj", "up_proj")
ROWS = ("o_proj", "down_proj")


class Layer(nn.Module):
    """One token through attention and MLP, with a cache of which each rank holds its own heads."""

    def __init__(self, ranks: int):
        super().__init__()
        sizes = {
            "q_proj": (HIDDEN, HEADS * HEAD),
            "k_proj": (HIDDEN, KV_HEADS * HEAD),
            "v_proj": (HIDDEN, KV_HEADS * HEAD),
            "o_proj": (HEADS * HEAD, HIDDEN),
            "gate_proj": (HIDDEN, FFN),
            "up_proj": (HIDDEN, FFN),
            "down_proj": (FFN, HIDDEN),
        }
        for name, (ins, outs) in sizes.items():
            setattr(self, name, nn.Linear(ins, outs, bias=False))
        self.before, self.between = nn.RMSNorm(HIDDEN, 1e-5), nn.RMSNorm(HIDDEN, 1e-5)
        self.heads, self.kv_heads = HEADS // ranks, KV_HEADS // ranks
        self.key = torch.zeros(1, self.kv_heads, POSITIONS, HEAD)
        self.value = torch.zeros(1, self.kv_heads, POSITIONS, HEAD)

    def forward(
        self, x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor, mask: torch.Tensor, at: torch.Tensor
    ) -> torch.Tensor:
        """The layer's result; the cache is updated."""
        y = self.before(x)
        query = turned(self.q_proj(y).view(1, 1, self.heads, HEAD).transpose(1, 2), cos, sin)
        key = turned(self.k_proj(y).view(1, 1, self.kv_heads, HEAD).transpose(1, 2), cos, sin)
        value = self.v_proj(y).view(1, 1, self.kv_heads, HEAD).transpose(1, 2)
        self.key, self.value = torch.where(at, key, self.key), torch.where(at, value, self.value)
        group = self.heads // self.kv_heads
        keys, values = (cache.repeat_interleave(group, dim=1) for cache in (self.key, self.value))
        weights = torch.softmax(query @ keys.transpose(2, 3) * HEAD**-0.5 + mask, dim=-1)
        x = x + self.o_proj((weights @ values).transpose(1, 2).reshape(1, 1, -1))
        y = self.between(x)
        return x + self.down_proj(nn.functional.silu(self.gate_proj(y)) * self.up_proj(y))


def turned(heads: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Rotary position, the two halves of a head against each other."""
    left, right = heads.chunk(2, dim=-1)
    return heads * cos + torch.cat([-right, left], dim=-1) * sin


def rank(number: int, steps: int, address: str) -> None:
    """One rank's run; rank 0 prints."""
    torch.set_num_threads(1)
    torch.manual_seed(5)
    dist.init_process_group("gloo", init_method=address, rank=number, world_size=RANKS)
    mesh = init_device_mesh("cpu", (RANKS,))
    plan = {**{name: ColwiseParallel() for name in COLUMNS}, **{name: RowwiseParallel() for name in ROWS}}
    layer = parallelize_module(Layer(RANKS), mesh, plan).eval()
    there = torch.arange(POSITIONS)
    mask = torch.where(there <= 5, 0.0, torch.finfo(torch.float32).min).reshape(1, 1, 1, -1)
    at = (there == 5).reshape(1, 1, -1, 1)
    cos, sin = torch.randn(1, 1, HEAD).unsqueeze(1) * 0.02, torch.randn(1, 1, HEAD).unsqueeze(1) * 0.02
    x = torch.randn(1, 1, HIDDEN) * 0.02
    seconds: list[float] = []
    with torch.no_grad():
        for step in range(WARM_UP + steps):
            begin = time.perf_counter()
            x = layer(x, cos, sin, mask, at)
            if step >= WARM_UP:
                seconds.append(time.perf_counter() - begin)
    if number == 0:
        print(json.dumps({"median": statistics.median(seconds), "y": float(x.abs().max())}), flush=True)
    dist.destroy_process_group()


def main() -> None:
    """Start the ranks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=300)
    steps = parser.parse_args().steps
    with tempfile.TemporaryDirectory() as folder:
        address = f"file://{os.path.join(folder, 'meeting')}"
        multiprocessing.spawn(rank, (steps, address), nprocs=RANKS)


if __name__ == "__main__":
    main()
