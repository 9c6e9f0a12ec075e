"""The messages of a page, docked below it."""

from harness.waiting import wait_until


def docked(tab):
    """The frame with the messages, as soon as there is one."""
    def find(frames):
        for frame in frames:
            if "/viaduct/timeline/" in frame["url"]:
                return frame
            if found := find(frame["children"] or []):
                return found

    return tab.frame(wait_until(lambda: find(tab.frames()), "the frame with the messages")["context"])
