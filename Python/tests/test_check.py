"""The checker, and the command."""
from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import spokentext
from spokentext import Formatter, OptionError, check


def command(*arguments: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spokentext", *arguments], input=text, capture_output=True, text=True
    )


def test_findings_are_those_of_the_command(root: Path) -> None:
    report = check("Examples/Shop/Catalog", config=False)
    rows = json.loads(command("check", "Examples/Shop/Catalog", "--no-config", "--format", "json").stdout)
    assert [finding.rule for finding in report.findings] == [row["rule"] for row in rows["diagnostics"]]
    assert report.findings[0].line == rows["diagnostics"][0]["line"]
    assert (report.files, report.exit_status, report.ok, report.failures) == (rows["summary"]["files"], 1, False, ())
    assert "Shop.strings:" in str(report.findings[0])


def test_choices(root: Path, tmp_path: Path) -> None:
    only = check(Path("Examples/Shop/Catalog"), select=["mixed-script"], config=False)
    assert {finding.rule for finding in only.findings} == {"mixed-script"} and only.findings[0].fix
    without = check(["Examples/Shop/Catalog"], ignore=["mixed-script"], config=False, fail_on="info", spoken="all")
    assert without.findings and "mixed-script" not in {finding.rule for finding in without.findings}
    (tmp_path / "settings.yml").write_text("rules:\n  mixed-script: off\n")
    configured = check("Examples/Shop/Catalog", config=tmp_path / "settings.yml")
    assert configured.findings and "mixed-script" not in {finding.rule for finding in configured.findings}
    (tmp_path / "-a.strings").write_text('"a" = "b";')
    assert check(tmp_path / "-a.strings", config=False).files == 1


def test_what_cannot_be_read(tmp_path: Path) -> None:
    report = check(tmp_path / "nowhere")
    assert report.exit_status == 2 and len(report.failures) == 1 and "nowhere" in report.failures[0]
    odd = os.fsencode(tmp_path) + b"/\xff.strings"
    with open(odd, "w") as file:
        file.write('"a" = "b";')
    assert check(odd, config=False).files == 1


def test_mistakes(tmp_path: Path) -> None:
    mistakes: list[dict[str, Any]] = [
        {"select": ["no-such-rule"]}, {"fail_on": "never"}, {"config": tmp_path / "no.yml"}, {"spoken": "x"},
    ]  # fmt: skip
    for mistake in mistakes:
        with pytest.raises(OptionError):
            check(tmp_path, **mistake)
    wrongs: list[dict[str, Any]] = [{"select": "rule"}, {"select": [1]}, {"paths": 3}, {"paths": [None]}]
    for wrong in wrongs:
        with pytest.raises(TypeError):
            check(**wrong)


def test_command() -> None:
    assert command("speak", "--language", "ru", text="от 395 ₽\n").stdout == "от 395 рублей\n"
    assert command("--version").stdout.strip() == f"spokentext {spokentext.library_version}"
    failed = command("speak", "nowhere")
    assert failed.returncode == 2 and "nowhere" in failed.stderr


_formatter: Formatter | None = None


def _in_child(text: str) -> tuple[str, list[str], int]:
    assert _formatter is not None
    status = check("Examples/Shop/Catalog", config=False).exit_status
    return _formatter.speak(text), _formatter.speak_many([text] * 1000), status


# Python warns of forks of processes with threads: what is tested here.
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_after_a_fork(root: Path) -> None:
    global _formatter
    _formatter = Formatter("ru")
    # The pool of Swift's runtime has its threads now, which a child does not have.
    check("Examples/Shop/Catalog", config=False)
    _formatter.speak_many(["5 кг"] * 1000, jobs=4)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        for spoken, many, status in pool.map(_in_child, ["5 кг"] * 4, chunksize=1):
            assert spoken == many[0] == "5 килограммов" and status == 1
