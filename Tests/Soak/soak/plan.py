"""The order of the faults, which a seed repeats."""

import random
from dataclasses import dataclass

# Faults of connections, and how long they last at most in a short run and in a long one, in seconds.
CONNECTIONS = {"cut": (0, 0), "half-open": (2, 12), "stopped": (2, 10), "slow": (2, 10), "overflow at the server": (0, 0),
               "overflow in the page": (0, 0), "page’s end": (0, 0)}
# Faults of processes.
PROCESSES = {"server paused": (1.5, 12), "app paused": (1.5, 12), "app killed": (0, 0), "reload": (0, 0),
             "reload without a token": (0, 0), "full disk": (1.5, 6), "no descriptors": (1.5, 6), "clock": (0, 0)}
NGINX = {"nginx paused": (1.5, 12), "nginx killed": (0, 0)}


@dataclass(frozen=True)
class Fault:
    kind: str
    seconds: float
    # Chooses whom it hits.
    choice: int


def rounds(seed, server, kinds, is_long):
    """The faults of a server, without end: each round has each kind once."""
    number = 0
    while True:
        # A text seeds the same in each run, and a tuple does not.
        order = random.Random(f"{seed} {server} {number}")
        names = sorted(kinds)
        order.shuffle(names)
        for name in names:
            longest = kinds[name][is_long]
            yield Fault(name, round(longest * order.uniform(0.5, 1), 2), order.randrange(1 << 30))
        number += 1
