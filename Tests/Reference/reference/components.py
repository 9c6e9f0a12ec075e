class Components:
    """The native controls of one screen: a small model of what the app's own components draw for the messages they receive."""

    NAMES = ("form", "menu", "overflow-menu", "button")

    def __init__(self):
        self._items = {}
        self._last = {}
        self._sheet = None

    def receive(self, message):
        name, event, data = message["component"], message["event"], message["data"]
        self._last[name, event] = message
        if name == "button":
            self._receive_button(event, data, message)
        elif name == "form":
            self._receive_form(event, data, message)
        elif name == "overflow-menu" and event == "connect":
            self._items[name] = ("right", data.get("label") or "More", message)
        elif name == "menu" and event == "display":
            self._sheet = ([data.get("title"), *(item["title"] for item in data["items"]), "Cancel"], data["items"], message)
        elif event == "disconnect":
            self._items.pop(name, None)

    def drawn(self, side):
        """The titles of the bar items of a side, in the order of the alphabet."""
        return sorted(title for place, title, _ in self._items.values() if place == side)

    @property
    def sheet(self):
        """The title and the choices of the open sheet, or `None`."""
        return self._sheet and self._sheet[0]

    def tap(self, title):
        """Taps a bar item or a choice. Returns the message to reply with, or `None`."""
        if self._sheet:
            _, items, message = self._sheet
            self._sheet = None
            chosen = next((item for item in items if item["title"] == title), None)
            return chosen and {**message, "data": {"selectedIndex": chosen["index"]}}
        return next(message for _, shown, message in self._items.values() if shown == title)

    @property
    def titles(self):
        return self.sheet[1:] if self._sheet else [title for _, title, _ in self._items.values()]

    def _receive_button(self, event, data, message):
        if event == "disconnect":
            self._items = {key: item for key, item in self._items.items() if key not in ("left", "right")}
        elif event in ("connect", "left", "right"):
            side = "left" if "left" in (event, data.get("side")) else "right"
            self._items[side] = (side, data.get("title") or "", message)

    def _receive_form(self, event, data, message):
        if event == "connect":
            self._items["form"] = ("right", data.get("submitTitle") or "Submit", message)
        elif event == "disconnect":
            self._items.pop("form", None)
