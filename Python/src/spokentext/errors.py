"""What can go wrong. Every error is a `SpokenTextError` and, where Python has one, the built-in that callers know.

A value of a wrong type is a `TypeError`, as everywhere in Python.
"""
from __future__ import annotations


class SpokenTextError(Exception):
    """A call that failed; the message says what is wrong and what would be right.

    Attributes:
        index: of many texts or arguments, the number of the wrong one, from 0.
        place: in a text, the offset in bytes of UTF-8 of what is wrong.
    """

    index: int = 0
    place: int = 0

    def __str__(self) -> str:
        # KeyError would show the message in quotes, OSError a tuple.
        return str(self.args[0]) if self.args else ""


class ClosedError(SpokenTextError):
    """The formatter or catalog is closed."""


class InvalidTextError(SpokenTextError, ValueError):
    """A text is no UTF-8: wrong bytes, or a `str` with a lone surrogate."""


class TooLongError(SpokenTextError, ValueError):
    """A text is longer than is read, or a result longer than its Arrow type can count."""


class LanguageError(SpokenTextError, ValueError):
    """A language tag is malformed, or CLDR has no such language."""


class OptionError(SpokenTextError, ValueError):
    """An option has no such value."""


class InvalidValueError(SpokenTextError, ValueError):
    """A value that cannot be read, or that the language cannot say."""


class UnknownKeyError(SpokenTextError, KeyError):
    """A key that no file of the catalog has."""


class UnreadableError(SpokenTextError, OSError):
    """A file cannot be read or is broken; the message has the place."""


class OutOfMemoryError(SpokenTextError, MemoryError):
    """The memory for the result is not there."""
