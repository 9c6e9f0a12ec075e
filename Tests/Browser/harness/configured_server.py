import json

from harness.viaduct_server import ViaductServer

RULES = {"settings": {}, "rules": [
    {"patterns": ["/new$", "/edit$"], "properties": {"context": "modal", "title": "Form"}},
    {"patterns": ["/none$"], "properties": {"presentation": "none"}},
    {"patterns": ["/map$"], "properties": {"view_controller": "map"}},
]}


def configured_server(folder, configuration, *arguments):
    """Starts a server with this path configuration, which is written into the folder."""
    file = folder / "paths.json"
    file.write_text(json.dumps(configuration))
    return ViaductServer("--path-configuration", str(file), *arguments)
