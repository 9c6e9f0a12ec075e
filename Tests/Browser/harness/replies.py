def last_reply(tab, count):
    """The name and the value of the newest of that many replies, once they are there."""
    data = tab.wait_for_replies(count)[-1]["data"]
    return data["name"], data["value"]
