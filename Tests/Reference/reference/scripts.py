from pathlib import Path

NAMES = ("ios_turbo.js", "ios_bridge.js", "android_turbo.js", "android_bridge.js")


class Scripts:
    """The libraries' own scripts, in a folder outside of the project."""

    def __init__(self, folder):
        self.folder = Path(folder)
        missing = [name for name in NAMES if not (self.folder / name).is_file()]
        if missing:
            raise SystemExit(f"{folder} lacks {', '.join(missing)}: CONTRIBUTING.md says where they come from.")

    def read(self, name):
        return (self.folder / name).read_text()
