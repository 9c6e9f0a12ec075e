"""Pictures of browsers, as far as tests look into them: PNG with 8 bits a channel, not interlaced."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}


class Picture:
    def __init__(self, data):
        assert data.startswith(SIGNATURE)
        self.data = data
        chunks = list(self._chunks(data[len(SIGNATURE):]))
        self.width, self.height, depth, kind, *rest = struct.unpack(">IIBBBBB", chunks[0][1])
        assert depth == 8 and rest == [0, 0, 0] and chunks[-1][0] == b"IEND"
        self._channels = CHANNELS[kind]
        self._filtered = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
        assert len(self._filtered) == self.height * (1 + self.width * self._channels)

    def colours(self, x, y, width, height):
        """The colours in a rectangle."""
        size = self._channels
        rows = self._rows(y + height)[y:]
        return {tuple(row[column * size:column * size + 3]) for row in rows for column in range(x, x + width)}

    @staticmethod
    def _chunks(data):
        while data:
            [length] = struct.unpack(">I", data[:4])
            yield data[4:8], data[8:8 + length]
            data = data[12 + length:]

    def _rows(self, count):
        """The first rows."""
        size, length = self._channels, self.width * self._channels
        rows, above = [], bytes(length)
        for start in range(0, count * (length + 1), length + 1):
            kind, row = self._filtered[start], bytearray(self._filtered[start + 1:start + 1 + length])
            for index in range(length if kind else 0):
                left, corner = (row[index - size], above[index - size]) if index >= size else (0, 0)
                row[index] = (row[index] + self._predicted(kind, left, above[index], corner)) & 255
            rows.append(bytes(row))
            above = rows[-1]
        return rows

    @staticmethod
    def _predicted(kind, left, above, corner):
        if kind == 4:
            estimate = left + above - corner
            return min((left, above, corner), key=lambda value: abs(estimate - value))
        return {1: left, 2: above, 3: (left + above) // 2}[kind]
