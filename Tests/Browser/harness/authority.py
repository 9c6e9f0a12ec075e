import subprocess
from pathlib import Path
from typing import NamedTuple


class Pair(NamedTuple):
    """The files of a certificate and of its private key."""

    certificate: Path
    key: Path

    @property
    def flags(self):
        return ["--tls-cert", self.certificate, "--tls-key", self.key]


class Authority:
    """The tests' own certificate authority. openssl issues its certificates."""

    def __init__(self, folder, name="Viaduct's tests"):
        self._folder = folder
        folder.mkdir(exist_ok=True)
        self.certificate, self._key = folder / "authority.pem", folder / "authority.key"
        self._openssl("req", "-x509", *self._new(self._key), "-days", "30", "-subj", f"/CN={name}", "-out", self.certificate,
                      "-addext", "keyUsage=critical,keyCertSign,cRLSign")

    def issue(self, *names, file="server", days=("-days", "20")):
        """A pair for these host names and numbers."""
        kinds = ["IP" if name[0].isdigit() or ":" in name else "DNS" for name in names]
        alternatives = ",".join(f"{kind}:{name}" for kind, name in zip(kinds, names))
        request, extensions = self._folder / f"{file}.csr", self._folder / f"{file}.ext"
        pair = Pair(self._folder / f"{file}.pem", self._folder / f"{file}.key")
        extensions.write_text(f"subjectAltName={alternatives}\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n")
        self._openssl("req", *self._new(pair.key), "-subj", f"/CN={names[0]}", "-out", request)
        self._openssl("x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", self._key, "-CAcreateserial",
                      "-extfile", extensions, *days, "-out", pair.certificate)
        return pair

    def issue_expired(self, *names, file="expired"):
        """A pair whose certificate was good until yesterday."""
        return self.issue(*names, file=file, days=("-days", "-1"))

    @staticmethod
    def _new(key):
        return "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key

    @staticmethod
    def _openssl(*arguments):
        subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)
