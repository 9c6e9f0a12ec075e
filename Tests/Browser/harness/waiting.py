import time

from harness.bidi_connection import BidiError

LIMIT_SECONDS = 10
POLL_SECONDS = 0.02


def wait_until(condition, what, limit=LIMIT_SECONDS):
    """Calls `condition` until it is true, and returns what it returned.

    A tab on its way to another document cannot be asked: such an error counts as not yet. `what` says what is waited
    for, as a text, or as a function that makes one at the end of the limit.
    """
    end = time.monotonic() + limit
    while True:
        try:
            result = condition()
        except BidiError as error:
            if time.monotonic() > end:
                raise AssertionError(f"Waited {limit} s in vain: {error}") from error
            result = None
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f"Waited {limit} s in vain for {what() if callable(what) else what}")
        time.sleep(POLL_SECONDS)
