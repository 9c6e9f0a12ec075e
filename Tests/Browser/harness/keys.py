"""The keys that WebDriver has no character for (WebDriver, 17.4.2)."""

TAB = "\ue004"
ENTER = "\ue007"
SHIFT = "\ue008"
CONTROL = "\ue009"
ESCAPE = "\ue00c"
UP = "\ue013"
DOWN = "\ue015"
