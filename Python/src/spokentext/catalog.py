"""Strings of files, in any format that the command reads."""
from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from . import _calls, _library, values
from ._calls import must, own_error
from .errors import InvalidValueError, OptionError
from .pairs import Pair

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Catalog(_calls.Open):
    """The strings of a file or a folder: .strings, .stringsdict, .xcstrings, strings.xml, .po, .arb, XLIFF, …

    >>> catalog = Catalog("Examples/TypedStrings/Sources/Shop/Catalogs")
    >>> catalog.get("cart.items", [3], language="ru")
    Pair(visible='В корзине 3 товара', accessible='В корзине 3 товара')

    Args:
        path: a file or a folder.
        source_language: who reads none of the languages gets this one; None takes what the files say.
        numbers: "digits" or "words".
        wording: as for `Formatter`.

    Raises:
        UnreadableError: when nothing can be read or a file is broken; the message has file, line and column.
    """

    _kind = "catalog"

    def __init__(
        self,
        path: str | bytes | os.PathLike[str],
        *,
        source_language: str | None = None,
        numbers: Literal["digits", "words"] = "digits",
        **wording: Unpack[_calls.Wording],
    ) -> None:
        options = _calls.options(numbers, wording)
        handle, error = _library.Handle(), own_error()
        status = _library.library.spokentext_catalog_open(
            file_name(path), _library.name(source_language, "source_language"), options, handle, error
        )
        must(status, error)
        super().__init__(handle, _library.library.spokentext_catalog_close)
        self._settings = (os.fspath(path), source_language, numbers, dict(wording))

    def __repr__(self) -> str:
        return f"<spokentext.Catalog {self._settings[0]!r}{', closed' if self.closed else ''}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _reopened, self._settings

    def get(
        self,
        key: str,
        args: Iterable[Any] | Mapping[str, Any] = (),
        *,
        language: str | None = None,
        table: str | None = None,
        width: int | None = None,
        text_size: str | None = None,
        font_scale: float | None = None,
        device: str | None = None,
    ) -> Pair:
        """A string with its arguments: numbers, free texts, and values of `spokentext.values`.

        >>> catalog = Catalog("Examples/TypedStrings/Sources/Shop/Catalogs")
        >>> catalog.get("cart.button", [values.price(1, "RUB")], language="ru").accessible
        'В корзину за 1 рубль'

        Args:
            key: as it stands in the files.
            args: in the order of the placeholders, or a mapping where the string names them (PO, ARB).
            language: what the user reads: a tag, or a header Accept-Language; None is the source language.
            table: the name of the file without its ending; None is the first one that has the key.
            width: the room, in the unit of the catalog's width keys.
            text_size: a content size category of iOS, such as "accessibilityExtraLarge".
            font_scale: of Android, in its place.
            device: "iphone", "ipad", "mac", …

        Raises:
            UnknownKeyError: for a key that no file has.
            InvalidValueError: for an argument that is wrong, missing or one too many.
        """
        place = _library.Place(
            ctypes.sizeof(_library.Place), _library.name(language, "language"), _library.name(table, "table"), 0,
            _library.name(text_size, "text_size"), 0.0, _library.name(device, "device"),
        )  # fmt: skip
        if width is not None:
            if not isinstance(width, int) or isinstance(width, bool):
                raise TypeError(f"'width' is a {type(width).__name__}; hand in an int")
            if not 0 < width < 1 << 31:
                raise OptionError(f"'width' is {width}; write a number above 0")
            place.width = width
        if font_scale is not None:
            place.font_scale = font_scale or -1.0
        given, names = _arguments(args)
        for value, name in zip(given, names):
            value.name = name
        name = _library.name(key, "key")
        if name is None:
            raise TypeError("'key' is None; hand in a str")
        error, address = own_error(), ctypes.c_void_p()
        status = _library.library.spokentext_catalog_get(
            self._handle, name, given, len(given), place, ctypes.byref(address), error
        )
        must(status, error)
        return _calls.pair(address.value or 0)

    @property
    def languages(self) -> list[str]:
        """The tags of its languages, sorted."""
        error, address = own_error(), ctypes.c_void_p()
        must(_library.library.spokentext_catalog_languages(self._handle, ctypes.byref(address), error), error)
        owner = _calls.Result(address.value or 0)
        tags = _library.Texts.from_address(owner.address)
        ends = (ctypes.c_int64 * (tags.count + 1)).from_address(tags.offsets)
        text = ctypes.string_at(tags.bytes, tags.length).decode()
        return [text[start:end] for start, end in zip(ends, ends[1:])]

    def reload(self) -> None:
        """Reads all files again; the strings stay as they were when one is broken or a language is gone.

        Raises:
            UnreadableError: and everything stays as it was.
        """
        error = own_error()
        must(_library.library.spokentext_catalog_reload(self._handle, error), error)


def _arguments(args: Any) -> tuple[Any, list[bytes | None]]:
    if isinstance(args, Mapping):
        names = [_library.name(name, "name") for name in args]
        return _calls.values(values.argument(value) for value in args.values()), names
    if isinstance(args, (str, bytes)) or not isinstance(args, Iterable):
        raise TypeError(f"'args' are a {type(args).__name__}; hand in a list, or a mapping of names")
    given = [values.argument(value) for value in args]
    return _calls.values(given), [None] * len(given)


def file_name(path: str | bytes | os.PathLike[str]) -> bytes:
    data = os.fsencode(path)
    if b"\0" in data:
        raise InvalidValueError("the path has a NUL character")
    return data


def _reopened(path: Any, source_language: str | None, numbers: Any, wording: Any) -> Catalog:
    return Catalog(path, source_language=source_language, numbers=numbers, **wording)
