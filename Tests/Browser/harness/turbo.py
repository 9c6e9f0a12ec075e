from pathlib import Path

SCRIPT = (Path(__file__).parent / "turbo.js").read_text()
# For the head of a page. It adds `Turbo.visited`, `Turbo.isNative` and `Turbo.write(path, html)` to what Turbo has.
TURBO = f"<script>{SCRIPT}</script>"
# The same for a page that has loaded, as a function to evaluate.
LATE_TURBO = f"() => {{ {SCRIPT} }}"
