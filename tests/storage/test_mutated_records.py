"""Whatever is changed in a record so that no legal match explains it, it is refused with the place."""

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.storage.records import UnreadableRecord, parse_record, record_text
from tests.storage.mutations import KINDS, mutate, refusal_of
from tests.storage.played import played_match, record_of

SEEDS = st.integers(0, 2**32)
TEXT = record_text(record_of(played_match(rounds=2, last_moves=20)))


@pytest.mark.parametrize("kind", KINDS)
@given(seed=SEEDS)
@settings(max_examples=16)
def test_a_record_that_no_legal_match_explains_is_refused_with_the_place(kind: str, seed: int) -> None:
    mutation = mutate(kind, random.Random(seed))
    begun = time.process_time()
    error = refusal_of(mutation)
    assert error is not None, mutation.done
    assert (error.round, error.move) == (mutation.round, mutation.move), f"{mutation.done}: {error}"
    assert time.process_time() - begun < 5


@given(place=st.integers(0, len(TEXT) - 1), byte=st.integers(0, 255))
@settings(max_examples=200)
def test_with_any_byte_changed_it_is_read_whole_or_refused(place: int, byte: int) -> None:
    data = bytearray(TEXT.encode("ascii"))
    data[place] = byte
    try:
        record = parse_record(bytes(data))
    except UnreadableRecord:
        return
    # What was changed is a name, a key that is not required, or makes another legal match.
    assert parse_record(record_text(record)) == record


@given(data=st.binary(max_size=300))
def test_no_bytes_at_all_make_it_crash(data: bytes) -> None:
    with pytest.raises(UnreadableRecord):
        parse_record(data)
