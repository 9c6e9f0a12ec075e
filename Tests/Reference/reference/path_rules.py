import json
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

HISTORICAL = [
    {"patterns": ["/recede_historical_location"], "properties": {"presentation": "pop", "context": "default", "historical_location": True}},
    {"patterns": ["/resume_historical_location"], "properties": {"presentation": "none", "context": "default", "historical_location": True}},
    {"patterns": ["/refresh_historical_location"], "properties": {"presentation": "refresh", "context": "default", "historical_location": True}},
]
PRESENTATIONS = {"default", "pop", "replace", "refresh", "clear_all", "replace_root", "none"}


class PathRules:
    """A path configuration, read as one of the two libraries reads it.

    iOS matches the decoded path without a slash at its end, and looks at the case. Android matches the raw path and ignores the case.
    """

    def __init__(self, platform, file=None):
        self._is_android = platform == "android"
        self._rules = (json.loads(Path(file).read_text())["rules"] if file else []) + HISTORICAL

    def properties(self, url):
        """The properties of all rules that match, those of later rules first."""
        path = self._path(url)
        flags = re.IGNORECASE if self._is_android else 0
        found = {}
        for rule in self._rules:
            if any(re.search(pattern, path, flags) for pattern in rule["patterns"]):
                found.update(rule["properties"])
        return found

    def presentation(self, url):
        return self._choice(url, "presentation", PRESENTATIONS)

    def context(self, url):
        return self._choice(url, "context", {"default", "modal"})

    def is_historical(self, url):
        return bool(self.properties(url).get("historical_location"))

    def are_same(self, properties_url, one, other):
        """Whether two URLs are one location for a proposal of `properties_url`."""
        first, second = self._parts(one), self._parts(other)
        if self._choice(properties_url, "query_string_presentation", {"default", "replace"}) == "replace":
            return first[0] == second[0]
        return first == second

    def _choice(self, url, name, values):
        value = str(self.properties(url).get(name, "default"))
        value = value.lower() if self._is_android else value
        return value if value in values else "default"

    def _path(self, url):
        parts = urlsplit(url)
        path = parts.path if self._is_android else self._ios_path(parts.path)
        return f"{path}?{parts.query}" if "?" in url.partition("#")[0] else path

    def _parts(self, url):
        parts = urlsplit(url)
        query = parts.query if "?" in url.partition("#")[0] else None
        if self._is_android:
            return unquote(parts.path), query and unquote(query)
        return self._ios_path(parts.path), query

    @staticmethod
    def _ios_path(path):
        path = unquote(path)
        return path[:-1] if len(path) > 1 and path.endswith("/") else path
