import importlib.util
from pathlib import Path

# Only the package's file is used: importing the package would need Playwright.
AXE = (Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()


def assert_accessible(tab):
    """Runs axe-core over the page and the screen as they are now, and expects no violation. Frames are left out.

    Apple's blue has less contrast than axe-core wants, unless the person prefers more.
    """
    has_contrast = tab.prefer_more_contrast()
    tab.run(AXE)
    violations = tab.evaluate("""async hasContrast => {
        await Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => null)))
        const { violations } = await axe.run(document, { iframes: false, rules: { "color-contrast": { enabled: hasContrast } } })
        const describe = ({ target, failureSummary }) => `${target} ${failureSummary}`
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describe).join(" | ")}`)
    }""", has_contrast)
    assert violations == []
