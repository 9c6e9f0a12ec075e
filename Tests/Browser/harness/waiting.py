import time

LIMIT_SECONDS = 10
POLL_SECONDS = 0.02


def wait_until(condition, what, limit=LIMIT_SECONDS):
    """Calls `condition` until it is true, and returns what it returned.

    `what` says what is waited for, as a text, or as a function that makes one at the end of the limit.
    """
    end = time.monotonic() + limit
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f"Waited {limit} s in vain for {what() if callable(what) else what}")
        time.sleep(POLL_SECONDS)
