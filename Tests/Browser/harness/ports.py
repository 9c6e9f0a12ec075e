import random
import socket

# Below Linux's ephemeral ports, so that no other process gets one while a test's port is free.
# And above the ports that browsers block; 10080 is the last.
PORTS = range(10081, 32768)
# Listening on these needs root or a capability.
PRIVILEGED_PORTS = range(600, 1024)


def free_port(ports=PORTS):
    """Returns a free port, for a program that cannot choose one itself or has to restart on the same one."""
    while True:
        port = random.choice(ports)
        try:
            socket.create_server(("127.0.0.1", port)).close()
            return port
        except OSError:
            continue
