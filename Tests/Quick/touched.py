"""Prints which tests a change touches, for bin/test --quick: touched.py FILE...

A line each: `lint FILE` for Swift, `swift TARGET` for a test target with a changed module below it, and `browser FILE` for a file of
browser tests. The changed files are the arguments, relative to the repository.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
BROWSER = Path("Tests/Browser")


def touched(files, targets, browser_tests):
    """Returns the lines.

    `targets` are those of `package_targets()`. `browser_tests` has the text of each file of browser tests by its path.
    """
    files = [Path(file) for file in files]
    modules = {target["name"] for target in targets if any(file.is_relative_to(target["path"]) for file in files)}
    if Path("Package.swift") in files:
        modules = {target["name"] for target in targets}
    return [
        *(f"lint {file}" for file in sorted(files) if file.suffix == ".swift" and (REPOSITORY / file).exists()),
        *(f"swift {name}" for name in sorted(_above(modules, targets))),
        *(f"browser {path}" for path, text in sorted(browser_tests.items()) if any(_tests(path, text, file) for file in files)),
    ]


def _above(modules, targets):
    """The test targets among the modules, and among those that depend on them."""
    found = set(modules)
    while more := {one["name"] for one in targets if found.intersection(one.get("target_dependencies", []))} - found:
        found |= more
    return {target["name"] for target in targets if target["type"] == "test"} & found


def _tests(path, text, file):
    """Whether a file of browser tests is about a changed file: it is that file, imports it, has its name, or names it."""
    if file == Path(path):
        return True
    if file.is_relative_to(BROWSER / "harness"):
        return re.search(rf"\bharness\.{re.escape(file.stem)}\b", text) is not None
    if file.suffix == ".swift" or file.is_relative_to("Tests"):
        return False
    # A script or a document: its name alone may be an everyday word.
    name = "/".join(file.parts[-2:])
    stem = file.stem.lower().replace("-", "_")
    return re.search(rf"\b{re.escape(name)}\b", text) is not None or Path(path).stem in (f"test_{stem}", f"test_{stem}s")


def package_targets():
    """The targets of the package, as dictionaries."""
    described = subprocess.run(
        ["swift", "package", "--ignore-lock", "describe", "--type", "json"], cwd=REPOSITORY, check=True, capture_output=True, text=True)
    return json.loads(described.stdout)["targets"]


def main():
    tests = {str(path.relative_to(REPOSITORY)): path.read_text() for path in (REPOSITORY / BROWSER).glob("test_*.py")}
    print("\n".join(touched(sys.argv[1:], package_targets(), tests)))


if __name__ == "__main__":
    main()
