"""What the program reads of a request, and which files it reads, as its own sources say.

They go by the forms in which the sources read. A form that is new here fails a test: it is understood, or nothing is.
"""

import re
from functools import cache

from counted_program import REPOSITORY

SOURCES = REPOSITORY / "Sources"
# Code that walks over a whole query, and the names that it looks for. The others pass it on.
WHOLE_QUERIES = {
    "Access/ForwardedRequest.swift": [], "Access/Identity.swift": ["room"], "API/ConsoleEntry.swift": ["key"],
    "Pages/PhoneChoice.swift": [], "Routes/DeviceRoutes.swift": ["linked"], "Server/HTTPRequest+StreamSafe.swift": []}
# Ways to read a file.
FILE_READS = re.compile(
    r"\b(?:Data|String)\(contentsOf|\bcontents\(atPath:|\bFileHandle\(forReading|\bfopen\(|\bGlibc\.read\(|\bmmap\(|"
    # A folder is opened for what is in it.
    r"\bopen\(\w+, O_RDONLY(?! \| O_DIRECTORY)|\bInputStream\(|\breadLine\(|\bSSL_CTX_use_\w+_file\(|\bX509_.*_file\(")


@cache
def code(folder):
    """The files of a folder of the sources by their paths in it, without comments."""
    return {str(path.relative_to(SOURCES / folder)): re.sub(r"^\s*//.*$", "", path.read_text(), flags=re.MULTILINE)
            for path in sorted((SOURCES / folder).rglob("*.swift"))}


def _relay():
    return code("Relay/ViaductRelay")


@cache
def query_names():
    """The names that are read of a query."""
    known = {name for names in WHOLE_QUERIES.values() for name in names}
    return sorted(known | choice_names() | named_in(_relay()))


def named_in(files):
    """The names that code reads one by one: by `queryValue`, or by a function that gets the name."""
    names, readers = set(), set()
    for path, text in files.items():
        for call in re.finditer(r"\bqueryValue\(([^()]*)\)", text):
            if literal := re.fullmatch(r'"([^"]+)"', call[1]):
                names.add(literal[1])
            else:
                function = re.findall(r"\bfunc (\w+)\(_ (\w+): String\b", text[:call.start()])
                assert function and function[-1][1] == call[1], f"{path} reads a name that is not understood: {call[0]}"
                readers.add(function[-1][0])
    for text in files.values():
        # The calls of the test API have members of the same kinds in their bodies.
        for reader in readers:
            names |= set(re.findall(rf'(?<!parameters\.)\b{reader}\("([^"]+)"', text))
    return names


def whole_queries():
    """The files with code that gets a whole query."""
    return {path for path, text in _relay().items() if re.search(r"\brequest\.query\b|\bquery: query\b|\] \+ query\b", text)}


@cache
def choice_names():
    """The parameters and cookies by which a page chooses a phone, a room or a test."""
    text = _relay()["Pages/PhoneChoice.swift"]
    names = re.search(r"static let names = \[([^\]]+)\]", text)
    literals = {name for path, text in _relay().items() if not path.startswith("Metrics/") for name in re.findall(r'"(viaduct_[a-z_]*[a-z])"', text)}
    return {f"viaduct_{name}" for name in re.findall(r'"(\w+)"', names[1])} | literals


@cache
def cookie_prefixes():
    """The starts of the names of cookies that end with a port."""
    return {name for text in _relay().values() for name in re.findall(r'"(viaduct_\w+_)["\\]', text)}


@cache
def header_names():
    """The headers that are read: libwebsockets' storage hands over no others."""
    reader = code("Core/LWS")["RequestReader.swift"]
    names = set(re.findall(r'\("([a-z-]+)", WSI_TOKEN', reader))
    names |= set(re.findall(r'"([a-z-]+)"', re.search(r"fetchMetadata = \[([^\]]+)\]", reader)[1]))
    more = re.search(r"var requestHeaders: \[String\] \{(.+?)\}", _relay()["Server/Server+Requests.swift"], re.DOTALL)[1]
    for part in re.split(r"\s\+\s", more.strip()):
        names |= set(_constants(part.strip(" []")))
    return sorted(names)


def _constants(name):
    """The texts of a constant, such as `Type.all`, in the file that has its type."""
    kind, _, member = name.rpartition(".")
    for text in _relay().values():
        if re.search(rf"\b(?:enum|struct|class|extension) {kind.rpartition('.')[2]}\b", text):
            if match := re.search(rf'static let {member}(?:: \[?String\]?)? = (\[[^\]]+\]|"[^"]+")', text):
                return [word.strip('"') if '"' in word else found for word in re.findall(r'"[^"]+"|[\w.]+', match[1])
                        for found in ([""] if '"' in word else _constants_in(text, word))]
    raise AssertionError(f"The headers {name} are not understood.")


def _constants_in(text, name):
    match = re.search(rf'static let {name.rpartition(".")[2]} = "([^"]+)"', text)
    assert match, f"The header {name} is not understood."
    return [match[1]]


def file_readers():
    """The files of the sources that read a file, without the frameworks of a phone: an app's own process reads its own."""
    return {f"{wing}/{path}" for wing in ("App", "Core", "Relay", "viaduct", "Phone/Hotwire") for path, text in code(wing).items()
            if FILE_READS.search(text)}
