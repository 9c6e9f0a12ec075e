"""The runtime folder, where servers store their secrets for apps: a folder of the tests' own, for every process that they start."""

import os
import shutil
import tempfile
from pathlib import Path

PATH = Path(tempfile.mkdtemp(prefix="v"))
os.environ["XDG_RUNTIME_DIR"] = str(PATH)
os.environ.pop("VIADUCT_TOKEN", None)


def remove():
    shutil.rmtree(PATH)
