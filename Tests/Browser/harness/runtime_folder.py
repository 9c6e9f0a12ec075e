"""Where servers leave their secrets and apps find them: a folder of the tests' own, for every process that they start."""

import os
import shutil
import tempfile
from pathlib import Path

PATH = Path(tempfile.mkdtemp(prefix="v"))
os.environ["XDG_RUNTIME_DIR"] = str(PATH)
os.environ.pop("VIADUCT_TOKEN", None)


def remove():
    shutil.rmtree(PATH)
