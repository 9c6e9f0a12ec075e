import re
import threading


def wait_for_line(stream, pattern):
    """Reads a process's output up to the line that matches, and returns the match; the rest is read and dropped."""
    lines = []
    for line in stream:
        lines.append(line)
        match = re.search(pattern, line)
        if match:
            threading.Thread(target=stream.read, daemon=True).start()
            return match
    raise AssertionError(f"The process ended without the line {pattern}: {''.join(lines)}")
