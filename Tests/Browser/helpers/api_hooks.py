"""Keeps the calls of schemathesis short, and directs them at the open page `API_PAGE`.

A valid limit becomes none, and the trace ends with its newest event. libwebsockets closes a connection with a NUL in an
address, so another character that no name may have takes its place.
"""

import os
import re

import schemathesis

LONGEST_MS = 60_000


@schemathesis.hook
def before_call(context, case, **options):
    case.path_parameters, case.query = without_nul(case.path_parameters), without_nul(case.query)
    if case.operation.path == "/viaduct/api/trace" and isinstance(case.query, dict):
        case.query["follow"] = "false"
    page = (case.path_parameters or {}).get("page")
    if isinstance(page, str) and re.fullmatch("[0-9a-f]{8}", page):
        case.path_parameters["page"] = os.environ["API_PAGE"]
    if "/api/tests/" in case.operation.path and isinstance(case.body, dict):
        limit = case.body.get("timeout", 0)
        if isinstance(limit, int) and 0 <= limit <= LONGEST_MS:
            case.body["timeout"] = 0


def without_nul(value):
    """Returns the JSON value with the next character in place of each NUL."""
    if isinstance(value, str):
        return value.replace("\0", "\1")
    if isinstance(value, dict):
        return {without_nul(key): without_nul(part) for key, part in value.items()}
    return [without_nul(part) for part in value] if isinstance(value, list) else value
