"""Every name that the sources read of a request has shapes."""

import pytest

import sources
from doors import ADDRESSES, LISTS, doors, header_shapes, names, parameters

pytestmark = pytest.mark.few


def test_code_that_walks_over_a_query_is_known():
    assert sources.whole_queries() == sources.WHOLE_QUERIES.keys()


@pytest.mark.parametrize("code", [
    'let text = request.queryValue("new")', 'func flag(_ name: String) -> Bool? { queryValue(name) }\n try request.flag("new")',
    'func words(_ name: String) { request.queryValue(name) }\n component = words("new")'])
def test_a_name_that_code_reads_is_found(code):
    assert sources.named_in({"New.swift": code}) == {"new"}


def test_a_name_that_is_not_understood_fails():
    with pytest.raises(AssertionError, match="is not understood"):
        sources.named_in({"New.swift": "func new() { request.queryValue(Self.key) }"})


def test_each_header_that_is_read_has_shapes():
    shaped = {name.lower() for shape in header_shapes() for name, _ in shape.make(4).headers}
    assert shaped == set(sources.header_names()) and shaped >= {*LISTS, *ADDRESSES}


def test_each_row_has_shapes_for_each_name_that_is_read():
    read = {("parameter", name) for name in sources.query_names()} | {("header", name) for name in sources.header_names()}
    for door in doors():
        assert {(name.kind, name.name) for name in names(door) if name.shapes} == read, door.name
        assert {("parameter", name) for name in parameters(door)} <= read, f"The API's document of {door.name} has a name that nothing reads."
