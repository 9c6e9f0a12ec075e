"""Where servers leave their secrets and apps find them: a folder of the tests' own, for every process that they start."""

import os
import tempfile
from pathlib import Path

_folder = tempfile.TemporaryDirectory(prefix="v")
PATH = Path(_folder.name)
os.environ["XDG_RUNTIME_DIR"] = _folder.name
os.environ.pop("VIADUCT_TOKEN", None)
