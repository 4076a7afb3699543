"""Calls of the library: results become Python's and are freed, a status that is not OK is raised."""
from __future__ import annotations

import ctypes
import threading
import weakref
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from . import _library
from .errors import ClosedError, OptionError
from .pairs import Pair

if TYPE_CHECKING:
    from typing_extensions import Self


class _Own(threading.local):
    def __init__(self) -> None:
        self.error = _library.Error()


_own = _Own()


def must(status: int, error: _library.Error) -> None:
    if status:
        raise _library.raised(error)


def own_error() -> _library.Error:
    """The error of this thread: read before its next call."""
    return _own.error


class Result:
    """A result of the library, freed when nobody holds it any more."""

    __slots__ = ("address",)

    def __init__(self, address: int) -> None:
        self.address = address

    def __del__(self, free: Any = _library.library.spokentext_free) -> None:
        free(self.address)


def pair(address: int) -> Pair:
    owner = Result(address)
    result = _library.PairResult.from_address(owner.address)
    return Pair(result.visible.decoded(), result.accessible.decoded())


class Open:
    """What has a handle: a formatter or a catalog. Closed by `close`, by `with`, or when it is thrown away."""

    _kind = ""

    def __init__(self, handle: _library.Handle, close: Any) -> None:
        self._handle = handle
        self._close = weakref.finalize(self, close, handle, None)
        # A process that ends frees everything.
        self._close.atexit = False

    def close(self) -> None:
        """Closes it; a second time does nothing. Calls under way in other threads finish, later ones raise ClosedError."""
        self._close()

    @property
    def closed(self) -> bool:
        """True once it is closed."""
        return not self._close.alive

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: Any) -> Any:
        return self

    def _must_be_open(self) -> None:
        if self.closed:
            raise ClosedError(f"the {self._kind} is closed")


class Wording(TypedDict, total=False):
    """The options of formatters and catalogs."""

    lexicon: Mapping[str, str] | str
    """Words of your own and how they are said: a mapping, or a table of tabs as `spokentext speak --lexicon` reads it."""
    nouns: str
    """Nouns to count, a table as `spokentext format count --nouns` reads it."""
    emoji: Literal["drop", "keep"]
    confidence: Literal["guess", "likely", "certain"]
    minor_units: Literal["named", "fraction", "number"]
    currency_style: Literal["symbol", "abbreviation"]
    says_and: bool
    yo: bool
    bare_thousand: bool
    half: bool
    longest_text: int


def options(numbers: str, wording: Mapping[str, Any]) -> _library.Options:
    made = _library.Options(size=ctypes.sizeof(_library.Options), numbers=_library.name(numbers, "numbers"))
    for name, value in wording.items():
        if value is None:
            continue
        if name == "lexicon":
            made.lexicon = _library.name(_table(value), name)
        elif name in ("nouns", "emoji", "confidence", "minor_units", "currency_style"):
            setattr(made, name, _library.name(value, name))
        elif name == "says_and":
            made.says_and = b"yes" if _flag(value, name) else b"no"
        elif name == "yo":
            made.without_yo = not _flag(value, name)
        elif name in ("bare_thousand", "half"):
            setattr(made, name, _flag(value, name))
        elif name == "longest_text":
            if not isinstance(value, int) or isinstance(value, bool):
                raise TypeError(f"'longest_text' is a {type(value).__name__}; hand in an int")
            if not 0 < value <= 0x7FFF_FFFF:
                raise OptionError(f"'longest_text' is {value}; write 1 to 2147483647")
            made.longest_text = value
        else:
            raise TypeError(f"there is no option '{name}'; known are {', '.join(Wording.__annotations__)}")
    return made


def _flag(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"'{name}' is a {type(value).__name__}; hand in a bool")
    return value


def _table(words: Any) -> str:
    if isinstance(words, str):
        return words
    if not isinstance(words, Mapping):
        raise TypeError(f"'lexicon' is a {type(words).__name__}; hand in a mapping of words, or a table as str")
    rows = []
    for word, spoken in words.items():
        if not isinstance(word, str) or not isinstance(spoken, str):
            raise TypeError("the words of a lexicon and how they are said are str")
        if any(sign in word + spoken for sign in "\t\n"):
            raise OptionError(f"the word {word!r} of the lexicon has a tab or a line feed")
        rows.append(f"{word}\t{spoken}\n")
    return "".join(rows)


def values(arguments: Iterable[Any]) -> Any:
    """An array of values for C; keep it until the call is over."""
    arguments = list(arguments)
    array = (_library.Value * len(arguments))()
    for place, argument in zip(array, arguments):
        argument._fill(place)
    return array
