"""What is shown and what is said: texts, values and string catalogs as visible/accessible pairs.

>>> from spokentext import Formatter
>>> Formatter("ru").speak("Средняя 30 см, от 395 ₽")
'Средняя 30 сантиметров, от 395 рублей'

`python -m spokentext` is the command line.
"""
from __future__ import annotations

from . import values
from ._library import library as _lib
from .catalog import Catalog
from .checking import Finding, Report, check
from .errors import (
    ClosedError,
    InvalidTextError,
    InvalidValueError,
    LanguageError,
    OptionError,
    OutOfMemoryError,
    SpokenTextError,
    TooLongError,
    UnknownKeyError,
    UnreadableError,
)
from .formatter import Formatter
from .pairs import Assessment, Pair, Span, Speech

__all__ = [
    "Assessment", "Catalog", "ClosedError", "Finding", "Formatter", "InvalidTextError", "InvalidValueError", "LanguageError",
    "OptionError", "OutOfMemoryError", "Pair", "Report", "Span", "SpokenTextError", "Speech", "TooLongError",
    "UnknownKeyError", "UnreadableError", "check", "library_version", "values",
]  # fmt: skip

library_version: str = _lib.spokentext_version().decode()
"""The version of the library inside, of ICU and CLDR: "0.2.0 (commit 1a2b3c4d5e6f, ICU 72.1, CLDR 42)"."""
__version__: str = library_version.split()[0]
