"""The headers of every answer of Viaduct's own."""

from itertools import chain


def directives(policy):
    return {name: words for name, *words in (part.split() for part in policy.split(";"))}


def check(answer, path):
    policies = answer.headers.get_all("Content-Security-Policy") or []
    assert policies, path
    own = directives(policies[0])
    assert own["default-src"] == ["'none'"] and "frame-ancestors" in own, path
    assert not any("unsafe-" in word or word == "*" for word in chain.from_iterable(own.values())), path
    assert answer.headers.get_all("X-Content-Type-Options") == ["nosniff"], path
    assert len(answer.headers.get_all("Referrer-Policy") or []) == 1, path
