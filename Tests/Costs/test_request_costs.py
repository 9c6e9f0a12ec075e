import json
from statistics import median

import pytest

from cost import NOISE, RIPPLE, check, compare
from doors import doors, example, names, shapes
from server import TOKEN

DOORS = list(doors())
# The doors whose costs bin/test counts too: those of an old defect.
FEW = {"GET /viaduct/schema/*"}
PARAMETERS = [pytest.param(door, id=door.name, marks=pytest.mark.few if door.name in FEW else ()) for door in DOORS]
OPEN = {"type": "open", "url": "http://localhost/", "title": "Home", "platform": "ios"}
# The statuses of what is refused before its handler, or by the handler before it has read all.
REFUSED = {0, 400, 401, 403, 405, 413, 415, 426, 431, 500}
# Rows whose handler answers so, with the reason.
OTHERS = {"GET /viaduct/unauthorized": "asks for an identity", "GET /viaduct/socket": "asks for an upgrade",
          "POST /viaduct/enter/": "reads a ticket that no link has"}
# The row that reads least.
LEAST = "GET /viaduct/health/live"
# A stub pays for the end of the one before, which was four or sixteen times as large: each takes the place of the smallest.
REPLACING = {door.name for door in DOORS if door.method in ("POST", "PUT") and "/stub" in door.path}


@pytest.fixture(scope="module")
def page(server):
    """A page that belongs to a test, for the doors about one."""
    page = server.page(test="t")
    page.settle(OPEN)
    yield page
    page.close()


def measure_of(server, page, door):
    """Counts the instructions of a request for the door: what the request does not have is as in the door's example."""
    smallest = example(door)

    def measure(request):
        headers, body, path = completed(request, smallest, page)
        if door.name in REPLACING and request is not smallest:
            measure(smallest)
        settle(page, door)
        return server.cost(door.method, path, headers, body, listener=door.listener)

    return measure


def settle(page, door):
    """Lets the page do as its browser would, so that each request about it meets the same page."""
    if "/pages/" in door.path or "/tests/" in door.path:
        page.settle(OPEN)


def completed(request, smallest, page):
    own = {name.lower() for name, _ in request.headers}
    headers = [header for header in smallest.headers if header[0].lower() not in own] + list(request.headers)
    headers = [(name, value.replace("TOKEN", TOKEN)) for name, value in headers]
    path = (request.path or smallest.path).replace("/pages/01234567/", f"/pages/{page.id[:8]}/")
    return headers, smallest.body if request.body is None else request.body, path


@pytest.mark.few
@pytest.mark.parametrize("door", DOORS, ids=[door.name for door in DOORS])
def test_an_example_of_each_row_gets_to_its_handler(server, page, door):
    headers, body, path = completed(example(door), example(door), page)
    settle(page, door)
    status = server.ask(door.method, path, headers, body, listener=door.listener)
    assert (status in REFUSED) == (door.name in OTHERS), f"{status}: what is refused before its handler costs nothing."


@pytest.mark.parametrize("door", PARAMETERS)
def test_a_request_costs_in_proportion_to_its_size(server, page, door, record):
    measure = measure_of(server, page, door)
    check(door.name, [compare(door.name, shape, measure) for shape in shapes(door)], record)


def excesses(server, page, door):
    """Each name with what a long value under it costs at the door, more than under most names."""
    measure = measure_of(server, page, door)
    found = [(name, measure(name.long)) for name in names(door)]
    usual = {kind: median(cost for name, cost in found if name.kind == kind) for kind in ("parameter", "header")}
    return {(name.kind, name.name): (name, cost - usual[name.kind]) for name, cost in found}


@pytest.fixture(scope="module")
def least(server, page):
    """What the names cost at the row that reads only what is read on the way to all rows."""
    (door,) = [door for door in DOORS if door.name == LEAST]
    return excesses(server, page, door)


@pytest.mark.parametrize("door", DOORS, ids=[door.name for door in DOORS])
def test_each_name_that_the_sources_read_costs_a_row_in_proportion(server, page, least, door, record):
    """A row reads the names that cost it more than what all rows pay. Of these, each shape is compared."""
    measure = measure_of(server, page, door)
    own = least if door.name == LEAST else excesses(server, page, door)
    noise = max(NOISE, RIPPLE * measure(example(door)))
    read = [name for key, (name, cost) in own.items() if door.name == LEAST or cost > least[key][1] + noise]
    costs = [compare(door.name, shape, measure) for name in read for shape in name.shapes]
    if costs:
        check(door.name, costs, record)
