from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from spokentext import Catalog, Formatter

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session", autouse=True)
def root() -> Iterator[Path]:
    """Examples of docstrings name files from the root of the repository."""
    before = Path.cwd()
    os.chdir(ROOT)
    yield ROOT
    os.chdir(before)


@pytest.fixture(scope="session")
def russian() -> Formatter:
    return Formatter("ru")


@pytest.fixture(scope="session")
def words() -> Formatter:
    return Formatter("ru", numbers="words")


@pytest.fixture()
def catalog(root: Path) -> Iterator[Catalog]:
    with Catalog(root / "Examples/TypedStrings/Sources/Shop/Catalogs") as opened:
        yield opened
