"""The soak's page has the same link as the adapter."""

import json
import random
import shutil
import subprocess
import sys

from harness.viaduct_server import REPOSITORY

sys.path.insert(0, str(REPOSITORY / "Tests" / "Soak"))

from soak import page_link  # noqa: E402
from soak.plan import CONNECTIONS, PROCESSES, rounds  # noqa: E402

SCRIPTS = 60
STEPS = 60

# Runs the scripts with the adapter's link in Node: its sockets, timers and ids are stubs that write down what it does.
RUN = """import { readFileSync } from "node:fs"
import { PageLink } from "./page_link.js"

globalThis.addEventListener = () => {}
globalThis.document = { addEventListener() {} }
Object.defineProperty(globalThis, "crypto", { value: { getRandomValues: array => array } })
Math.random = () => 0

const run = script => {
  const log = []
  const sockets = []
  const timers = new Map()
  let lastTimer = 0
  globalThis.WebSocket = class {
    static OPEN = 1
    readyState = 0
    constructor(url) {
      sockets.push(this)
      log.push(["connect", new URL(url).searchParams.get("received")])
    }
    send(text) { log.push(["write", text]) }
    close() { this.readyState = 2; log.push(["close"]) }
  }
  globalThis.setTimeout = (function_, delay) => { timers.set(++lastTimer, { function_, delay }); return lastTimer }
  globalThis.clearTimeout = number => { timers.delete(number) }
  const link = new PageLink("ws://localhost/viaduct/socket", {
    linkDidBegin: lost => log.push(["begin", lost]),
    linkDidReceive: frame => log.push(["receive", frame]),
    linkDidChange: isConnected => log.push(["change", isConnected]),
    report: () => log.push(["overflow"])
  })
  link.start()
  for (const [verb, value] of script) {
    const socket = sockets.at(-1)
    if (verb === "open" && socket.readyState === 0) socket.readyState = 1
    if (verb === "receive" && socket.readyState === 1) socket.onmessage({ data: value })
    if (verb === "lose" && socket.readyState < 3) { socket.readyState = 3; socket.onclose({ code: value, reason: "" }) }
    if (verb === "send") link.send({ type: "message", pad: "x".repeat(value) })
    if (verb === "wait") {
      for (const [number, { function_, delay }] of [...timers]) {
        if ((delay === 1000) === (value === "ack") && timers.delete(number)) function_()
      }
    }
  }
  return log
}
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(run)))
"""


class Socket:
    def __init__(self, log):
        self.state, self._log = 0, log

    @property
    def is_open(self):
        return self.state == 1

    def write(self, text):
        self._log.append(["write", text])

    def close(self):
        self.state = 2
        self._log.append(["close"])


class Timer:
    def __init__(self, seconds, function):
        self.seconds, self.function, self.is_over = seconds, function, False

    def cancel(self):
        self.is_over = True


class Delegate:
    def __init__(self, log):
        self.did_begin = lambda lost: log.append(["begin", lost])
        self.did_receive = lambda frame: log.append(["receive", frame])
        self.did_change = lambda connected: log.append(["change", connected])
        self.did_overflow = lambda: log.append(["overflow"])


def run(script):
    """What the soak's link does in the script."""
    log, sockets, timers = [], [], []

    def connect(id, received, link):
        log.append(["connect", str(received)])
        sockets.append(Socket(log))
        return sockets[-1]

    def later(seconds, function):
        timers.append(Timer(seconds, function))
        return timers[-1]

    link = page_link.PageLink(connect, later, Delegate(log))
    link.start()
    for verb, value in script:
        socket = sockets[-1]
        if verb == "open" and socket.state == 0:
            socket.state = 1
        if verb == "receive" and socket.state == 1:
            link.did_receive(socket, value)
        if verb == "lose" and socket.state < 3:
            socket.state = 3
            link.did_close(socket, value)
        if verb == "send":
            link.send({"type": "message", "pad": "x" * value})
        if verb == "wait":
            for timer in list(timers):
                if not timer.is_over and (timer.seconds == page_link.ACK_SECONDS) == (value == "ack"):
                    timer.is_over = True
                    timer.function()
    return log


def make_script(chance):
    """Steps that a server, a network and a page may take in this order."""
    script, received = [], 0
    for _ in range(STEPS):
        step = chance.choice(["open", "open", "welcome", "resume", "receive", "receive", "many", "ack", "lose", "send", "send", "burst", "wait"])
        if step == "welcome":
            script.append(["receive", json.dumps({"type": "welcome", "received": 0, "resumed": False})])
            received = 0
        elif step == "resume":
            script.append(["receive", json.dumps({"type": "welcome", "received": received, "resumed": True})])
        elif step == "ack":
            received += chance.randrange(3)
            script.append(["receive", json.dumps({"type": "ack", "received": received})])
        elif step == "receive":
            size = chance.choice([10, 300 << 10]) if chance.random() < 0.1 else 10
            script.append(["receive", json.dumps({"type": "reply", "pad": "x" * size})])
        elif step == "many":
            script += [["receive", '{"type":"screen"}']] * 33
        elif step == "lose":
            script.append(["lose", chance.choice([1001, 1006, 4000, 4001, 4002])])
            script.append(["wait", "reconnect"])
        elif step == "send":
            script.append(["send", chance.choice([5, 5, 5, 270 << 10])])
        elif step == "burst" and chance.random() < 0.2:
            script += [["send", 200 << 10]] * 6
        elif step == "wait":
            script.append(["wait", chance.choice(["ack", "reconnect"])])
        elif step == "open":
            script.append(["open", None])
    return script


def test_the_soaks_page_and_the_adapter_do_the_same(tmp_path):
    for name in ("page_link.js", "backoff.js"):
        shutil.copy(REPOSITORY / "public" / "viaduct" / "adapter" / name, tmp_path)
    (tmp_path / "package.json").write_text('{"type":"module"}')
    (tmp_path / "run.js").write_text(RUN)
    chance = random.Random(28)
    scripts = [make_script(chance) for _ in range(SCRIPTS)]
    # In parts, since Node keeps what all scripts have sent.
    for start in range(0, SCRIPTS, 10):
        part = scripts[start:start + 10]
        result = subprocess.run(["node", "run.js"], cwd=tmp_path, input=json.dumps(part), capture_output=True, text=True, check=True)
        for script, theirs in zip(part, json.loads(result.stdout)):
            ours = json.loads(json.dumps(run(script)))
            first = next((pair for pair in zip(ours, theirs) if pair[0] != pair[1]), None)
            assert first is None and len(ours) == len(theirs), f"the soak and the adapter differ: {str(first)[:1000]}"


def order(seed, count=40):
    return [fault for fault, _ in zip(rounds(seed, "direct", CONNECTIONS | PROCESSES, False), range(count))]


def test_a_seed_repeats_the_order_of_the_soaks_faults():
    assert order(7) == order(7)
    assert [fault.kind for fault in order(7)] != [fault.kind for fault in order(8)]
