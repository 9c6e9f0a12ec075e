"""What has happened in a run: faults, messages whose senders were told, and the first that went wrong."""

import time
from collections import Counter, defaultdict


class Row:
    """The faults of one kind."""

    def __init__(self):
        self.times = self.unanswered = 0
        self.longest = 0.0


class Records:
    def __init__(self, seed):
        self.seed = seed
        self.start = time.monotonic()
        self.rows = defaultdict(Row)
        self.told = Counter()
        self.tellings = Counter()
        self.faults = []
        self.wrongs = []
        self.skipped = {}

    def tell(self, cause, messages):
        self.told[cause] += messages
        self.tellings[cause] += 1

    def wrong(self, what):
        self.wrongs.append(what)

    def note(self, text):
        self.faults.append(f"{time.monotonic() - self.start:7.2f} s: {text}")

    def hit(self, kind, unanswered, text):
        """Notes a fault. One that hits no unanswered message does not count."""
        self.note(f"{text}, {unanswered} messages unanswered")
        if unanswered:
            self.rows[kind].times += 1
            self.rows[kind].unanswered += unanswered

    def recovered(self, kind, seconds):
        self.rows[kind].longest = max(self.rows[kind].longest, seconds)

    def table(self, pages, levels):
        lines = [f"{'fault':28}{'times':>7}{'unanswered':>12}{'answered again within':>23}"]
        for kind in sorted(self.rows):
            row = self.rows[kind]
            lines.append(f"{kind:28}{row.times:7}{row.unanswered:12}{row.longest:21.1f} s")
        lines += [f"{kind:28}{'–':>7}  {why}" for kind, why in self.skipped.items()]
        sent, arrived = (sum(getattr(page, name) for page in pages) for name in ("sent", "arrived"))
        lines.append(f"{'messages':28}{'sent':>7}{sent:>12}{f'{arrived} replies in order':>23}")
        for cause in ("overflow", "lost session", "lost app", "page’s end"):
            lines.append(f"{'told: ' + cause:28}{self.tellings[cause]:7}{self.told[cause]:12}")
        for level in levels:
            lines.append(
                f"{level.name:28}{'':7}{f'{level.before[0] / 1e6:.1f} MB':>12}{f'{level.after[0] / 1e6:.1f} MB':>11}"
                f"{f'{level.before[1]} → {level.after[1]} fds':>18}")
        return "\n".join(lines)
