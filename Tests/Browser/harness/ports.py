import socket


def free_port():
    """A port that nobody listens on, for a program that cannot choose one by itself."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]
