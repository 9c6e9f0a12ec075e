"""A fixed piece of work, by which the time of another is judged: a machine that is slow, or busy, is so for both."""

import json
import math
import statistics
import time

DOCUMENT = json.dumps([{"title": "x" * 20, "index": index, "image": None} for index in range(20_000)])
REPETITIONS = 5
ROUNDS = 3


def yardstick():
    """Returns the processor time that this machine takes now for the fixed work, in seconds: a document of 1.3 MB read and written."""
    times = []
    for _ in range(REPETITIONS):
        start = time.thread_time()
        json.dumps(json.loads(DOCUMENT))
        times.append(time.thread_time() - start)
    return statistics.median(times)


def rounds(measure, limit):
    """Repeats a measurement until one is within the limit, since a machine's other work can only lengthen it. Returns all results."""
    results = []
    while len(results) < ROUNDS and min(results, default=math.inf) > limit:
        results.append(measure())
    return results
