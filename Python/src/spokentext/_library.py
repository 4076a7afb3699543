"""The C library as ctypes sees it: the structs and functions of `spokentext.h`, and what turns a status into an error."""
from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Any

from . import errors

TERMINATED = ctypes.c_size_t(-1).value


class Error(ctypes.Structure):
    _fields_ = [
        ("status", ctypes.c_int),
        ("index", ctypes.c_uint64),
        ("place", ctypes.c_uint64),
        ("message", ctypes.c_char * 488),
    ]


class Handle(ctypes.Structure):
    _fields_ = [("id", ctypes.c_uint64)]


class Options(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("numbers", ctypes.c_char_p),
        ("lexicon", ctypes.c_char_p),
        ("nouns", ctypes.c_char_p),
        ("emoji", ctypes.c_char_p),
        ("confidence", ctypes.c_char_p),
        ("minor_units", ctypes.c_char_p),
        ("currency_style", ctypes.c_char_p),
        ("says_and", ctypes.c_char_p),
        ("without_yo", ctypes.c_int),
        ("bare_thousand", ctypes.c_int),
        ("half", ctypes.c_int),
        ("longest_text", ctypes.c_size_t),
    ]


class Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def decoded(self) -> str:
        return ctypes.string_at(self.bytes, self.length).decode()


class PairResult(ctypes.Structure):
    _fields_ = [("visible", Text), ("accessible", Text)]


class SpanResult(ctypes.Structure):
    _fields_ = [
        ("visible_start", ctypes.c_size_t),
        ("visible_end", ctypes.c_size_t),
        ("spoken_start", ctypes.c_size_t),
        ("spoken_end", ctypes.c_size_t),
        ("kind", ctypes.c_char_p),
        ("rule", ctypes.c_char_p),
        ("confidence", ctypes.c_char_p),
    ]


class SpeechResult(ctypes.Structure):
    _fields_ = [("spoken", Text), ("spans", ctypes.POINTER(SpanResult)), ("span_count", ctypes.c_size_t)]


class Texts(ctypes.Structure):
    _fields_ = [
        ("bytes", ctypes.c_void_p),
        ("length", ctypes.c_size_t),
        ("offsets", ctypes.c_void_p),
        ("offset_size", ctypes.c_size_t),
        ("count", ctypes.c_size_t),
    ]


class AssessmentsResult(ctypes.Structure):
    _fields_ = [
        ("spoken", Texts),
        ("confidences", ctypes.c_void_p),
        ("unread", Texts),
        ("unread_offsets", ctypes.c_void_p),
    ]


class Value(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("kind", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("number", ctypes.c_char_p),
        ("to", ctypes.c_char_p),
        ("currency", ctypes.c_char_p),
        ("unit", ctypes.c_char_p),
        ("per", ctypes.c_char_p),
        ("old", ctypes.c_char_p),
        ("noun", ctypes.c_char_p),
        ("forms", ctypes.c_char_p),
        ("magnitude", ctypes.c_char_p),
        ("sign", ctypes.c_char_p),
        ("gender", ctypes.c_char_p),
        ("grammatical_case", ctypes.c_char_p),
        ("role", ctypes.c_char_p),
        ("text", ctypes.c_char_p),
        ("text_length", ctypes.c_size_t),
        ("parts", ctypes.POINTER(ctypes.c_char_p)),
        ("part_count", ctypes.c_size_t),
        ("approximate", ctypes.c_int),
        ("animate", ctypes.c_int),
        ("plural", ctypes.c_int),
        ("before_noun", ctypes.c_int),
        ("collective", ctypes.c_int),
        ("without_noun", ctypes.c_int),
        ("alternative", ctypes.c_int),
        ("oxford_comma", ctypes.c_int),
    ]


class Place(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("language", ctypes.c_char_p),
        ("table", ctypes.c_char_p),
        ("width", ctypes.c_size_t),
        ("text_size", ctypes.c_char_p),
        ("font_scale", ctypes.c_double),
        ("device", ctypes.c_char_p),
    ]


class ReportResult(ctypes.Structure):
    _fields_ = [("json", Text), ("failures", Text), ("exit_status", ctypes.c_int)]


def _load() -> ctypes.CDLL:
    path = os.environ.get("SPOKENTEXT_LIBRARY")
    if path is None:
        bundled = sorted(Path(__file__).parent.glob("libspokentext.so.*"))
        if not bundled:
            raise ImportError(
                "the package has no libspokentext.so; install the wheel, or name a library in SPOKENTEXT_LIBRARY"
            )
        path = str(bundled[-1])
    # CDLL, not PyDLL: the GIL is released while the library works.
    library = ctypes.CDLL(path)
    error, size, handle = ctypes.POINTER(Error), ctypes.c_size_t, Handle
    text, status, out = ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p
    signatures: dict[str, tuple[Any, list[Any]]] = {
        "version": (text, []),
        "free": (None, [ctypes.c_void_p]),
        "formatter_open": (status, [text, ctypes.POINTER(Options), ctypes.POINTER(Handle), error]),
        "formatter_close": (status, [handle, error]),
        "speak": (status, [handle, text, size, out, error]),
        "speak_spans": (status, [handle, text, size, out, error]),
        "speak_many": (status, [handle, ctypes.POINTER(Texts), ctypes.c_uint, out, error]),
        "assess_many": (status, [handle, ctypes.POINTER(Texts), ctypes.c_uint, out, error]),
        "format": (status, [handle, ctypes.POINTER(Value), out, error]),
        "catalog_open": (status, [text, text, ctypes.POINTER(Options), ctypes.POINTER(Handle), error]),
        "catalog_close": (status, [handle, error]),
        "catalog_get": (
            status,
            [handle, text, ctypes.POINTER(Value), size, ctypes.POINTER(Place), out, error],
        ),
        "catalog_languages": (status, [handle, out, error]),
        "catalog_reload": (status, [handle, error]),
        "check": (status, [ctypes.POINTER(text), size, out, error]),
        "main": (None, [ctypes.POINTER(text), size]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(library, f"spokentext_{name}")
        function.restype = result
        function.argtypes = arguments
    return library


library = _load()

_ERRORS: dict[int, type[errors.SpokenTextError]] = {
    2: errors.InvalidTextError,
    3: errors.TooLongError,
    4: errors.ClosedError,
    5: errors.LanguageError,
    6: errors.OptionError,
    7: errors.InvalidValueError,
    8: errors.UnknownKeyError,
    9: errors.UnreadableError,
    10: errors.OutOfMemoryError,
}


def raised(error: Error) -> errors.SpokenTextError:
    """The exception of a call that failed."""
    made = _ERRORS.get(error.status, errors.SpokenTextError)(error.message.decode("utf-8", "replace"))
    made.index = error.index
    made.place = error.place
    return made


def utf8(text: str | bytes, name: str = "text") -> bytes:
    """The bytes of a text. `bytes` are taken as they are; the library looks whether they are UTF-8."""
    if type(text) is str or isinstance(text, str):
        try:
            return text.encode()
        except UnicodeEncodeError as error:
            made = errors.InvalidTextError(
                f"'{name}' has a lone surrogate, U+{ord(text[error.start]):04X}, at character {error.start}"
            )
            made.place = len(text[: error.start].encode())
            raise made from None
    if isinstance(text, (bytes, bytearray)):
        return bytes(text)
    raise TypeError(f"'{name}' is a {type(text).__name__}; hand in a str, or bytes of UTF-8")


def name(text: str | None, field: str) -> bytes | None:
    """A name for C, which ends with NUL and so must not have one inside."""
    if text is None:
        return None
    if not isinstance(text, str):
        raise TypeError(f"'{field}' is a {type(text).__name__}; hand in a str")
    data = utf8(text, field)
    if b"\0" in data:
        raise errors.InvalidValueError(f"'{field}' has a NUL character")
    return data


def array(values: list[bytes]) -> Any:
    return (ctypes.c_char_p * len(values))(*values)
