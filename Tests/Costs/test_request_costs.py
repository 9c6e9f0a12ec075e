import json

import pytest

from cost import check, compare
from doors import doors, example, shapes
from server import TOKEN

DOORS = list(doors())
# Every header is read here, or on the way to every door.
THOROUGH = {"GET /viaduct/request"}
# A stub pays for the end of the one before, which was four or sixteen times as large: each takes the place of the smallest.
REPLACING = {"POST /viaduct/api/tests/:test/stub"}


@pytest.fixture(scope="module")
def page(server):
    """A page that belongs to a test, for the doors about one."""
    page = server.page(test="t")
    page.send(json.dumps({"type": "open", "url": "http://localhost/", "title": "Home", "platform": "ios"}))
    yield page
    page.close()


@pytest.mark.parametrize("door", DOORS, ids=[door.name for door in DOORS])
def test_a_request_costs_in_proportion_to_its_size(server, page, door, record):
    smallest = example(door)

    def measure(request):
        names = {name.lower() for name, _ in request.headers}
        headers = [header for header in smallest.headers if header[0].lower() not in names] + list(request.headers)
        headers = [(name, value.replace("TOKEN", TOKEN)) for name, value in headers]
        body = smallest.body if request.body is None else request.body
        path = (request.path or smallest.path).replace("/pages/01234567/", f"/pages/{page.id[:8]}/")
        if door.name in REPLACING and request is not smallest:
            measure(smallest)
        return server.cost(door.method, path, headers, body, listener=door.listener)

    check(door.name, [compare(door.name, shape, measure) for shape in shapes(door, door.name in THOROUGH)], record)
