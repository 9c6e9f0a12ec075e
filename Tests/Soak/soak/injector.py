"""Hits connections and processes while messages are unanswered, and waits until all of them are answered."""

import asyncio
import os
import random
import signal
import time

from soak.plan import CONNECTIONS, NGINX, PROCESSES, rounds

# How many pages a fault of connections hits.
HIT_PAGES = {"overflow at the server": 2, "overflow in the page": 2, "page’s end": 5}
MANY = 16
# A page waits up to 10 s before it connects again, and finds a server that is not back yet.
RECOVERY_SECONDS = 40
BURST_BYTES = 24 << 10
SLOW_BYTES_A_SECOND = 2000
JUMPS = (3600, -3600, 86_400, -86_400, 5, -5, 40, -40)


class Injector:
    """The faults of one server, its pages and its apps."""

    def __init__(self, server, pages, apps, records, is_long, leaves_out=()):
        self.server, self.pages, self.apps, self.records = server, pages, apps, records
        self.is_long = is_long
        processes = PROCESSES | (NGINX if server.nginx else {})
        if not server.disk.is_own:
            records.skipped["full disk"] = "needs root, which may mount a disk"
        if not server.has_clock:
            records.skipped["clock"] = "needs Debian’s faketime"
        for kind in leaves_out:
            records.skipped[kind] = "left out"
        self._kinds = {
            lane: {kind: times for kind, times in kinds.items() if kind not in records.skipped}
            for lane, kinds in (("connections", CONNECTIONS), ("processes", processes))}
        self._plans = {
            lane: rounds(records.seed, f"{server.name} {lane}", kinds, is_long) for lane, kinds in self._kinds.items()}
        # One app of each kind is killed: the other shows whether it grows.
        self._victims = apps[:1] if not any(app.is_swift for app in apps) else [app for app in apps if app.is_victim]

    async def run(self, seconds, at_least=0):
        """Goes on in the plan of both kinds side by side, for some time and so many rounds."""
        end = time.monotonic() + seconds
        await asyncio.gather(*(self._follow(lane, end, at_least * len(kinds)) for lane, kinds in self._kinds.items()))

    async def _follow(self, lane, end, least):
        number = 0
        while (number < least or time.monotonic() < end) and not self.records.wrongs:
            number += 1
            fault = next(self._plans[lane])
            if lane == "connections":
                await self.hit_connections(fault)
            else:
                await self.hit_processes(fault)
            await asyncio.sleep(0.2)

    def _ready(self):
        return [page for page in self.pages if page.is_ready and not page.licences["away"]]

    async def _wait(self, condition, what, seconds=RECOVERY_SECONDS):
        """Whether it came true in time; else the run has failed."""
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                self.records.wrong(f"{self.server.name}: waited {seconds} s in vain {what}")
                return False
            if self.records.wrongs:
                return False
            await asyncio.sleep(0.02)
        return True

    def _hit(self, fault, pages, text):
        """Lets each page send one more message, which nobody can have answered when the fault comes."""
        for page in pages:
            page.send()
        self.records.hit(fault.kind, sum(len(page.unanswered) for page in pages), f"{self.server.name}: {text}")

    async def _recover(self, fault, pages, begin):
        """Waits until what was unanswered is answered, or its sender told."""
        newest = {page: (page.link, page.last) for page in pages}

        def is_over():
            return all(
                page.is_ready and (page.link is not link or not page.unanswered or page.unanswered[0] > last)
                for page, (link, last) in newest.items())

        def first():
            page = next(page for page in pages if not (page.is_ready and (not page.unanswered or page.unanswered[0] > newest[page][1])))
            return f"for replies to {page.name}, after “{fault.kind}”: it waits for that to {list(page.unanswered)[:3]}"

        end = time.monotonic() + RECOVERY_SECONDS
        while not is_over():
            if self.records.wrongs:
                return
            if time.monotonic() > end:
                return self.records.wrong(f"{time.monotonic() - self.records.start:7.2f} s: waited in vain {first()}")
            await asyncio.sleep(0.05)
        self.records.recovered(fault.kind, time.monotonic() - begin)

    async def hit_connections(self, fault):
        choice = random.Random(fault.choice)
        await self._wait(lambda: len(self._ready()) >= MANY, "for pages to hit")
        # Of the built-in components: an app's own link is all its pages', and must not overflow.
        ready = [page for page in self._ready() if page.room == "default" or not fault.kind.startswith("overflow")]
        pages = choice.sample(ready, min(HIT_PAGES.get(fault.kind, MANY), len(ready)))
        road = self.server.road
        ids = [page.link.id for page in pages]
        begin = time.monotonic()
        if fault.kind.startswith("overflow"):
            await self._overflow(fault, pages)
            await self._wait(
                lambda: not any(page.licences["overflow"] for page in pages),
                f"for the sessions of {' and '.join(page.name for page in pages)} to end after “{fault.kind}”")
        elif fault.kind == "page’s end":
            self._hit(fault, pages, f"{len(pages)} pages end")
            for page in pages:
                page.leave()
        else:
            self._hit(fault, pages, f"{fault.kind} of {len(pages)} connections for {fault.seconds} s")
            for id in ids:
                if fault.kind in ("cut", "slow"):
                    road.cut(id)
                if fault.kind == "half-open":
                    road.blind(id)
                if fault.kind == "stopped":
                    road.stop(id)
                if fault.kind == "slow":
                    road.speeds[id] = SLOW_BYTES_A_SECOND
            await asyncio.sleep(fault.seconds)
            for id in ids:
                if fault.kind == "half-open":
                    road.break_off(id)
                road.go(id)
                road.speeds.pop(id, None)
        await self._recover(fault, pages, begin)

    async def _overflow(self, fault, pages):
        """Lets one side send more than it may keep."""
        unanswered = {}
        for page in pages:
            page.licences["overflow"] += 1
        if fault.kind.endswith("server"):
            for page in pages:
                page.link.is_mute = True
            end = time.monotonic() + RECOVERY_SECONDS
            while any(page.licences["overflow"] for page in pages) and time.monotonic() < end:
                for page in pages:
                    if page.licences["overflow"] and len(page.unanswered) < MANY:
                        page.send(BURST_BYTES)
                        unanswered[page] = len(page.unanswered)
                await asyncio.sleep(0.02)
        else:
            for page in pages:
                self.server.road.blind(page.link.id)
                id = page.link.id
                while page.link.id == id:
                    page.send(BURST_BYTES)
                unanswered[page] = len(page.unanswered)
                self.server.road.break_off(id)
        text = f"{self.server.name}: {fault.kind} of {len(pages)} pages"
        self.records.hit(fault.kind, sum(unanswered.values()), text)

    async def hit_processes(self, fault):
        choice = random.Random(fault.choice)
        # So that no page is away for longer than its session is kept.
        if not await self._wait(lambda: len(self._ready()) >= 0.7 * len(self.pages), "for the pages to be back"):
            return
        pages, begin = self._ready(), time.monotonic()
        app = choice.choice(self.apps)
        kind, seconds, server = fault.kind, fault.seconds, self.server
        if kind.startswith("app"):
            if kind == "app killed":
                app = choice.choice([app for app in self.apps if app.is_victim])
            pages = [page for page in pages if page.room == app.room]
        if kind == "server paused":
            self._hit(fault, pages, f"server paused for {seconds} s")
            await self._pause([server.process.pid], seconds)
        elif kind == "nginx paused":
            self._hit(fault, pages, f"nginx paused for {seconds} s")
            await self._pause(server.nginx, seconds)
        elif kind == "nginx killed":
            self._hit(fault, pages, "nginx killed")
            for process in server.nginx:
                self._signal(process, signal.SIGKILL)
        elif kind == "app paused":
            self._hit(fault, pages, f"{app.name} paused for {seconds} s")
            await self._pause([app.worker], seconds)
        elif kind == "app killed":
            await self._kill_app(fault, app, pages)
        elif kind == "reload":
            self._hit(fault, pages, "reload")
            server.reload()
        elif kind == "reload without a token":
            self._hit(fault, pages, "reload without a token")
            server.set_identities(has_guest=False)
            server.reload()
            await asyncio.sleep(1.5)
            server.set_identities(has_guest=True)
            server.reload()
        elif kind == "full disk":
            server.disk.fill()
            self._hit(fault, pages, f"full disk for {seconds} s, and a reload")
            server.reload()
            self._cut(choice, pages)
            await asyncio.sleep(seconds)
            server.disk.free()
        elif kind == "no descriptors":
            earlier = server.limit_descriptors()
            self._hit(fault, pages, f"no descriptors for {seconds} s")
            self._cut(choice, pages)
            await asyncio.sleep(seconds)
            server.free_descriptors(earlier)
        elif kind == "clock":
            jump = choice.choice(JUMPS)
            self._hit(fault, pages, f"the clock jumps to {jump:+d} s")
            server.set_clock(jump)
            await asyncio.sleep(1.5)
        await self._recover(fault, pages, begin)

    def _cut(self, choice, pages):
        for page in choice.sample(pages, min(MANY, len(pages))):
            self.server.road.cut(page.link.id)

    async def _pause(self, processes, seconds):
        for process in processes:
            self._signal(process, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            for process in processes:
                self._signal(process, signal.SIGCONT)

    @staticmethod
    def _signal(process, number):
        try:
            os.kill(process, number)
        except ProcessLookupError:
            pass

    async def _kill_app(self, fault, app, pages):
        concerned = [page for page in self.pages if page.room == app.room]
        changes = {page: page.told_changes for page in concerned}
        links = {page: page.link for page in concerned}
        for page in concerned:
            page.licences["app"] += 1
        self._hit(fault, pages, f"{app.name} killed")
        app.kill_worker()
        await self._wait(
            lambda: all(page.told_changes > changes[page] or page.link is not links[page] for page in concerned),
            f"for the pages of {app.name} to get the next app")
        for page in concerned:
            page.licences["app"] -= 1

    async def kill_server(self):
        """Ends each session. Its pages begin again with the built-in components, and go back to their apps."""
        for page in self.pages:
            page.licences["server"] += 1
            page.licences["app"] += 1
            page.send()
        links = {page: page.link for page in self.pages}
        begin = time.monotonic()
        unanswered = sum(len(page.unanswered) for page in self.pages)
        self.records.hit("server killed", unanswered, f"{self.server.name}: server killed")
        await self.server.kill_with_nginx()
        await self.server.start()
        await self._wait(
            lambda: all((not page.licences["server"] or page.link is not links[page]) and page.is_ready and page.has_own_app
                        for page in self.pages), "for the pages to be back after the server’s end", 60)
        self.records.recovered("server killed", time.monotonic() - begin)
        self.records.note(f"{self.server.name}: all pages are back")
        for page in self.pages:
            page.licences["server"] = page.licences["app"] = 0
