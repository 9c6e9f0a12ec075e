import urllib.error
import urllib.request

from prometheus_client.parser import text_string_to_metric_families


def ask(url, **headers):
    """Returns the status, the type and the text of an answer."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
            return answer.status, answer.headers["content-type"], answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, None, error.read().decode()


class Scrape:
    """The server's metrics at one moment."""

    def __init__(self, url):
        status, self.type, self.text = ask(f"{url}/viaduct/metrics")
        assert status == 200
        self.families = {family.name: family for family in text_string_to_metric_families(self.text)}
        self.samples = [sample for family in self.families.values() for sample in family.samples]

    def value(self, name, **labels):
        """Returns the sum of all samples with the name and these labels."""
        return sum(sample.value for sample in self.samples if sample.name == name and labels.items() <= sample.labels.items())
