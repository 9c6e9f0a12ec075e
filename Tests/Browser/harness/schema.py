import json
from urllib.request import urlopen

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from referencing import Registry

FOLDER = "/viaduct/schema/"


class Schema:
    """The schema of screens and frames, as a server serves it."""

    def __init__(self, server_url):
        documents = {}
        for name in ("screen.json", "frames.json", "stub.json"):
            with urlopen(server_url + FOLDER + name) as response:
                assert response.headers["Content-Type"] == "application/json"
                documents[FOLDER + name] = json.load(response)
        for document in documents.values():
            Draft202012Validator.check_schema(document)
        self._registry = Registry().with_contents(documents.items())

    def check(self, frame, definition=None):
        """Fails unless the frame is as the schema describes frames of its type."""
        reference = f"{FOLDER}frames.json#/$defs/{definition or frame['type']}"
        error = best_match(Draft202012Validator({"$ref": reference}, registry=self._registry).iter_errors(frame))
        assert not error, f"{error.json_path}: {error.message}\n{json.dumps(frame)}"
