"""Helpers for the timeline docked below a page."""

from harness.waiting import wait_until


def docked(tab):
    """Waits for the frame with the messages, and returns it."""
    def find(frames):
        for frame in frames:
            if "/viaduct/timeline/" in frame["url"]:
                return frame
            if found := find(frame["children"] or []):
                return found

    return tab.frame(wait_until(lambda: find(tab.frames()), "the frame with the messages")["context"])
