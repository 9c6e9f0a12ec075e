"""Pages in the browser's cache."""

PAGE = "<!doctype html><html><head><title>Kept</title></head></html>"


def test_a_page_from_the_cache_has_the_adapter(tab, proxied, proxy):
    def answer(request):
        known = request.headers["If-None-Match"]
        statuses.append(304 if known == '"abc"' else 200)
        if statuses[-1] == 304:
            request.answer(status=304, content_type=None, headers=[("ETag", '"abc"')], length=False)
        else:
            request.answer(PAGE, headers=[("ETag", '"abc"'), ("Cache-Control", "no-cache")])

    statuses = []
    proxied.answers["/kept"] = answer
    for _ in range(3):
        tab.open(f"{proxy.url}/kept")
        assert tab.evaluate("() => [document.title, Boolean(window.viaduct)]") == ["Kept", True]
    assert statuses == [200, 304, 304]
