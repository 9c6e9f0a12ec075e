"""The same as echo.cjs with Python's websockets: `python echo.py PORT`."""

import asyncio
import json
import sys

from websockets.asyncio.server import serve


async def answer(socket):
    async for text in socket:
        message = json.loads(text)["message"]
        reply = {key: message[key] for key in ("id", "component", "event", "data")}
        await socket.send(json.dumps({"type": "reply", "message": reply}, separators=(",", ":")))


async def main():
    async with serve(answer, "127.0.0.1", int(sys.argv[1]), compression=None, subprotocols=["viaduct.page.1"], max_size=None) as server:
        await server.serve_forever()


asyncio.run(main())
