import re

HEX = r"%[0-9A-Fa-f]{2}"
COMMON = r"A-Za-z0-9\-._~!$&'()*+,;=:@"
ALLOWED = {"path": COMMON + "/", "query": COMMON + "/?", "fragment": COMMON + "/?"}


def swift_url(text):
    """The absolute string of `URL(string:)` as of iOS 17.

    A component with a character that no URL may have is encoded as a whole, its percent signs too (swift-foundation#1190).
    """
    match = re.fullmatch(r"([a-z][a-z0-9+.-]*://[^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?", text, re.IGNORECASE | re.DOTALL)
    if not match:
        return text
    start, path, query, fragment = match.groups()
    text = start + _encoded(path, "path")
    if query is not None:
        text += "?" + _encoded(query, "query")
    return text if fragment is None else text + "#" + _encoded(fragment, "fragment")


def _encoded(text, kind):
    allowed = ALLOWED[kind]
    if re.fullmatch(f"(?:[{allowed}]|{HEX})*", text):
        return text
    return re.sub(f"[^{allowed}]", lambda match: "".join(f"%{byte:02X}" for byte in match[0].encode()), text)
