import socket
import struct
import time
from pathlib import Path

from harness.waiting import LIMIT_SECONDS

POLL_SECONDS = 0.001


def wait_until_read(connection):
    """Waits until the program at the other end of a loopback connection has read everything that was sent to it."""
    own, other = connection.getsockname(), connection.getpeername()
    end = time.monotonic() + LIMIT_SECONDS
    while unread(other, own) > 0:
        assert time.monotonic() < end, "The other end does not read"
        time.sleep(POLL_SECONDS)


def unread(local, remote):
    """Returns how many bytes wait at the IPv4 socket with these ends; 0 when there is none any more."""
    ends = [f"{struct.unpack('=I', socket.inet_aton(host))[0]:08X}:{port:04X}" for host, port in [local, remote]]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if words[1:3] == ends:
            return int(words[4].partition(":")[2], 16)
    return 0
