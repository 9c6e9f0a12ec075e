import json
import re

from harness.viaduct_server import REPOSITORY


class TeamGuide:
    """The commands and the configuration of docs/team.md, with the names and files of a test in place of its examples."""

    HOST = "viaduct.example.internal"

    def __init__(self, authority, package):
        """`authority`: the host and the port at which browsers reach the server."""
        self._authority, self._package = authority, package
        self._text = (REPOSITORY / "docs/team.md").read_text()

    def commands(self, title):
        """Returns the command blocks of a section."""
        section = re.search(rf"^## \d\. {title}$(.*?)(?=^## |\Z)", self._text, re.MULTILINE | re.DOTALL)[1]
        blocks = re.findall(r"^```sh\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
        return [self._with_own_names(block) for block in blocks]

    @property
    def configuration(self):
        return json.loads(re.search(r"^```json\n(.*?)^```$", self._text, re.MULTILINE | re.DOTALL)[1])

    def _with_own_names(self, text):
        text = text.replace(self.HOST, self._authority).replace("apt install", "apt install --yes")
        return re.sub(r"viaduct_\S+\.deb", self._package, text)
