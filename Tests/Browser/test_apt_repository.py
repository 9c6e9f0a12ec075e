"""The signed apt repository: what apt takes from it and refuses, and the package installed from it in a clean Debian."""

import re
import shutil
import tempfile

import pytest

from harness.apt_repository import SUITE, Apt, SigningKey, served, small_package
from harness.debian_root import DebianRoot
from harness.package import build_package
from harness.viaduct_server import REPOSITORY

GUIDE = REPOSITORY / "docs/packages.md"
ADDRESS = "https://packages.example.com"


@pytest.fixture(scope="module")
def keys():
    """The owner's key, and one of somebody else."""
    with tempfile.TemporaryDirectory(prefix="v") as folder:
        keys = [SigningKey(folder, name) for name in ["owner", "stranger"]]
        yield keys
        for key in keys:
            key.close()


@pytest.fixture
def owner(keys):
    return keys[0]


@pytest.fixture
def repository(owner, tmp_path):
    """A repository with one small package."""
    folder = tmp_path / "repository"
    add(owner, folder, small_package(tmp_path, "0.1.0"))
    return folder


def add(key, repository, *packages):
    added = key.run("apt-repository", "--key", key.name, repository, *packages)
    assert added.returncode == 0, added.stderr


def contents(folder):
    return {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_apt_gets_the_newest_version_and_may_have_an_earlier_one(owner, repository, tmp_path):
    newer = small_package(tmp_path, "0.2.0")
    add(owner, repository, newer)
    apt = Apt(tmp_path / "apt", repository)
    updated = apt.update()
    assert (updated.returncode, updated.stderr) == (0, "")
    assert apt.versions("viaduct") == ["0.2.0", "0.1.0"]
    assert apt.download("viaduct").returncode == 0
    assert (tmp_path / "apt" / newer.name).read_bytes() == newer.read_bytes()
    assert apt.download("viaduct=0.1.0").returncode == 0


def test_the_same_package_again_changes_nothing_but_the_signature(owner, repository, tmp_path):
    before = contents(repository)
    add(owner, repository, tmp_path / "viaduct_0.1.0_amd64.deb")
    after = contents(repository)
    assert before.keys() == after.keys()
    changed = {str(path) for path in before if before[path] != after[path]}
    assert changed <= {f"dists/{SUITE}/{name}" for name in ["Release", "Release.gpg", "InRelease"]}
    assert Apt(tmp_path / "apt", repository).update().returncode == 0


def test_indexes_of_the_earlier_version_stay_for_who_reads_them_now(owner, repository, tmp_path):
    indexes = {path for path in contents(repository) if "by-hash" in path.parts}
    assert len(indexes) == 2
    add(owner, repository, small_package(tmp_path, "0.2.0"))
    assert indexes < {path for path in contents(repository) if "by-hash" in path.parts}


def test_another_file_of_the_same_version_is_refused_and_nothing_changes(owner, repository, tmp_path):
    before = contents(repository)
    newer, other = small_package(tmp_path, "0.2.0"), small_package(tmp_path, "0.1.0", "other")
    refused = owner.run("apt-repository", "--key", owner.name, repository, newer, other)
    assert refused.returncode == 2
    assert "has another viaduct_0.1.0_amd64.deb" in refused.stderr and "Raise the version." in refused.stderr
    assert contents(repository) == before


@pytest.mark.parametrize("signing, words, told", [
    pytest.param({}, [], 'To make one: gpg --quick-generate-key "NAME <ADDRESS>" ed25519 sign never', id="none"),
    pytest.param({}, ["--key", "nobody"], "Your keyring has no secret key nobody.", id="unknown"),
    pytest.param({"VIADUCT_SIGNING_KEY": "nobody"}, [], "Your keyring has no secret key nobody.", id="unknown variable"),
    pytest.param({}, ["--kye", "owner"], "Usage: bin/", id="misspelt"),
])
@pytest.mark.parametrize("script", ["apt-repository", "package"])
def test_a_key_that_is_missing_is_told_before_anything_is_built(owner, tmp_path, script, signing, words, told):
    files = [tmp_path / "repository", tmp_path / "viaduct.deb"] if script == "apt-repository" else ["--repository", tmp_path / "repository"]
    refused = owner.run(script, *words, *files, VIADUCT_BINARY="/nowhere/viaduct", **signing)
    assert refused.returncode == 2
    assert told in refused.stderr
    assert list(tmp_path.iterdir()) == []


def with_another_key(repository, keys, tmp_path):
    """Somebody else signs the repository, and leaves the owner's key there."""
    key = (repository / "viaduct.asc").read_bytes()
    add(keys[1], repository, small_package(tmp_path, "0.2.0"))
    (repository / "viaduct.asc").write_bytes(key)


def with_a_changed_index(repository, keys, tmp_path):
    """Each index names another package of the same size."""
    for path in repository.glob(f"dists/{SUITE}/main/**/*"):
        if path.is_file():
            path.write_bytes(path.read_bytes()[:-1] + b"?")


def with_a_changed_release(repository, keys, tmp_path):
    for name in ["InRelease", "Release"]:
        path = repository / f"dists/{SUITE}" / name
        path.write_text(path.read_text().replace("Origin: Viaduct", "Origin: Vladuct"))


def without_a_signature(repository, keys, tmp_path):
    for name in ["InRelease", "Release.gpg"]:
        (repository / f"dists/{SUITE}" / name).unlink()


@pytest.mark.parametrize("attack, told", [
    (with_another_key, "NO_PUBKEY"), (with_a_changed_index, "Hash Sum mismatch"), (with_a_changed_release, "BADSIG"),
    (without_a_signature, "is not signed"),
], ids=lambda value: getattr(value, "__name__", ""))
def test_apt_refuses_a_repository_that_was_tampered_with(keys, repository, tmp_path, attack, told):
    attack(repository, keys, tmp_path)
    apt = Apt(tmp_path / "apt", repository)
    updated = apt.update()
    assert updated.returncode != 0
    assert told in updated.stderr
    assert apt.versions("viaduct") == []


def test_apt_refuses_a_package_that_was_changed(repository, tmp_path):
    apt = Apt(tmp_path / "apt", repository)
    assert apt.update().returncode == 0
    [package] = repository.glob("pool/*/*.deb")
    package.write_bytes(package.read_bytes()[:-1] + b"?")
    refused = apt.download("viaduct")
    assert refused.returncode != 0
    assert "Hash Sum mismatch" in refused.stderr
    assert not (tmp_path / "apt" / package.name).exists()


@pytest.mark.slow
@pytest.mark.alone
def test_the_guide_installs_the_package_in_a_clean_debian(owner, tmp_path, tmp_path_factory):
    repository = tmp_path / "repository"
    package, _ = build_package(tmp_path, "--repository", repository, "--key", owner.name, environment=owner.environment)
    assert (repository / f"pool/{SUITE}" / package.name).read_bytes() == package.read_bytes()
    folder = tmp_path_factory.mktemp("root")
    # pytest's folders are private; a Debian's root is not.
    folder.chmod(0o755)
    root = DebianRoot(folder, "ca-certificates", "curl", "sudo")
    [commands] = [block for block in re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL) if ADDRESS in block]
    with served(repository) as address:
        ended = root.run("bash", "-euc", commands.replace(ADDRESS, address).replace("apt install", "apt install --yes"), limit=900)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert re.fullmatch(r"viaduct \d+\.\d+\.\d+\n", root.run("viaduct", "--version").stdout)
    shutil.rmtree(folder)
