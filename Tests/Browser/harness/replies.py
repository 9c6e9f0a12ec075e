def last_reply(tab, count):
    """Waits for the number of replies, and returns the name and the value of the newest."""
    data = tab.wait_for_replies(count)[-1]["data"]
    return data["name"], data["value"]
