"""The TCP connections between clients and a server, with the faults of a network. Each belongs to the id in its request."""

import asyncio
import re
import socket
import struct

# What a blocked end of a lane may keep before its source is not read either.
BUFFER = 64 << 10
ID = re.compile(rb"(?:page|app)=([0-9a-f]{32})")


class Road:
    """Listens on a port, and passes on to another."""

    def __init__(self, target):
        self.target = target
        # The newest lane of each id, and all that are open.
        self.lanes = {}
        self.open_lanes = set()
        # Bytes a second, by id; and the ids that are not let in.
        self.speeds = {}
        self.closed = set()

    async def open(self):
        self._server = await asyncio.get_running_loop().create_server(lambda: _Client(self), "127.0.0.1", 0, backlog=1000)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self):
        self._server.close()
        for lane in list(self.open_lanes):
            lane.break_off()

    def sweep(self):
        """Ends what a fault has left: lanes that lose everything, and those of clients that have another one."""
        for lane in list(self.open_lanes):
            if lane.is_blind or self.lanes.get(lane.id) is not lane:
                lane.break_off()

    def cut(self, id):
        """Ends the lane by a reset, in the middle of what comes next."""
        if lane := self.lanes.get(id):
            lane.cut_soon()

    def blind(self, id):
        """Loses what both ends send, and tells neither."""
        if lane := self.lanes.get(id):
            lane.is_blind = True

    def stop(self, id):
        """Keeps from the client what the server sends, until it is told to `go`."""
        if lane := self.lanes.get(id):
            lane.server.halt()

    def go(self, id):
        if lane := self.lanes.get(id):
            lane.server.proceed()

    def break_off(self, id):
        if lane := self.lanes.get(id):
            lane.break_off()


class _End(asyncio.Protocol):
    transport = other = None

    def __init__(self):
        self._is_halted = self._is_full = False
        self._queue = []
        self._pump = None

    def connection_made(self, transport):
        self.transport = transport
        transport.set_write_buffer_limits(BUFFER)

    def halt(self):
        self._is_halted = True
        self._set_reading()

    def proceed(self):
        self._is_halted = False
        self._set_reading()

    def _set_reading(self):
        if self.transport and not self.transport.is_closing():
            if self._is_halted or self._is_full:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def set_full(self, is_full):
        self._is_full = is_full
        self._set_reading()

    def pause_writing(self):
        self.other.set_full(True)

    def resume_writing(self):
        self.other.set_full(False)

    def pass_on(self, data, speed):
        """Hands the bytes to the other end: at once, or as slowly as the road is."""
        if speed or self._pump:
            self._queue.append(data)
            self._pump = self._pump or asyncio.ensure_future(self._trickle(speed))
        elif self.other.transport:
            self.other.transport.write(data)

    @property
    def is_behind(self):
        """Whether there are bytes that it has not passed on yet."""
        return self._pump is not None

    async def _trickle(self, speed):
        while self._queue:
            data = self._queue.pop(0)
            for start in range(0, len(data), 64):
                if self.other.transport is None or self.other.transport.is_closing():
                    self._pump = None
                    return
                self.other.transport.write(data[start:start + 64])
                await asyncio.sleep(64 / speed)
        self._pump = None

    def break_off(self):
        if self._pump:
            self._pump.cancel()
        if self.transport and self.transport.get_extra_info("socket").fileno() >= 0:
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.transport.abort()


class _Client(_End):
    """The client's end of a lane, which has the lane's state."""

    def __init__(self, road):
        super().__init__()
        self._road = road
        self.server = self.other = _Server(self)
        self.id = self._task = None
        self.is_blind = self._is_cut = self._has_ended = False
        self._first = b""

    def connection_made(self, transport):
        super().connection_made(transport)
        self._road.open_lanes.add(self)

    async def _reach(self):
        try:
            await asyncio.get_running_loop().create_connection(lambda: self.server, "127.0.0.1", self._road.target)
            self.server.transport.write(self._first)
            self._first = None
        except OSError:
            self.break_off()

    def data_received(self, data):
        if self.id is None and (match := ID.search(data)):
            self.id = match[1].decode()
            if self.id in self._road.closed:
                return self.break_off()
            self._road.lanes[self.id] = self
        if self._first is not None:
            self._first += data
            self._task = self._task or asyncio.ensure_future(self._reach())
        else:
            self.carry(self, data)

    def carry(self, end, data):
        """Passes on what one end has sent."""
        if self.is_blind:
            return
        if self._is_cut:
            # A half must not overtake what a slow road still has.
            if end.other.transport and not end.is_behind:
                end.other.transport.write(data[:len(data) // 2])
            # Time for the half to leave the socket, which a reset would drop.
            asyncio.get_running_loop().call_later(0.01, self.break_off)
            self.is_blind = True
            return
        end.pass_on(data, self._road.speeds.get(self.id))

    def cut_soon(self):
        self._is_cut = True
        asyncio.get_running_loop().call_later(0.5, self.break_off)

    def break_off(self):
        if not self._has_ended:
            self._has_ended = True
            self._leave_road()
            super().break_off()
            self.server.break_off()

    def _leave_road(self):
        self._road.open_lanes.discard(self)
        if self._road.lanes.get(self.id) is self:
            del self._road.lanes[self.id]

    def connection_lost(self, _):
        self.end(self.server)

    def end(self, rest):
        """One end has closed: the other closes when it has got everything."""
        if self._has_ended:
            return
        if self.is_blind:
            return
        self._has_ended = True
        self._leave_road()
        if rest.transport:
            rest.transport.close()


class _Server(_End):
    """The server's end of a lane."""

    def __init__(self, client):
        super().__init__()
        self.other = self._lane = client

    def data_received(self, data):
        self._lane.carry(self, data)

    def connection_lost(self, _):
        self._lane.end(self._lane)
