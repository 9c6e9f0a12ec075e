"""Keeps the calls of schemathesis short, and lets them reach the open page `API_PAGE`.

A valid limit becomes none, and the trace ends with its newest event.
"""

import os
import re

import schemathesis

LONGEST_MS = 60_000


@schemathesis.hook
def filter_case(context, case):
    """Leaves out what has a NUL in its address: libwebsockets closes the connection then."""
    parts = [*(case.path_parameters or {}).items(), *(case.query or {}).items()]
    return not any("\0" in str(part) for pair in parts for part in pair)


@schemathesis.hook
def before_call(context, case, **options):
    if case.operation.path == "/viaduct/api/trace" and isinstance(case.query, dict):
        case.query["follow"] = "false"
    page = (case.path_parameters or {}).get("page")
    if isinstance(page, str) and re.fullmatch("[0-9a-f]{8}", page):
        case.path_parameters["page"] = os.environ["API_PAGE"]
    if "/api/tests/" in case.operation.path and isinstance(case.body, dict):
        limit = case.body.get("timeout", 0)
        if isinstance(limit, int) and 0 <= limit <= LONGEST_MS:
            case.body["timeout"] = 0
