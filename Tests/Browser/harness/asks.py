"""The components that ask for something, and helpers to fill in their sheets."""

from harness import keys
from harness.app_page import component

COMPONENTS = ("location", "permissions", "notification-token", "review-prompt", "barcode-scanner", "document-scanner", "nfc",
              "biometrics-lock")
LOCATION = component("location", click=("get", {}), label="Find me")
CAMERA = component("permissions", click=("camera", {}), label="Camera")
TOKEN = component("notification-token", click=("get", {}), label="Token")
REVIEW = component("review-prompt", click=("prompt", {}), label="Rate")
BARCODE = component("barcode-scanner", click=("scan", {}), label="Scan")
DOCUMENT = component("document-scanner", click=("scan", {}), label="Scan")
READ = component("nfc", click=("read", {}), label="Read")
WRITE = component("nfc", click=("write", {"value": "Hello, world!"}), label="Write")
LOCK = component("biometrics-lock", click=("enable", {}), label="Lock")


def fill(tab, name, text):
    """Replaces the text of a field on the native screen by typing."""
    tab.native("textbox", name).tap()
    tab.press_together(keys.CONTROL, "a")
    tab.press(keys.DELETE)
    tab.type(text)
