"""The manifest: which tensor lives where, and which additions are one all-reduce."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tp_dialect.errors import TpError
from tp_dialect.manifest import Collective, Manifest, Slice

W1_C1 = Slice("W1", (64, 256), 1, ((128, 128),))
SUM = Collective("y", ("p_c0", "p_c1", "p_c2"), ("y_1", "y"))


def mlp() -> Manifest:
    placed = {"p_c0": 0, "p_c1": 1, "p_c2": 2, "W1_c1": 1}
    return Manifest(3, placed, {"W1_c1": W1_C1}, [SUM])


# Places


def test_a_manifest_begins_without_placed_tensors():
    assert Manifest(2) == Manifest(2, {}, {}, [])
    assert Manifest(2).chip_of is not Manifest(2).chip_of


def test_place_records_chip_and_slice():
    manifest = Manifest(2)
    manifest.place("W1_c1", 1, W1_C1)
    manifest.place("h_c0", 0)
    assert manifest.chip_of == {"W1_c1": 1, "h_c0": 0}
    assert manifest.slices == {"W1_c1": W1_C1}


def test_placing_again_without_a_slice_forgets_the_old_one():
    manifest = Manifest(2, {"w": 1}, {"w": W1_C1})
    manifest.place("w", 0)
    assert manifest == Manifest(2, {"w": 0})


@pytest.mark.parametrize("chip", [-1, 2, 10**9])
def test_a_chip_that_does_not_exist_is_refused_and_nothing_recorded(chip: int):
    manifest = Manifest(2)
    with pytest.raises(ValueError, match=rf"`w`: expected a chip in 0..1, got chip {chip} \[TP021\]"):
        manifest.place("w", chip, W1_C1)
    assert manifest == Manifest(2)
    with pytest.raises(ValueError, match=r"`w`.*TP021"):
        Manifest(2, {"w": chip})


@pytest.mark.parametrize("chips", [0, -3, 65537])
def test_the_number_of_chips_is_at_least_one_and_ids_fit_16_bits(chips: int):
    with pytest.raises(ValueError, match=rf"got {chips} \[TP020\]"):
        Manifest(chips)


def test_the_largest_chip_id_fits_16_bits():
    manifest = Manifest(65536)
    manifest.place("w", 65535)
    assert manifest.chip_running("w") == 65535


def test_a_replicated_tensor_runs_on_the_root_and_is_not_chip_0s_own():
    manifest = Manifest(2, {"a": 0, "b": 1})
    assert [manifest.chip_running(name) for name in ("a", "b", "spine")] == [0, 1, 0]
    assert "spine" not in manifest.chip_of


@pytest.mark.parametrize(
    "build",
    [
        lambda: Manifest("2"),
        lambda: Manifest(True),
        lambda: Manifest(2, {"w": 1.0}),
        lambda: Manifest(2, {3: 1}),
        lambda: Manifest(2, {}, {"w": (0, 1)}),
        lambda: Manifest(2, {}, {}, ["y"]),
        lambda: Collective("y", "pq", ("y",)),
        lambda: Collective("y", ("p",), (1,)),
        lambda: Manifest(2).place("w", None),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_in_words(build: object):
    with pytest.raises(TpError, match=r"\[TP027\]"):
        build()


# Collectives


def test_the_collective_folding_a_binder_is_found_by_each_of_its_folds():
    other = Collective("z", ("q_c0", "q_c1", "q_c2"), ("z_1", "z"))
    manifest = Manifest(3, collectives=[SUM, other])
    assert [manifest.collective_folding(fold) for fold in ("y_1", "y", "z_1", "z")] == [
        SUM,
        SUM,
        other,
        other,
    ]
    assert manifest.collective_folding("p_c0") is None


def test_a_collective_added_later_is_found_and_one_removed_is_not():
    manifest = Manifest(3)
    assert manifest.collective_folding("y") is None
    manifest.collectives.append(SUM)
    assert manifest.collective_folding("y") == SUM
    manifest.collectives[0] = Collective("z", ("p_c0", "p_c1", "p_c2"), ("z_1", "z"))
    assert manifest.collective_folding("y") is None


def test_lists_and_tuples_make_equal_collectives():
    assert Collective("y", ["p_c0", "p_c1", "p_c2"], ["y_1", "y"]) == SUM
    assert Collective("y", SUM.partials, SUM.folds, "max") != SUM


def test_manifests_are_equal_by_value():
    assert mlp() == mlp()
    changed = mlp()
    changed.place("p_c0", 1)
    assert changed != mlp()


# What is judged as a whole


def test_check_accepts_what_is_consistent():
    mlp().check()
    Manifest(1, {}, {}, [Collective("y", ("p",), ("y",))]).check()


@pytest.mark.parametrize(
    ("collective", "text"),
    [
        (Collective("y", ("p_c0", "p_c1"), ("y",)), "each of 3 chips, got 2 partials"),
        (Collective("y", ("p_c1", "p_c0", "p_c2"), ("y_1", "y")), "`p_c1` on chip 0, but it lives on chip 1"),
        (Collective("y", ("x", "p_c1", "p_c2"), ("y_1", "y")), "`x` on chip 0, but it is replicated"),
        (Collective("y", SUM.partials, ("y",)), "expected 2 folds of 3 partials, got 1"),
        (Collective("y", SUM.partials, ("y", "y_1")), "last fold to bind its out, but it binds `y_1`"),
        (Collective("W1_c1", SUM.partials, ("y_1", "W1_c1")), "a replicated out, but it lives on chip 1"),
    ],
)
def test_a_contradictory_collective_is_refused_by_check(collective: Collective, text: str):
    manifest = mlp()
    manifest.collectives = [collective]
    with pytest.raises(TpError, match=rf"`{collective.out}`.*{text}.*\[TP028\]"):
        manifest.check()


def test_two_collectives_do_not_share_a_fold():
    manifest = mlp()
    manifest.collectives.append(Collective("z", SUM.partials, ("y_1", "z")))
    with pytest.raises(TpError, match=r"`z`: its fold `y_1` is also a fold of `y`"):
        manifest.check()


def test_a_slice_of_a_tensor_on_no_chip_is_refused_by_check():
    with pytest.raises(TpError, match=r"`W1_c1` is a slice of `W1` but is placed on no chip \[TP029\]"):
        Manifest(2, {}, {"W1_c1": W1_C1}).check()


def test_two_shapes_of_one_full_tensor_are_refused_by_check():
    transposed = Slice("W1", (256, 64), 0, ((0, 128),))
    with pytest.raises(TpError, match=r"`W1_c1` and `W1_c0`.*\[64, 256\].*\[256, 64\] \[TP029\]"):
        Manifest(2, {"W1_c1": 1, "W1_c0": 0}, {"W1_c1": W1_C1, "W1_c0": transposed}).check()


# JSON

names = st.text(max_size=8)
pieces = st.builds(
    lambda of, size, start: Slice(of, (2, size + start), 1, ((start, size),)),
    names,
    st.integers(1, 2**70),
    st.integers(0, 2**70),
)
tuples = st.lists(names, max_size=4).map(tuple)
manifests = st.builds(
    Manifest,
    st.integers(4, 65536),
    st.dictionaries(names, st.integers(0, 3)),
    st.dictionaries(names, pieces),
    st.lists(st.builds(Collective, names, tuples, tuples, st.sampled_from(["sum", "max"]))),
)


@given(manifests)
def test_json_out_and_in_gives_an_equal_manifest(manifest: Manifest):
    assert Manifest.from_json(manifest.to_json()) == manifest


def test_json_says_what_the_manifest_says():
    assert json.loads(mlp().to_json()) == {
        "chips": 3,
        "chip_of": {"p_c0": 0, "p_c1": 1, "p_c2": 2, "W1_c1": 1},
        "slices": {"W1_c1": {"of": "W1", "of_shape": [64, 256], "axis": 1, "ranges": [[128, 128]]}},
        "collectives": [{"out": "y", "partials": ["p_c0", "p_c1", "p_c2"], "folds": ["y_1", "y"], "combiner": "sum"}],
    }


def test_equal_manifests_give_equal_text():
    shuffled = mlp()
    shuffled.chip_of = dict(reversed(shuffled.chip_of.items()))
    assert shuffled.to_json() == mlp().to_json()


def test_parts_that_are_empty_may_be_left_out():
    assert Manifest.from_json('{"chips": 2}') == Manifest(2)


@pytest.mark.parametrize(
    "text",
    [
        '{"chips": 2, "chip_of": {"k": 0, "k": 1}}',
        '{"chips": 2, "slices": {"k": 0, "k": 1}}',
        '{"chips": 2, "k": 1, "k": 1}',
    ],
)
def test_a_name_given_twice_is_refused(text: str):
    with pytest.raises(TpError, match=r"the name `k` is given twice \[TP026\]"):
        Manifest.from_json(text)


def test_names_that_differ_in_punctuation_only_stay_apart():
    manifest = Manifest(2, {"k.0": 0, "k_0": 1})
    assert Manifest.from_json(manifest.to_json()).chip_of == {"k.0": 0, "k_0": 1}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "expected JSON"),
        ("{", "expected JSON"),
        ("[" * 100_000, "expected JSON"),
        ('{"chips": ' + "9" * 5000 + "}", "expected JSON"),
        ("[]", "expected an object"),
        ("{}", "expected the key `chips`"),
        ('{"chips": 2, "chip": {}}', "got the key 'chip'"),
        ('{"chips": 2, "chip_of": []}', "chip_of: expected an object"),
        ('{"chips": 2, "collectives": {}}', "collectives: expected a list"),
        ('{"chips": 2, "slices": {"w": {"of": "W"}}}', "slice of tensor `w`: expected the key `of_shape`"),
        ('{"chips": 2, "collectives": [3]}', "collective: expected an object"),
        ('{"chips": 2, "collectives": [{"out": "y", "partials": ["p"]}]}', "expected the key `folds`"),
    ],
)
def test_text_that_is_not_a_manifests_is_refused_in_words(text: str, words: str):
    with pytest.raises(TpError, match=r"\[TP025\]") as caught:
        Manifest.from_json(text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"chips": 0}', "TP020"),
        ('{"chips": 1e1}', "TP027"),
        ('{"chips": NaN}', "TP027"),
        ('{"chips": true}', "TP027"),
        ('{"chips": 2, "chip_of": {"w": 2}}', "TP021"),
        ('{"chips": 2, "chip_of": {"w": null}}', "TP027"),
        (
            '{"chips": 2, "slices": {"w": {"of": "W", "of_shape": [4], "axis": 1, "ranges": [[0, 1]]}}}',
            "TP022",
        ),
        (
            '{"chips": 2, "slices": {"w": {"of": "W", "of_shape": [4], "axis": 0, "ranges": [[0, 5]]}}}',
            "TP023",
        ),
        ('{"chips": 2, "collectives": [{"out": "y", "partials": "pq", "folds": ["y"]}]}', "TP027"),
    ],
)
def test_values_in_json_are_judged_as_the_constructors_judge_them(text: str, code: str):
    with pytest.raises(TpError) as caught:
        Manifest.from_json(text)
    assert caught.value.code == code


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["W", "y", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["w", "of", "out"]), inner),
    max_leaves=8,
)


@given(st.data())
def test_no_json_gives_anything_but_a_manifest_or_a_tp_error(data: st.DataObject):
    """Right manifests with one value, anywhere in them, replaced by another."""
    record = json.loads(mlp().to_json())
    place = record
    while True:
        key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
        if not isinstance(place[key], (dict, list)) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(values)
    try:
        read = Manifest.from_json(json.dumps(record))
    except TpError as error:
        assert error.code.startswith("TP02")
    else:
        assert Manifest.from_json(read.to_json()) == read


@given(st.text() | st.binary())
def test_no_text_gives_anything_but_a_manifest_or_a_tp_error(text: str):
    try:
        Manifest.from_json(text)
    except TpError as error:
        assert error.code == "TP025"


def test_the_order_of_names_in_the_text_does_not_matter():
    record = json.loads(mlp().to_json())
    for seed in range(20):
        entries = list(record["chip_of"].items())
        random.Random(seed).shuffle(entries)
        assert Manifest.from_json(json.dumps({**record, "chip_of": dict(entries)})) == mlp()
