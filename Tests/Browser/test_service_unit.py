"""The systemd unit: what an attacker of the server would find, and whether systemd understands it."""

import re
import subprocess

from harness.viaduct_server import PROGRAM, REPOSITORY

UNIT = REPOSITORY / "config/systemd/viaduct.service"
# The scale of systemd-analyze ends at 10, in tenths.
MOST_EXPOSED = 20


def analyze(*arguments):
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, timeout=60)


def test_the_unit_exposes_little():
    analysis = analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", UNIT)
    assert analysis.returncode == 0, analysis.stdout[-200:]
    assert "Overall exposure level for viaduct.service" in analysis.stdout


def test_the_limit_sees_a_unit_without_its_hardening(tmp_path):
    unit = tmp_path / UNIT.name
    hardening = r"^(Protect|Private|Restrict|SystemCall|Capability|DynamicUser|MemoryDeny).*\n"
    unit.write_text(re.sub(hardening, "", UNIT.read_text(), flags=re.MULTILINE))
    assert analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit).returncode != 0


def test_systemd_understands_every_line(tmp_path):
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/usr/bin/viaduct", PROGRAM).replace("Documentation=man:viaduct(1)\n", ""))
    verified = analyze("verify", "--man=no", unit)
    own_lines = [line for line in verified.stderr.splitlines() if UNIT.name in line]
    assert (verified.returncode, own_lines) == (0, [])
