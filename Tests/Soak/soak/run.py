"""Sends numbered messages through faults: bin/soak [--seed N] [--seconds 60].

200 pages on two servers, one of them behind nginx, talk to four apps and to the built-in components. Each message has to
arrive once and in order, or its sender is told, and that only on overflow, a lost session or the page's end. The same seed
repeats the order of the faults.
"""

import argparse
import asyncio
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
import urllib.request
from pathlib import Path

from soak import web_app
from soak.injector import Injector
from soak.page import Page
from soak.plan import CONNECTIONS, NGINX, PROCESSES, Fault
from soak.processes import CLOCK_LIBRARIES, App, Clock, Server, descriptors, memory
from soak.records import Records

PAGES = 200
# Beyond this a run is a long one: its faults last longer, and its servers are killed more than once.
SHORT_SECONDS = 300
LIFE_SECONDS = 850
# What measuring, and the servers' ends, take of a run.
END_SECONDS = 18
MESSAGES_A_SECOND = 2
MOST_UNANSWERED = 12
# Longer than a session is kept.
AWAY_SECONDS = 32
GROWTH = 1.10
# The newest events of a page, of which the server keeps as much: TraceLimits.swift. They come in parts of which an app's queue, of 1 MiB,
# has room for one of each page of its room, and for the 32 that it acknowledges at once.
KEPT_BYTES = 1 << 20
PART_BYTES = 8 << 10
# The part of the faults after which the level is taken, once each kind has come.
WARM_UP = 0.6
LEVEL_SECONDS = 20
# Without faults: so many messages of each page, and what a process may grow by meanwhile, in bytes. A server gets 16 MB of them, of the
# same size as those that fill the traces: smaller ones would leave it memory in which a leak does not show.
QUIET_MESSAGES = 20
QUIET_GROWTH = 3 << 20


class Level:
    """The memory and the descriptors of processes, before and after the faults."""

    def __init__(self, name, processes):
        self.name, self._processes = name, processes
        self.before = self._read()
        self.after = self.before

    def _read(self):
        processes = self._processes()
        return sum(map(memory, processes)), sum(map(descriptors, processes))

    async def compare(self, growth=None):
        """What differs, after the time that ended connections take to be let go. `growth`: in bytes; else a tenth of the level."""
        most = self.before[0] + growth if growth else self.before[0] * GROWTH
        end = time.monotonic() + LEVEL_SECONDS
        while True:
            self.after = self._read()
            differences = []
            if self.after[1] != self.before[1]:
                differences.append(f"{self.name} has {self.after[1]} descriptors, and had {self.before[1]}")
            if self.after[0] > most:
                differences.append(f"{self.name} has {self.after[0] / 1e6:.1f} MB in memory, and had {self.before[0] / 1e6:.1f} MB")
            if not differences or time.monotonic() > end:
                return differences
            await asyncio.sleep(0.2)


class Soak:
    def __init__(self, arguments, folder):
        self._seconds = arguments.seconds
        self._is_long = arguments.seconds > SHORT_SECONDS
        self._leaves_out = arguments.without
        self._records = Records(arguments.seed)
        self._end = self._records.start + arguments.seconds
        self._folder, self._program = folder, arguments.program
        self._pages, self._levels, self._programs = [], [], []
        self._sends = False
        self._clock = None
        self._away = []

    async def run(self):
        """Returns whether everything was as promised."""
        records = self._records
        loop = asyncio.get_running_loop()
        # What fails in a callback, such as bytes that are no frame.
        loop.set_exception_handler(lambda _, context: self._note(context))
        try:
            await asyncio.wait_for(self._go_through(), self._seconds + 120)
        except asyncio.TimeoutError:
            records.wrong("The run did not come to its end in time.")
        except Exception:
            records.wrong(traceback.format_exc())
        finally:
            # What ends from here on says nothing.
            loop.set_exception_handler(lambda *_: None)
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            for program in self._programs:
                program.check()
                program.end()
                records.wrongs += program.surprises
            if self._clock:
                self._clock.close()
            for file in self._folder.rglob("core*"):
                records.wrong(f"There is a core: {file.name}")
        print(records.table(self._pages, self._levels))
        if records.wrongs:
            print(f"\nThe faults, with --seed {records.seed}:", *records.faults[-60:], "\nWrong:", *records.wrongs[:10], sep="\n")
            for program in self._programs:
                text = program.log.read_text(errors="replace")[-2000:] if program.log.exists() else ""
                print(f"\n{program.name} wrote:\n{text}")
        print(f"\nThe soak of {time.monotonic() - records.start:.0f} s with --seed {records.seed} has {'failed' if records.wrongs else 'passed'}.")
        return not records.wrongs

    def _note(self, context):
        error = context.get("exception")
        # The faults end connections at any moment.
        if error and not isinstance(error, OSError):
            self._records.wrong("".join(traceback.format_exception(error)))

    async def _go_through(self):
        await self._start()
        sender = asyncio.ensure_future(self._send())
        watcher = asyncio.ensure_future(self._watch())
        number = 0
        while True:
            number += 1
            await self._live(is_first=number == 1)
            if self._records.wrongs or time.monotonic() + LIFE_SECONDS / 2 > self._end:
                break
        sender.cancel()
        watcher.cancel()
        self._check_plan()

    async def _start(self):
        web, address = await web_app.serve()
        self._web = web
        self._clock = Clock(self._folder) if CLOCK_LIBRARIES else None
        self._servers = [
            Server(name, self._folder, self._program, app, self._clock) for name, app in (("proxied", address), ("direct", None))]
        self._programs += self._servers
        await asyncio.gather(*(server.start() for server in self._servers))
        self._apps = {}
        for server in self._servers:
            apps = [App(f"{server.name}-swift", self._folder, self._program, server, is_swift=True),
                    App(f"{server.name}-python", self._folder, self._program, server, is_swift=False)]
            # Of each kind one is killed; the other shows whether it grows.
            for app in apps:
                app.is_victim = app.is_swift == (server.name == "proxied")
                app.start()
            self._apps[server] = apps
            self._programs += apps
        await asyncio.gather(*(app.wait_until_connected() for apps in self._apps.values() for app in apps))
        rooms = [(server, room) for server in self._servers for room in ("default", *(app.room for app in self._apps[server]))]
        self._pages += [Page(number, *rooms[number % len(rooms)], self._records) for number in range(PAGES)]
        for page in self._pages:
            page.start()
        await self._wait_until_quiet()
        self._records.note("all pages are connected")

    async def _send(self):
        """Sends as pages do that are used: each at its own pace, which does not depend on the replies."""
        chance = random.Random()
        pause = 1 / (MESSAGES_A_SECOND * len(self._pages))
        due = time.monotonic()
        while True:
            await asyncio.sleep(0.01)
            while due < time.monotonic():
                due = max(due + pause, time.monotonic() - 0.2)
                page = chance.choice(self._pages)
                if self._sends and len(page.unanswered) < MOST_UNANSWERED:
                    page.send()

    async def _watch(self):
        while True:
            await asyncio.sleep(0.5)
            for program in self._programs:
                program.check()

    async def _wait_until_quiet(self):
        """Stops sending, and waits until every message is answered."""
        self._sends = False
        end = time.monotonic() + 45
        pages = [page for page in self._pages if page not in self._away]
        while not all(page.is_ready and page.has_own_app and not page.unanswered for page in pages):
            if self._records.wrongs:
                return
            if time.monotonic() > end:
                page = next(page for page in pages if page.unanswered or not page.is_ready or not page.has_own_app)
                return self._records.wrong(f"{page.name} waits in vain for the reply to {list(page.unanswered)[:3]}, connected: {page.is_ready}")
            await asyncio.sleep(0.05)
        for server in self._servers:
            server.road.sweep()
        # The last acknowledgements come a second later at most.
        await asyncio.sleep(1.2)

    async def _live(self, is_first):
        """From a fresh server to its end by SIGKILL."""
        records = self._records
        await self._fill_traces(self._pages)
        self._sends = True
        injectors = [
            Injector(server, [page for page in self._pages if page.server is server], self._apps[server], records, self._is_long,
                     self._leaves_out) for server in self._servers]
        if is_first:
            await self._go_away()
        rest = self._end - time.monotonic()
        seconds = min(LIFE_SECONDS, rest - END_SECONDS) if self._is_long else max(rest - END_SECONDS, 20)
        # What takes memory once, and gives it back: the level counts from there.
        for kind in ("overflow at the server", "overflow in the page"):
            await asyncio.gather(*(injector.hit_connections(Fault(kind, 0, number)) for number, injector in enumerate(injectors)))
        await asyncio.gather(*(injector.run(seconds * WARM_UP, at_least=1) for injector in injectors))
        await self._wait_until_quiet()
        levels = self._measure()
        self._sends = True
        await asyncio.gather(*(injector.run(seconds * (1 - WARM_UP)) for injector in injectors))
        await self._wait_until_quiet()
        if records.wrongs:
            return
        for level in levels:
            for difference in await level.compare():
                records.wrong(difference)
        self._levels = levels
        await self._look_for_leaks()
        if records.wrongs:
            return
        await self._check_site()
        self._sends = True
        if self._away:
            await self._come_back()
        await asyncio.gather(*(injector.kill_server() for injector in injectors))
        await self._wait_until_quiet()

    async def _look_for_leaks(self):
        """Lets each process handle messages alone: a level that faults move by megabytes hides what is kept of one."""
        pages = [page for page in self._pages if page not in self._away]
        # After some minutes, small messages have taken the place of the large ones.
        if self._is_long:
            await self._fill_traces(pages)
        for count in (1, QUIET_MESSAGES):
            levels = self._measure()
            for _ in range(count):
                for page in pages:
                    page.send(PART_BYTES)
                while any(page.unanswered for page in pages) and not self._records.wrongs:
                    await asyncio.sleep(0.002)
            await self._wait_until_quiet()
        for level in levels:
            for difference in await level.compare(QUIET_GROWTH):
                self._records.wrong(f"After {QUIET_MESSAGES} messages of each page without a fault, {difference}")
            level.name += ", without faults"
        self._levels += levels

    async def _fill_traces(self, pages):
        """Fills what the server keeps of the pages, which takes no more memory from then on."""
        await asyncio.gather(*map(self._fill_trace, pages))
        self._records.note("all traces are full")

    async def _fill_trace(self, page):
        for _ in range(KEPT_BYTES // (2 * PART_BYTES)):
            page.send(PART_BYTES)
            while page.unanswered and not self._records.wrongs:
                await asyncio.sleep(0.02)

    def _measure(self):
        levels = []
        for server in self._servers:
            levels.append(Level(f"server “{server.name}”", lambda server=server: [server.process.pid]))
            if server.nginx:
                levels.append(Level(f"nginx of “{server.name}”", lambda server=server: server.nginx))
            levels += [
                Level(f"app “{app.name}”", lambda app=app: [app.worker]) for app in self._apps[server] if not app.is_victim]
        return levels

    async def _go_away(self):
        """Keeps two pages from their servers, in both measurements."""
        self._away = [next(page for page in self._pages if page.server is server) for server in self._servers]
        self._away_since = time.monotonic()
        for page in self._away:
            page.send()
            page.licences["away"] += 1
            page.server.road.closed.add(page.link.id)
            page.server.road.break_off(page.link.id)
        unanswered = sum(len(page.unanswered) for page in self._away)
        self._records.hit("away for too long", unanswered, f"{len(self._away)} pages stay away until their sessions are over")

    async def _come_back(self):
        """Lets the pages in again, once their sessions are over."""
        await asyncio.sleep(max(self._away_since + AWAY_SECONDS - time.monotonic(), 0))
        for page in self._away:
            page.server.road.closed.clear()
        while any(page.licences["away"] for page in self._away) and not self._records.wrongs:
            await asyncio.sleep(0.1)
        self._records.recovered("away for too long", time.monotonic() - self._away_since)
        self._away = []

    async def _check_site(self):
        """The web app still comes through nginx, with the adapter."""
        server = self._servers[0]
        request = urllib.request.Request(f"http://127.0.0.1:{server.road.port}/", headers={"Authorization": f"Bearer {server.token}"})
        text = await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=10).read())
        if b"/viaduct/adapter.js" not in text:
            self._records.wrong(f"The web app’s page came without the adapter: {text[:200]}")

    def _check_plan(self):
        """Each kind has hit unanswered messages, and the kinds that end sessions have ended some."""
        kinds = {*CONNECTIONS, *PROCESSES, *NGINX, "server killed", "away for too long"} - set(self._records.skipped)
        for kind in sorted(kinds - {kind for kind, row in self._records.rows.items() if row.times}):
            self._records.wrong(f"“{kind}” has hit no unanswered message")
        for cause in ("overflow", "lost session", "lost app", "page’s end"):
            if not self._records.told[cause]:
                self._records.wrong(f"No sender was told of “{cause}”")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), help="repeats the order of the faults")
    parser.add_argument("--seconds", type=float, default=60, help="how long it lasts")
    parser.add_argument("--without", action="append", default=[], metavar="KIND", help="a kind of fault to leave out")
    parser.add_argument("--program", default=os.environ.get("VIADUCT_BINARY"), help="a built viaduct")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="s"))
    print(f"The soak has the seed {arguments.seed}.", flush=True)
    try:
        passed = asyncio.run(Soak(arguments, folder).run())
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
