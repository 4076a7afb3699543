"""Many texts at once: lists, Arrow arrays and pandas series go to the library in one buffer, and come back in one."""
from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from . import _library
from ._calls import Result
from .errors import InvalidTextError, TooLongError
from .pairs import Assessment

if TYPE_CHECKING:
    # One call of the library: its result, and who keeps it.
    Said = Callable[[_library.Texts], tuple[Result, _library.Texts]]
    Assessed = Callable[[_library.Texts], tuple[Result, _library.AssessmentsResult]]

Made = TypeVar("Made")

CONFIDENCES: tuple[Literal["guess", "likely", "certain"] | None, ...] = (None, "guess", "likely", "certain")
"""What the library's numbers mean."""


def speak(texts: Any, said: Said) -> Any:
    """What `said` makes of the texts, in the type that they came in."""
    # Who has an Arrow array or a series has imported their packages.
    pyarrow = sys.modules.get("pyarrow")
    if pyarrow is not None:
        if isinstance(texts, pyarrow.ChunkedArray):
            chunks = [_arrow(chunk, said) for chunk in texts.chunks]
            return pyarrow.chunked_array(chunks, type=texts.type)
        if isinstance(texts, pyarrow.Array):
            return _arrow(texts, said)
    pandas = sys.modules.get("pandas")
    if pandas is not None and isinstance(texts, pandas.Series):
        return _series(texts, said)
    if isinstance(texts, (str, bytes, bytearray)):
        raise TypeError("'texts' are many: a list of str, an Arrow array or a pandas Series; for one text there is 'speak'")
    return _list(list(texts), said)


def assess(texts: Any, assessed: Assessed) -> Any:
    """The speech of the texts with how sure it is: a struct array for an Arrow array, else a list."""
    pyarrow = sys.modules.get("pyarrow")
    if pyarrow is not None:
        if isinstance(texts, pyarrow.ChunkedArray):
            chunks = [_assessed_arrow(chunk, assessed) for chunk in texts.chunks]
            # Without a chunk an empty one says of which type they would be.
            empty = [] if chunks else [_assessed_arrow(pyarrow.array([], texts.type), assessed)]
            return pyarrow.chunked_array(chunks or empty)
        if isinstance(texts, pyarrow.Array):
            return _assessed_arrow(texts, assessed)
    if isinstance(texts, (str, bytes, bytearray)):
        raise TypeError("'texts' are many: a list of str or an Arrow array; for one text there is 'spans'")
    given = _Given(list(texts))
    owner, made = assessed(given.texts)
    spoken, pieces = _strings(made.spoken), _strings(made.unread)
    ends = (ctypes.c_int64 * (made.spoken.count + 1)).from_address(made.unread_offsets)
    result = [
        Assessment(text, CONFIDENCES[confidence], tuple(pieces[start:end]))
        for text, confidence, start, end in zip(
            spoken, ctypes.string_at(made.confidences, made.spoken.count), ends, ends[1:]
        )
    ]
    # Until here the numbers were read where the library has put them.
    del owner
    return result


class _Given:
    """Texts of a list in one buffer, which is there as long as this is."""

    def __init__(self, texts: Sequence[Any]) -> None:
        try:
            # The common case without a call for each text.
            encoded = [text.encode() for text in texts]
        except (AttributeError, UnicodeEncodeError):
            encoded = []
            for index, text in enumerate(texts):
                try:
                    encoded.append(_library.utf8(text, f"texts[{index}]"))
                except InvalidTextError as error:
                    error.index = index
                    raise
        self._data = b"".join(encoded)
        self._offsets = array("q", accumulate(map(len, encoded), initial=0))
        self.texts = _library.Texts(
            ctypes.cast(ctypes.c_char_p(self._data), ctypes.c_void_p), len(self._data),
            self._offsets.buffer_info()[0], 8, len(encoded),
        )  # fmt: skip


def _strings(texts: _library.Texts) -> list[str]:
    ends = (ctypes.c_int64 * (texts.count + 1)).from_address(texts.offsets)
    text = ctypes.string_at(texts.bytes, texts.length)
    return [text[start:end].decode() for start, end in zip(ends, ends[1:])]


def _list(texts: Sequence[Any], said: Said) -> list[str]:
    given = _Given(texts)
    owner, spoken = said(given.texts)
    result = _strings(spoken)
    # Until here the offsets were read where the library has put them.
    del owner
    return result


def _arrow(texts: Any, said: Said) -> Any:
    import pyarrow
    import pyarrow.compute

    kind = texts.type
    if pyarrow.types.is_dictionary(kind):
        # Each text is said once. Two of them may be said alike, and a dictionary has no text twice.
        spoken_once = _arrow(texts.dictionary, said)
        encoded = pyarrow.DictionaryArray.from_arrays(texts.indices, spoken_once)
        if pyarrow.compute.count_distinct(spoken_once).as_py() == len(spoken_once):
            return encoded
        return encoded.dictionary_decode().dictionary_encode().cast(kind)
    if not (pyarrow.types.is_string(kind) or pyarrow.types.is_large_string(kind)):
        view = getattr(pyarrow.types, "is_string_view", lambda _: False)
        if pyarrow.types.is_null(kind):
            return texts
        if not view(kind):
            raise TypeError(f"an Arrow array of {kind} has no texts; hand in strings")
        return _arrow(texts.cast(pyarrow.large_string()), said).cast(kind)
    if len(texts) == 0:
        return texts
    given = _GivenArrow(texts)
    owner, spoken = given.call(said)
    result = _array(spoken, owner, kind)
    return result if given.valid is None else pyarrow.compute.if_else(given.valid, result, pyarrow.scalar(None, kind))


def _assessed_arrow(texts: Any, assessed: Assessed) -> Any:
    import pyarrow
    import pyarrow.compute

    kind = texts.type
    if pyarrow.types.is_dictionary(kind):
        return pyarrow.compute.take(_assessed_arrow(texts.dictionary, assessed), texts.indices)
    if not (pyarrow.types.is_string(kind) or pyarrow.types.is_large_string(kind)):
        view = getattr(pyarrow.types, "is_string_view", lambda _: False)
        if not (view(kind) or pyarrow.types.is_null(kind)):
            raise TypeError(f"an Arrow array of {kind} has no texts; hand in strings")
        return _assessed_arrow(texts.cast(pyarrow.string()), assessed)
    given = _GivenArrow(texts)
    owner, made = given.call(assessed)
    count = len(texts)
    pieces = _array(made.unread, owner, kind)
    ends = pyarrow.foreign_buffer(made.unread_offsets, (count + 1) * made.unread.offset_size, base=owner)
    listed = pyarrow.list_ if made.unread.offset_size == 4 else pyarrow.large_list
    unread = pyarrow.Array.from_buffers(listed(kind), count, [None, ends], children=[pieces])
    numbers = pyarrow.Array.from_buffers(
        pyarrow.uint8(), count, [None, pyarrow.foreign_buffer(made.confidences, count, base=owner)]
    )
    return pyarrow.StructArray.from_arrays(
        [_array(made.spoken, owner, kind), pyarrow.array(CONFIDENCES, pyarrow.string()).take(numbers), unread],
        names=["spoken", "confidence", "unread"],
        mask=None if given.valid is None else pyarrow.compute.invert(given.valid),
    )


class _GivenArrow:
    """The texts of an array of strings where they are, and which of them are there."""

    def __init__(self, texts: Any) -> None:
        import pyarrow.compute

        self.valid = texts.is_valid() if texts.null_count else None
        # What lies below a null may be anything.
        kept = texts if self.valid is None else pyarrow.compute.fill_null(texts, "")
        size = 4 if pyarrow.types.is_string(texts.type) else 8
        _, offsets, data = kept.buffers()
        if offsets is None:
            # An empty array may have none.
            offsets = pyarrow.py_buffer(bytes(size))
        self._kept = kept, offsets
        self.texts = _library.Texts(
            data.address if data is not None else None,
            data.size if data is not None else 0,
            offsets.address + kept.offset * size,
            size,
            len(kept),
        )

    def call(self, function: Callable[[_library.Texts], Made]) -> Made:
        try:
            return function(self.texts)
        except TooLongError as error:
            if "offsets of 4 bytes" in str(error):
                raise TooLongError(
                    "what is said is longer than Arrow's string can be; cast to large_string first"
                ) from None
            raise


def _array(texts: _library.Texts, owner: Result, kind: Any) -> Any:
    """Texts of the library as an Arrow array of them, without a copy; it keeps their owner."""
    import pyarrow

    buffers = [
        None,
        pyarrow.foreign_buffer(texts.offsets, (texts.count + 1) * texts.offset_size, base=owner),
        pyarrow.foreign_buffer(texts.bytes, texts.length, base=owner),
    ]
    return pyarrow.Array.from_buffers(kind, texts.count, buffers)


def _series(texts: Any, said: Said) -> Any:
    import pandas

    try:
        import pyarrow
    except ImportError:
        missing = texts.isna()
        spoken: Any = _list(["" if gone else text for text, gone in zip(texts, missing)], said)
        result = pandas.Series(spoken, index=texts.index, name=texts.name, dtype=texts.dtype)
        return result.where(~missing, texts)
    try:
        given = pyarrow.array(texts, from_pandas=True)
    except (pyarrow.ArrowInvalid, pyarrow.ArrowTypeError, UnicodeEncodeError):
        # Of mixed types, or with a lone surrogate: the way of lists says which one it is.
        missing = texts.isna()
        _list(["" if gone else text for text, gone in zip(texts, missing)], said)
        raise
    arrays = given.chunks if isinstance(given, pyarrow.ChunkedArray) else [given]
    spoken = pyarrow.chunked_array([_arrow(chunk, said) for chunk in arrays], type=given.type)
    if isinstance(texts.dtype, pandas.CategoricalDtype):
        decoded = pyarrow.compute.cast(spoken, given.type.value_type).to_pandas().array
        return pandas.Series(decoded, index=texts.index, name=texts.name).astype("category")
    if texts.dtype == object:
        values = spoken.to_numpy()
        if texts.isna().any():
            values = texts.to_numpy(copy=True)
            values[~texts.isna().to_numpy()] = spoken.drop_null().to_numpy()
        return pandas.Series(values, index=texts.index, name=texts.name, dtype=object)
    return pandas.Series(pandas.array(spoken, dtype=texts.dtype), index=texts.index, name=texts.name)
