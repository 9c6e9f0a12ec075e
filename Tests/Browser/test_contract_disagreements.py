"""`viaduct contract`: each deliberate disagreement is found, and what only looks like one is none."""

import re

import pytest

from harness.disagreements import AGREEMENTS, DISAGREEMENTS, FILES, NOTES, SNAKE, SNAKE_AGREEMENTS, SNAKE_DISAGREEMENTS


def compare(contract, pairs, app=""):
    """Compares all pairs in one run. Returns the status, and the findings and the summary of each, by the pair's name."""
    names = {f"c{number}": name for number, name in enumerate(pairs)}
    for name, key in names.items():
        contract.web(f"{name}.js", pairs[key].controller(name))
        contract.write(f"app/{name}.swift", pairs[key].component(name))
    for name, text in FILES.items():
        contract.web(name, text)
    status, output = contract(pairs[names["c0"]].controller("c0"), app or "import HotwireNative", name="c0.js")
    found = {name: [] for name in pairs}
    *findings, summary = output.replace("\n  ", "\0").splitlines()
    for finding in findings:
        text = finding.replace("\0", "\n  ").removeprefix("note: ")
        found[names[text[1:text.index("”")]]].append(finding.replace("\0", "\n  "))
    return status, found, summary


def check(found, pairs):
    for name, pair in pairs.items():
        assert len(found[name]) == 1 and all(text in found[name][0] for text in pair.told), f"{name}: {found[name]}"
        assert found[name][0].startswith("note: ") == (name in NOTES), name


@pytest.mark.any_browser
def test_each_deliberate_disagreement_is_found(contract):
    assert len(DISAGREEMENTS | SNAKE_DISAGREEMENTS) >= 30
    status, found, summary = compare(contract, DISAGREEMENTS)
    check(found, DISAGREEMENTS)
    count = len(DISAGREEMENTS)
    assert status == 1 and summary == f"{count} components, {count} on both sides: {count - len(NOTES)} disagreements.", summary


@pytest.mark.any_browser
def test_a_strategy_for_keys_counts_as_the_decoder_applies_it(contract):
    status, found, summary = compare(contract, SNAKE_DISAGREEMENTS, SNAKE)
    check(found, SNAKE_DISAGREEMENTS)
    assert status == 1 and summary.endswith(f"{len(SNAKE_DISAGREEMENTS)} disagreements."), summary


@pytest.mark.each_case
@pytest.mark.any_browser
@pytest.mark.parametrize("pairs, app", [
    (AGREEMENTS, ""), (SNAKE_AGREEMENTS, SNAKE), (SNAKE_DISAGREEMENTS, re.sub(r"\.convert\w+", ".custom { $0.last! }", SNAKE)),
    (SNAKE_AGREEMENTS, SNAKE.replace("Hotwire.config.", "configuration.")),
], ids=["plain", "snake case", "custom", "perhaps another decoder"])
def test_what_only_looks_like_a_disagreement_is_none(contract, pairs, app):
    status, found, summary = compare(contract, pairs, app)
    assert not any(found.values()), found
    assert status == 0 and summary == f"{len(pairs)} component{'s' * (len(pairs) > 1)}, {len(pairs)} on both sides: no disagreement.", summary
