import os
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
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {certificate};
    ssl_certificate_key {key};
    location / {{
      proxy_pass http://unix:{socket}:;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 1h;
    }}
  }}
}}
"""


class FrontNginx:
    """A team's own HTTPS nginx in front of Viaduct at a UNIX socket, as docs/proxy.md describes it."""

    def __init__(self, folder, pair, path, client):
        """`client(port)` creates the client for it."""
        self.port = free_port()
        file = folder / "front.conf"
        file.write_text(CONFIGURATION.format(user="user root;" if os.geteuid() == 0 else "", folder=folder, port=self.port, certificate=pair.certificate, key=pair.key, socket=path))
        self._process = subprocess.Popen(["nginx", "-p", folder, "-e", "stderr", "-c", file])
        self.client = client(self.port)
        wait_until(self._answers, "nginx")

    @property
    def url(self):
        return f"https://localhost:{self.port}"

    def stop(self):
        self._process.terminate()
        assert self._process.wait(timeout=LIMIT_SECONDS) == 0

    def _answers(self):
        try:
            return self.client.ask()
        except ConnectionError:
            return None
