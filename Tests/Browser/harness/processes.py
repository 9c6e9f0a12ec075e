import re
from pathlib import Path


def children(process):
    """The ids of a process's living children."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = file.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == process and state != "Z":
            found.append(int(file.parent.name))
    return found


def is_alive(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def nginx_folder(nginx):
    """The folder of the server whose nginx this is."""
    return Path(re.search(r" -p (\S+)", Path(f"/proc/{nginx}/cmdline").read_text().replace("\0", " "))[1])


def family(process):
    """The process and all of its descendants."""
    return [process, *(member for child in children(process) for member in family(child))]


def memory(process):
    """The bytes that the process has in memory."""
    return int(Path(f"/proc/{process}/status").read_text().partition("VmRSS:")[2].split()[0]) * 1024


def schedule(task):
    """Returns the seconds that a process's first thread, or `thread-self`, has worked, and has waited for a processor."""
    return [int(time) / 1e9 for time in Path(f"/proc/{task}/schedstat").read_text().split()[:2]]
