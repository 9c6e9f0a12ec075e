import os
import signal
import subprocess

from harness.ports import free_port
from harness.waiting import LIMIT_SECONDS, wait_until

CONFIGURATION = """
{user}
worker_processes 1;
daemon off;
pid {folder}/front.pid;
error_log stderr error;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  scgi_temp_path {folder}/scgi; uwsgi_temp_path {folder}/uwsgi;
  server {{
    listen 127.0.0.1:{port}{tls};
    location / {{
      proxy_pass {server};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      {upgrade}
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 1h;
    }}
  }}
}}
"""


UPGRADE = "proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $http_connection;"


class FrontNginx:
    """A team's own nginx in front of Viaduct, with HTTPS as docs/proxy.md describes it, or without."""

    def __init__(self, folder, server, client, pair=None, upgrade=UPGRADE):
        """`server`: where Viaduct listens. `client(port)` creates the client for it. `pair`: the certificate. `upgrade`: lines of the location."""
        self.port = free_port()
        self._scheme = "https" if pair else "http"
        self._file = folder / "front.conf"
        self._options = {
            "user": "user root;" if os.geteuid() == 0 else "", "folder": folder, "port": self.port, "server": server,
            "tls": f" ssl; ssl_certificate {pair.certificate}; ssl_certificate_key {pair.key}" if pair else ""}
        self._write(upgrade)
        self._process = subprocess.Popen(["nginx", "-p", folder, "-e", "stderr", "-c", self._file])
        self.client = client(self.port)
        wait_until(self._answers, "nginx")

    @property
    def url(self):
        return f"{self._scheme}://localhost:{self.port}"

    def mend(self):
        """Lets WebSockets through from now on."""
        self._write(UPGRADE)
        self._process.send_signal(signal.SIGHUP)

    def stop(self):
        self._process.terminate()
        assert self._process.wait(timeout=LIMIT_SECONDS) == 0

    def _write(self, upgrade):
        self._file.write_text(CONFIGURATION.format(upgrade=upgrade, **self._options))

    def _answers(self):
        try:
            return self.client.ask()
        except ConnectionError:
            return None
