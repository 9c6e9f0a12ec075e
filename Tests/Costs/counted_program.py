import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
# Long: it notices what hangs, also where other programs leave callgrind a tenth of a processor.
LIMIT_SECONDS = 1800
# The same counts in every run: Swift's hashes have no random seed then.
DETERMINISTIC = {"SWIFT_DETERMINISTIC_HASHING": "1", "MALLOC_ARENA_MAX": "1"}
# Instructions that a program at rest spends between two looks, on the look itself and on its timers.
REST = 2_000


def _valgrind(*options):
    # One thread runs at a time. Fairly: a program that has work to do gets its turn between two looks at its count.
    return ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--vgdb=no", "--fair-sched=try", *options]


def environment(**more):
    """The tests' own variables, without the user's settings of the program."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("VIADUCT_")}
    return {**plain, **DETERMINISTIC, **more}


def run_counted(arguments, text=None, **more):
    """Runs a program to its end. Returns its instructions, its status and its output."""
    result = subprocess.run([*_valgrind(), *map(str, arguments)], input=text, capture_output=True, text=True, timeout=LIMIT_SECONDS,
                            cwd=tempfile.gettempdir(), env=environment(**more))
    collected = re.search(r"Collected : (\d+)", result.stderr)
    assert collected, result.stderr[-2000:]
    return int(collected[1]), result.returncode, result.stdout + result.stderr


class CountedProgram:
    """A program under callgrind whose instructions are counted while it runs."""

    def __init__(self, arguments, **more):
        self._folder = tempfile.TemporaryDirectory(prefix="meter-")
        library = Path(self._folder.name) / "meter.so"
        subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", library, HERE / "meter.c", "-lpthread"], check=True)
        questions, self._questions = os.pipe()
        answers, log = os.pipe()
        self._answers = os.fdopen(answers, "rb")
        self.process = subprocess.Popen(
            [*_valgrind(f"--log-fd={log}"), *map(str, arguments)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            pass_fds=(questions, log), cwd=self._folder.name,
            env=environment(LD_PRELOAD=str(library), METER=str(questions), **more))
        os.close(questions)
        os.close(log)

    def count(self):
        """The instructions since the start, once the program is at rest."""
        deadline = time.monotonic() + LIMIT_SECONDS
        last = self._look()
        while time.monotonic() < deadline:
            count = self._look()
            if count - last < REST:
                return count
            last = count
        raise AssertionError("The program does not come to rest.")

    def _look(self):
        os.write(self._questions, b"?")
        total = 0
        for line in self._answers:
            if match := re.match(rb"events-\d+: (\d+)", line):
                total += int(match[1])
            if line.endswith(b" end\n"):
                return total
        raise AssertionError(f"The program has ended with {self.process.wait()}.")

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=LIMIT_SECONDS)
        finally:
            self.process.kill()
            self._folder.cleanup()
