"""Many texts at once: lists, Arrow arrays and pandas series go to the library in one buffer, and come back in one."""
from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from . import _library
from ._calls import Result
from .errors import InvalidTextError, TooLongError

if TYPE_CHECKING:
    # One call of the library: its result, and who keeps it.
    Said = Callable[[_library.Texts], tuple[Result, _library.Texts]]


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


def _list(texts: Sequence[Any], said: Said) -> list[str]:
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
    data = b"".join(encoded)
    offsets = array("q", accumulate(map(len, encoded), initial=0))
    given = _library.Texts(
        ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p), len(data), offsets.buffer_info()[0], 8, len(encoded)
    )
    owner, spoken = said(given)
    ends = (ctypes.c_int64 * (spoken.count + 1)).from_address(spoken.offsets)
    text = ctypes.string_at(spoken.bytes, spoken.length)
    result = [text[start:end].decode() for start, end in zip(ends, ends[1:])]
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
    valid = texts.is_valid() if texts.null_count else None
    if valid is not None:
        # What lies below a null may be anything.
        texts = pyarrow.compute.fill_null(texts, "")
    size = 4 if pyarrow.types.is_string(kind) else 8
    _, offsets, data = texts.buffers()
    given = _library.Texts(
        data.address if data is not None else None,
        data.size if data is not None else 0,
        offsets.address + texts.offset * size,
        size,
        len(texts),
    )
    try:
        owner, spoken = said(given)
    except TooLongError as error:
        if "offsets of 4 bytes" in str(error):
            raise TooLongError("what is said is longer than Arrow's string can be; cast to large_string first") from None
        raise
    buffers = [
        None,
        pyarrow.foreign_buffer(spoken.offsets, (spoken.count + 1) * size, base=owner),
        pyarrow.foreign_buffer(spoken.bytes, spoken.length, base=owner),
    ]
    result = pyarrow.Array.from_buffers(kind, len(texts), buffers)
    return result if valid is None else pyarrow.compute.if_else(valid, result, pyarrow.scalar(None, kind))


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
