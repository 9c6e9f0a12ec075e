from urllib.parse import urlsplit


def address(url):
    """The path, query and fragment of a URL, without what Viaduct adds to a query. Those of another site have their host too."""
    parts = urlsplit(url or "")
    query = "&".join(part for part in parts.query.split("&") if not part.startswith("viaduct_"))
    text = (parts.path or "/") + ("?" + query if query else "") + ("#" + parts.fragment if parts.fragment else "")
    return text if parts.hostname in ("127.0.0.1", "localhost", None) else f"{parts.scheme}://{parts.netloc}{text}"
