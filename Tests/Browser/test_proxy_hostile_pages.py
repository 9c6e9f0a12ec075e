"""Hostile pages behind the proxy: without the adapter's tag, each is byte for byte what the app has sent."""

import random
import re
import time

import pytest

from harness import hostile_html
from harness.read_queue import wait_until_read

pytestmark = pytest.mark.any_browser
TAG = re.compile(rb'<script src="/viaduct/adapter\.js"(?: nonce="[^"]*")?(?: data-widened="[^"]*")?></script>')
POLICIES = [None, None, "default-src 'self'", "script-src 'nonce-abc' 'strict-dynamic'", "script-src 'sha256-x'; connect-src https:", "sandbox; default-src 'none'"]
SEED_PAGES = 40
SLOW_SECONDS = 60


def original(answer, page):
    """Returns the answer without the adapter's tag: the place whose removal makes it the page, if there is one."""
    for tag in TAG.finditer(answer):
        without = answer[:tag.start()] + answer[tag.end():]
        if without == page:
            return without
    return answer


def ask(proxied, get, page, pieces, content_type, policy):
    """Sends the pieces one by one, each when nginx has read the one before it, and returns the answer's body."""

    def answer(request):
        def read():
            for piece in pieces:
                yield piece
                wait_until_read(request.connection)

        headers = [("Content-Security-Policy", policy)] if policy else []
        request.answer_slowly((piece for piece in read() if piece), content_type, headers)

    proxied.answers["/"] = answer
    return get().body


def check(proxied, get, page, source):
    """Asks for the page, cut anywhere, under any type and policy. Returns whether it has got the adapter."""
    content_type, policy = source.choice(hostile_html.TYPES), source.choice(POLICIES)
    pieces = hostile_html.cut(source, page)
    body = ask(proxied, get, page, pieces, content_type, policy)
    assert original(body, page) == page, (pieces, content_type, policy, body)
    return body != page


def test_kept_pages_stay_as_they_are(proxied, get):
    source = random.Random(28)
    with_adapter = [page for page in hostile_html.CORPUS if check(proxied, get, page, source)]
    assert len(with_adapter) > len(hostile_html.CORPUS) / 2


def test_made_pages_stay_as_they_are(proxied, get):
    source = random.Random(28)
    with_adapter = [page for page in (hostile_html.page(source) for _ in range(SEED_PAGES)) if check(proxied, get, page, source)]
    assert len(with_adapter) > SEED_PAGES / 4


@pytest.mark.slow
def test_many_made_pages_stay_as_they_are(proxied, get, record_property):
    seed = random.SystemRandom().randrange(1 << 32)
    print(f"the seed is {seed}")
    source = random.Random(seed)
    end, count = time.monotonic() + SLOW_SECONDS, 0
    while time.monotonic() < end:
        check(proxied, get, hostile_html.page(source), source)
        count += 1
    record_property("hostile pages through nginx", count)
