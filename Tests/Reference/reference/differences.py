import difflib
from collections import Counter

from reference.known import RULES, Step


# In steps: fewer of them may be of one kind.
LONG = 1000
MOST_MASKED = 0.01


class Differences:
    """What two lists of facts do not have in common, less what a named rule covers."""

    def __init__(self):
        self.steps = 0
        self.differing = 0
        self.masked = Counter()
        self._is_modal = False

    def of(self, step, platform, phone, viaduct):
        """Returns `(side, fact)` of each fact that one side lacks, or has at another place. Each counts in the last line."""
        self.steps += 1
        was_modal = self._is_modal and step != "start"
        self._is_modal = any(fact.startswith("depth ") and fact.endswith(" modal") for fact in phone)
        path = next((fact.split()[1] for fact in phone if fact.startswith("at ")), "")
        marks = frozenset(fact for fact in phone if fact.startswith("mark "))
        done = Step(step, platform, path, crosses_modal=was_modal != self._is_modal, marks=marks)
        # The error view says why, in upstream's words; Viaduct's frame has the status.
        phone, viaduct = ([fact for fact in facts if not fact.startswith(("failed ", "mark "))] for facts in (phone, viaduct))
        left = []
        matcher = difflib.SequenceMatcher(None, phone, viaduct, autojunk=False)
        for kind, start, end, other_start, other_end in matcher.get_opcodes():
            if kind != "equal":
                left += [("phone", fact) for fact in phone[start:end]] + [("viaduct", fact) for fact in viaduct[other_start:other_end]]
        masked = set()
        for rule in RULES:
            kept = rule.apply(done, left)
            if len(kept) < len(left):
                masked.add(rule.name)
            left = kept
        self.masked.update(masked)
        self.differing += bool(left)
        return left

    @property
    def share(self):
        """Of all steps, those of which a rule has masked something."""
        return self.masked.total() / max(self.steps, 1)

    @property
    def are_too_many(self):
        """Whether something differs, or the rules mask a hundredth of the steps of walks that are long enough to tell."""
        return bool(self.differing) or self.steps >= LONG and self.share >= MOST_MASKED

    @property
    def last_line(self):
        masked = ", ".join(f"{rule.name} {self.masked[rule.name]}" for rule in RULES)
        return f"{self.steps} steps, {self.differing} differ; masked {self.share:.2%}: {masked}"
