import random
import socket

# Below the ports that Linux gives to whoever asks for any: nobody else gets one while a test has nothing listening there.
# And above those that browsers do not go to, of which 10080 is the last.
PORTS = range(10081, 32768)
# Only root may listen there, and whoever root lets.
PRIVILEGED_PORTS = range(600, 1024)


def free_port(ports=PORTS):
    """A port that nobody listens on, for a program that cannot choose one by itself, or that starts again on the same one."""
    while True:
        port = random.choice(ports)
        try:
            socket.create_server(("127.0.0.1", port)).close()
            return port
        except OSError:
            continue
