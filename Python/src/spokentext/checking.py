"""The checker of string files."""
from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from . import _calls, _library
from ._calls import must, own_error
from .catalog import file_name


@dataclass(frozen=True)
class Finding:
    """One finding of a rule. Lines and columns are counted from 1."""

    rule: str
    severity: Literal["info", "warning", "error"]
    certainty: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    message: str
    key: str | None = None
    language: str | None = None
    fix: str | None = None
    """What `spokentext check --fix` would do; None where nothing can be mended."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.message} [{self.rule}]"


@dataclass(frozen=True)
class Report:
    """What a check has found."""

    findings: tuple[Finding, ...]
    files: int
    """How many files were looked at."""
    failures: tuple[str, ...]
    """What could not be read, a line each."""
    exit_status: int
    """As that of the command: 0 clean, 1 findings from `fail_on`, 2 failures."""

    @property
    def ok(self) -> bool:
        """True when nothing was found from `fail_on` and everything could be read."""
        return self.exit_status == 0


def check(
    paths: str | bytes | os.PathLike[str] | Iterable[str | bytes | os.PathLike[str]] = ".",
    *,
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    source_language: str | None = None,
    spoken: Literal["marked", "all"] | None = None,
    fail_on: Literal["info", "warning", "error"] | None = None,
    config: str | os.PathLike[str] | Literal[False] | None = None,
    baseline: str | os.PathLike[str] | None = None,
) -> Report:
    """Checks files and folders of strings, as `spokentext check` does.

    >>> report = check("Examples/Shop/Catalog", select=["mixed-script"], config=False)
    >>> report.findings[0].key
    'pizza.cheese'

    Args:
        paths: files and folders.
        select: only these rules or groups.
        ignore: not these.
        source_language: when the files do not say it.
        spoken: texts that the rules about speech look at.
        fail_on: the severity from which the report is not ok; "error" is usual.
        config: a configuration file instead of the nearest .spokentext.yml; False reads none.
        baseline: a file of accepted findings.

    Raises:
        OptionError: for a rule that is not known, a configuration that is broken, and the like.
    """
    arguments: list[bytes] = []
    for name, rules in (("--select", select), ("--ignore", ignore)):
        if isinstance(rules, (str, bytes)):
            raise TypeError(f"'{name[2:]}' are many: a list of the names of rules")
        for rule in rules:
            arguments += [f"{name}={_text(rule, name[2:])}".encode()]
    for name, value in (("--source", source_language), ("--spoken", spoken), ("--fail-on", fail_on)):
        if value is not None:
            arguments += [f"{name}={_text(value, name[2:])}".encode()]
    if config is False:
        arguments.append(b"--no-config")
    elif config is not None:
        arguments.append(b"--config=" + file_name(config))
    if baseline is not None:
        arguments.append(b"--baseline=" + file_name(baseline))
    given = [paths] if isinstance(paths, (str, bytes, os.PathLike)) else paths
    names = [file_name(path) for path in given]
    # What begins with a dash is a file here, not an option, nor standard input.
    arguments += [b"./" + name if name.startswith(b"-") else name for name in names]
    error, address = own_error(), ctypes.c_void_p()
    status = _library.library.spokentext_check(
        _library.array(arguments), len(arguments), ctypes.byref(address), error
    )
    must(status, error)
    owner = _calls.Result(address.value or 0)
    made = _library.ReportResult.from_address(owner.address)
    report = json.loads(made.json.decoded())
    return Report(
        findings=tuple(
            Finding(
                rule=row["rule"], severity=row["severity"], certainty=row["certainty"], file=row["file"],
                line=row["line"], column=row["column"], end_line=row["endLine"], end_column=row["endColumn"],
                message=row["message"], key=row.get("key"), language=row.get("language"),
                fix=row["fix"]["title"] if row["fix"] else None,
            )  # fmt: skip
            for row in report["diagnostics"]
        ),
        files=report["summary"]["files"],
        failures=tuple(made.failures.decoded().splitlines()),
        exit_status=made.exit_status,
    )


def _text(value: str, field: str) -> str:
    name = _library.name(value, field)
    if name is None:
        raise TypeError(f"'{field}' has a None in it; hand in str")
    return name.decode()
