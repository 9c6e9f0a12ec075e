import re
import socket
import threading

from harness.ports import free_port


class Wire:
    """A TCP connection between the page and a server that can be cut and restored."""

    def __init__(self, target_port):
        self._target_port = target_port
        self._port = free_port()
        self._lock = threading.Lock()
        self._sockets = set()
        self._answered = []
        self._short = {}
        self.mend()

    @property
    def url(self):
        return f"http://127.0.0.1:{self._port}"

    @property
    def answered(self):
        """Everything that the server has sent, one text for each connection."""
        return [bytes(answer).decode(errors="replace") for answer in self._answered]

    @property
    def statuses(self):
        """The status of each answer that the server has sent."""
        return [int(status) for answer in self.answered for status in re.findall(r"^HTTP/1\.1 (\d{3}) ", answer, re.MULTILINE)]

    def mend(self):
        """Accepts connections again, on the same port."""
        self._listener = socket.create_server(("127.0.0.1", self._port))
        threading.Thread(target=self._accept, args=[self._listener], daemon=True).start()

    def cut(self):
        """Drops all connections without notice, and refuses new ones."""
        _shut(self._listener)
        with self._lock:
            sockets, self._sockets = self._sockets, set()
        for end in sockets:
            _shut(end)

    def cut_short(self, path, length):
        """Drops the next connection that requests the path, after a number of bytes of the answer."""
        self._short[path] = length

    def _accept(self, listener):
        while True:
            try:
                page_end, _ = listener.accept()
            except OSError:
                return
            try:
                server_end = socket.create_connection(("127.0.0.1", self._target_port))
            except OSError:
                _shut(page_end)
                continue
            with self._lock:
                self._sockets |= {page_end, server_end}
            answer = bytearray()
            self._answered.append(answer)
            ends = []
            for pump, source, sink in ((self._ask, page_end, server_end), (self._answer, server_end, page_end)):
                threading.Thread(target=self._run, args=[pump, source, sink, answer, ends], daemon=True).start()

    def _ask(self, page_end, server_end, answer, ends):
        while data := page_end.recv(65536):
            for path in [path for path in self._short if f"{path} HTTP/".encode() in data]:
                ends.append(len(answer) + self._short.pop(path))
            server_end.sendall(data)

    def _answer(self, server_end, page_end, answer, ends):
        while data := server_end.recv(65536):
            length = min([end - len(answer) for end in ends], default=len(data))
            answer += data
            page_end.sendall(data[:length])
            if length < len(data):
                return

    def _run(self, pump, source, sink, answer, ends):
        try:
            pump(source, sink, answer, ends)
        except OSError:
            pass
        _shut(source)
        _shut(sink)
        with self._lock:
            self._sockets -= {source, sink}


def _shut(end):
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
    end.close()
