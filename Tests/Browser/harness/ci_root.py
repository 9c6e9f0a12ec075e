import shutil

from harness.ci_job import ACTION, EXAMPLES, write_job
from harness.copied_test import DRIVER
from harness.debian_root import DebianRoot
from harness.viaduct_server import REPOSITORY

# The languages of the images python, node and ruby, what bundle install brings, and the browser, whose download takes minutes in bad hours.
PACKAGES = ["ca-certificates", "chromium", "chromium-driver", "curl", "libatomic1", "python3-pip", "ruby-capybara", "ruby-selenium-webdriver",
            "ruby-webrick"]
# The registries of npm and RubyGems are replaced, and Playwright's runner, which only npm has.
STAND_INS = {
    "bundle": "exit 0",
    "npm": "exit 0",
    "npx": 'case "$*" in "playwright test") PLAYWRIGHT=/opt/playwright/package/index.mjs exec /opt/playwright/node --test tests/*.spec.js ;; esac',
}
# The environment of every job. An image's own Python takes packages by pip.
FORGE = {"CI": "true", "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
         "GITHUB_WORKSPACE": "/work", "GITHUB_ACTION_PATH": "/action", "RUNNER_TEMP": "/tmp/runner",
         "PIP_BREAK_SYSTEM_PACKAGES": "1", "PIP_ROOT_USER_ACTION": "ignore"}


class CIRoot:
    """A clean Debian with the languages of a forge's images, and a project with a web app and its tests."""

    def __init__(self, folder):
        folder.chmod(0o755)
        self._root = DebianRoot(folder)
        self._root.install("--no-install-recommends", *PACKAGES)
        self._root.write("etc/hosts", "127.0.0.1 localhost\n")
        for name, text in STAND_INS.items():
            self._root.write(f"usr/local/bin/{name}", f"#!/bin/sh\n{text}\n", mode=0o755)
        # For registries that are reached through a machine with an authority of its own.
        shutil.copy("/etc/ssl/certs/ca-certificates.crt", folder / "etc/ssl/certs")
        shutil.copytree(DRIVER, folder / "opt/playwright")
        self._lay_project(folder / "work")
        shutil.copytree(ACTION, folder / "action")

    def _lay_project(self, project):
        shutil.copytree(EXAMPLES.parent / "sample-app", project)
        shutil.copytree(REPOSITORY / "public/demo", project / "demo")
        helpers = REPOSITORY / "public/viaduct/helpers"
        for tool in ["pytest", "playwright"]:
            shutil.copytree(EXAMPLES / tool, project, dirs_exist_ok=True)
        shutil.copy(helpers / "viaduct.py", project)
        shutil.copy(helpers / "viaduct.playwright.js", project / "tests")
        runner = project / "node_modules/@playwright/test"
        runner.mkdir(parents=True)
        shutil.copy(REPOSITORY / "Tests/Browser/helpers/playwright_runner.mjs", runner / "index.mjs")
        (runner / "package.json").write_text('{"name":"@playwright/test","exports":"./index.mjs"}')
        # The example without Rails needs its place beside the demo.
        for part in ["docs/examples/capybara", "public/demo", "public/viaduct/helpers"]:
            shutil.copytree(REPOSITORY / part, project / part)
        (project / "bin").mkdir()
        self._root.write("work/bin/rails", "#!/bin/sh\nexec ruby docs/examples/capybara/native_bridge_test.rb\n", mode=0o755)

    def copied_to(self, folder):
        """Returns a copy, for one job."""
        folder.chmod(0o755)
        twin = object.__new__(CIRoot)
        twin._root = self._root.copied_to(folder)
        return twin

    def run(self, job, *, change=lambda text: text, **environment):
        """Runs a job to its end. Returns its status, output and errors."""
        command = write_job(job.steps(), self.path / "tmp/job", "/tmp/job", {**FORGE, **job.environment, **environment}, change)
        return self._root.run(*command, limit=900)

    def purge(self, package):
        purged = self._root.run("dpkg", "--purge", package)
        assert purged.returncode == 0, purged.stderr
        shutil.rmtree(self.path / "tmp/job")

    def has(self, program):
        return self._root.run("sh", "-c", f"command -v {program}").returncode == 0

    @property
    def path(self):
        return self._root.path
