import time

from harness.bidi_connection import BidiError, ScriptError

# Longer than any successful wait. A page itself may wait 10 s before it reconnects.
LIMIT_SECONDS = 30
# A look at a page costs its browser milliseconds, so what takes long is looked at less often.
POLL_SECONDS = 0.02
MOST_POLL_SECONDS = 0.1
POLL_SHARE = 0.1


def wait_until(condition, what, limit=LIMIT_SECONDS):
    """Calls `condition` until its result is true, and returns the result.

    A tab on its way to another document cannot be asked, or has not all that is asked for: such an error counts as not
    yet. `what` says what is waited for, as a text, or as a function that makes one at the end of the limit.
    """
    start = time.monotonic()
    end = start + limit
    while True:
        try:
            result = condition()
        except (BidiError, ScriptError) as error:
            if time.monotonic() > end:
                raise AssertionError(f"Waited {limit} s in vain: {error}") from error
            result = None
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f"Waited {limit} s in vain for {what() if callable(what) else what}")
        time.sleep(min(max(POLL_SECONDS, POLL_SHARE * (time.monotonic() - start)), MOST_POLL_SECONDS))
