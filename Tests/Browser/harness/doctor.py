import json
import subprocess

from harness.viaduct_server import PROGRAM, process_options


def doctor(*arguments, **environment):
    """Runs `viaduct doctor`. Returns its status, and its findings by subject."""
    options = process_options()
    options["env"] = {**options["env"], **environment}
    ended = subprocess.run([PROGRAM, "doctor", "--json", *arguments], capture_output=True, timeout=120, **options)
    found = [json.loads(line) for line in ended.stdout.splitlines()]
    assert found, ended.stderr
    return ended.returncode, {finding["subject"]: finding for finding in found}
