"""Compares the pages of Viaduct with those of the phone: the native libraries' own scripts in Chromium, and a native side of ours.

    bin/reference --scripts FOLDER --platform ios --walk 7 --length 30
    bin/reference --scripts FOLDER --app URL URL --path /hub --steps 'click #leaf' back
"""

import argparse
import random
import re
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import sync_playwright

from harness.chromium import Chromium
from harness.firefox import Firefox
from harness.viaduct_server import ViaductServer

from reference.android_phone import AndroidPhone
from reference.differences import Differences
from reference.ios_phone import IOSPhone
from reference.pair import Pair
from reference.path_rules import PathRules
from reference.recorder import Recorder
from reference.scripts import Scripts
from reference.viaduct_page import ViaductPage

PHONES = {"ios": IOSPhone, "android": AndroidPhone}
BROWSERS = {"chromium": Chromium, "firefox": Firefox}
PLAIN = '{"settings": {}, "rules": [{"patterns": [".*"], "properties": {"context": "default"}}]}'


def parse():
    parser = argparse.ArgumentParser(prog="bin/reference", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scripts", required=True, metavar="FOLDER", help="upstream's scripts, under the names in CONTRIBUTING.md")
    parser.add_argument("--platform", choices=PHONES, default="ios")
    parser.add_argument("--browser", choices=BROWSERS, default="chromium", help="the browser of Viaduct's side")
    parser.add_argument("--app", nargs=2, metavar="URL", help="two instances of the web app: the phone's and Viaduct's; else the own hub")
    parser.add_argument("--path", default="/hub", help="the first page")
    parser.add_argument("--path-configuration", metavar="FILE", help="else one rule that makes every page a plain one, or that of the own hub")
    parser.add_argument("--steps", nargs="*", help="these steps, printed with the facts of both sides")
    parser.add_argument("--walk", type=int, nargs="*", metavar="SEED", help="random steps until something differs, for each seed")
    parser.add_argument("--each", nargs="+", metavar="PATH", help="each step that these pages offer, from a new start, and the way back")
    parser.add_argument("--length", type=int, default=30)
    parser.add_argument("--go-on", action="store_true", help="walk on after a difference that left both at the same place")
    parser.add_argument("--facts", action="store_true", help="only the phone: check what it prints for each fact of the list")
    parser.add_argument("--phone-only", action="store_true", help="print the phone's facts only")
    return parser.parse_args()


class Run:
    """The apps, the servers and the browsers of one run."""

    def __init__(self, arguments, stack):
        self._arguments = arguments
        self._stack = stack
        self._scripts = Scripts(arguments.scripts)
        urls = arguments.app or self._own_hubs()
        self.apps = [self._closed(Recorder(url)) for url in urls]
        self._rules_file = arguments.path_configuration or self._default_rules()
        playwright = stack.enter_context(sync_playwright())
        self._phones = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        self._browser = self._server = None
        self.differences = Differences()

    def phone(self, path=None):
        rules = PathRules(self._arguments.platform, self._rules_file)
        return PHONES[self._arguments.platform](self._phones, self.apps[0].url + (path or self._arguments.path), self._scripts, rules)

    def pair(self, path=None):
        """Both sides at the first page."""
        path = path or self._arguments.path
        phone = self.phone(path)
        if not self._server:
            self._server = ViaductServer("--app", self.apps[1].url, "--path-configuration", str(self._rules_file))
            self._stack.callback(self._server.stop)
            self._browser = self._closed(BROWSERS[self._arguments.browser]())
        viaduct = ViaductPage(self._browser, self._server, path, self._arguments.platform)
        return Pair(phone, viaduct, *self.apps)

    def walk(self, seed):
        """Walks until a difference, and prints it with its steps. With `--go-on`, until the two are at different places."""
        chance, done = random.Random(seed), []
        pair = self.pair()
        try:
            facts, step = pair.start(), "start"
            for _ in range(self._arguments.length + 1):
                left = self._compare(f"seed {seed}", done, step, *facts)
                if left:
                    if not self._arguments.go_on or any(fact.startswith(("at ", "depth ")) for _, fact in left):
                        break
                step = chance.choice(pair.offered(facts[0]) or ["eval history.length"])
                done.append(step)
                facts = pair.do(step)
        finally:
            self.end(pair)

    def each(self, path):
        """Does each step of a page in a pair of its own, then goes back."""
        pair = self.pair(path)
        try:
            phone, viaduct = pair.start()
            self._compare(path, [], "start", phone, viaduct)
            steps = pair.offered(phone)
        finally:
            self.end(pair)
        for first in steps:
            pair, done = self.pair(path), []
            try:
                pair.start()
                for step in first, "back", "back":
                    if step == "back" and not (moves := pair.phone.moves):
                        break
                    step = moves[-1] if step == "back" else step
                    done.append(step)
                    self._compare(path, done, step, *pair.do(step))
            finally:
                self.end(pair)

    def _compare(self, path, done, step, phone, viaduct):
        """Prints how the facts differ. Returns what differs."""
        left = self.differences.of(step, self._arguments.platform, phone, viaduct)
        if left:
            print(f"{self._arguments.platform} {self._arguments.browser} {path}: {' | '.join(done) or 'start'}")
            for side, fact in left:
                print(f"   only {side}: {fact}", flush=True)
        return left

    def show(self, steps):
        """Prints the facts of given steps; a line of one side only has its name in front."""
        pair = self.pair()
        try:
            for step in ["start", *steps]:
                phone, viaduct = pair.start() if step == "start" else pair.do(step)
                left = self.differences.of(step, self._arguments.platform, phone, viaduct)
                print("--", step)
                for fact in (fact for fact in phone if not fact.startswith("offers ") or ("phone", fact) in left):
                    print("  " if ("phone", fact) not in left else " P", fact)
                for side, fact in left:
                    if side == "viaduct":
                        print(" V", fact)
                sys.stdout.flush()
        finally:
            self.end(pair)

    def end(self, pair):
        pair.viaduct.close()
        pair.phone.close()
        for app in self.apps:
            app.is_stopped = False

    def _closed(self, thing):
        self._stack.callback(thing.close)
        return thing

    def _default_rules(self):
        file = Path(self._stack.enter_context(tempfile.TemporaryDirectory())) / "paths.json"
        file.write_text(PLAIN)
        return file

    def _own_hubs(self):
        from reference.hub import Hub
        if not self._arguments.path_configuration:
            self._arguments.path_configuration = Hub.RULES
        return [self._closed(Hub(self._scripts.folder)).url for _ in range(2)]


def main():
    arguments = parse()
    with ExitStack() as stack:
        run = Run(arguments, stack)
        if arguments.facts:
            from reference.check_facts import check
            return check(run, arguments.platform)
        if arguments.phone_only:
            show_phone(run, arguments.steps or [])
            return 0
        if arguments.steps is not None:
            run.show(arguments.steps)
        for path in arguments.each or []:
            run.each(path)
        for seed in arguments.walk or []:
            run.walk(seed)
        print(run.differences.last_line)
        return int(run.differences.are_too_many)


def show_phone(run, steps):
    phone = run.phone()
    pair = Pair(phone, None, run.apps[0], None)
    for step in ["start", *steps]:
        print("--", step)
        for fact in pair._collect(phone, run.apps[0]) if step == "start" else pair._do(phone, run.apps[0], step):
            if not fact.startswith("offers "):
                print("  ", fact)


if __name__ == "__main__":
    sys.exit(main())
