"""Random calls: nothing but typed errors comes out. Scripts/fuzz-python runs this for minutes."""
from __future__ import annotations

import ctypes
import os
from array import array
from typing import Any

import pyarrow
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spokentext import Catalog, Formatter, SpokenTextError, _calls, _library, values

settings.register_profile(
    "here", max_examples=int(os.environ.get("SPOKENTEXT_EXAMPLES", "60")), deadline=None,
    suppress_health_check=list(HealthCheck), database=None,
)  # fmt: skip
settings.load_profile("here")

LANGUAGES = ["ru", "en", "es", "uk", "ja"]
FORMATTERS = [Formatter(language, numbers="digits") for language in LANGUAGES]
FORMATTERS += [Formatter(language, numbers="words") for language in LANGUAGES]
FOLDER = os.path.join(os.path.dirname(__file__), "../../Examples/TypedStrings/Sources/Shop/Catalogs")
CATALOG = Catalog(FOLDER)

pieces = st.sampled_from(
    ["5", "30 см", "от", "₽", "€", "$", " ", "\xa0", "12:30", "–", "-", "1/2", ".", ",", "кг", "kg", "2025", "г.", "XIX",
     "№", "3-й", "%", "°C", "🍕", "(", ")", "\0", "\n", "\t", "e\u0301", "ёлка", "й\u0306", "١٢", "1e9", "+7 495", "@"]
)  # fmt: skip
plain = st.lists(st.one_of(pieces, st.text(max_size=6)), max_size=12).map("".join)
# With lone surrogates.
anything = st.one_of(plain, st.text(st.characters(), max_size=12), st.binary(max_size=24))
objects = st.one_of(
    anything, st.none(), st.integers(), st.floats(), st.decimals(), st.booleans(), st.lists(st.integers(), max_size=3),
    st.dates(), st.times(), st.timedeltas(), st.tuples(st.text(), st.text()),
)  # fmt: skip
units = st.sampled_from(
    ["meter", "celsius", "percent", "hour", "kilometer-per-hour", "centimetre", "", "RUB", "USD", "month", "5", "товар"]
)
details = st.dictionaries(
    st.sampled_from(
        ["case", "role", "to", "sign", "magnitude", "approximate", "gender", "per", "old", "plural", "animate"]
    ),
    st.one_of(
        st.sampled_from(
            ["genitive", "dative", "vocative", "from", "up-to", "each", "plus", "plus-minus", "million", "feminine", "7"]
        ),
        objects,
    ),
    max_size=3,
)
MAKERS: list[Any] = [
    values.price, values.discount, values.free, values.measure, values.dimensions, values.mixed, values.count,
    values.number, values.ordinal, values.fraction, values.rating, values.listing, values.time, values.hours,
    values.schedule, values.date, values.day, values.duration, values.period, values.text, values.verbatim,
]  # fmt: skip


@given(st.sampled_from(FORMATTERS), anything)
def test_texts(formatter: Formatter, text: Any) -> None:
    try:
        spoken = formatter.speak(text)
    except SpokenTextError:
        return
    speech = formatter.spans(text)
    assert speech.accessible == spoken == formatter.speak_many([text])[0]
    shown = said = 0
    for span in speech.spans:
        assert shown <= span.start <= span.end and said <= span.spoken_start <= span.spoken_end
        assert speech.visible[shown : span.start] == spoken[said : span.spoken_start]
        shown, said = span.end, span.spoken_end
    assert speech.visible[shown:] == spoken[said:]


@given(st.sampled_from(FORMATTERS), st.sampled_from(MAKERS), st.lists(st.one_of(units, objects), max_size=3), details)
def test_values(formatter: Formatter, maker: Any, arguments: list[Any], more: dict[str, Any]) -> None:
    try:
        pair = formatter.format(maker(*arguments, **more))
    except (SpokenTextError, TypeError):
        return
    assert isinstance(pair.visible, str) and isinstance(pair.accessible, str)


@given(
    st.sampled_from(["cart.items", "cart.button", "a"]), st.lists(objects, max_size=3),
    st.one_of(st.none(), st.text(), st.sampled_from(["ru", "en", "*"])),
)  # fmt: skip
def test_strings(key: str, arguments: list[Any], language: Any) -> None:
    try:
        CATALOG.get(key, arguments, language=language)
    except (SpokenTextError, TypeError):
        pass


@given(st.lists(st.one_of(st.none(), plain), max_size=20), st.integers(0, 4), st.integers(0, 20), st.booleans())
def test_arrays(texts: list[Any], jobs: int, start: int, large: bool) -> None:
    given = pyarrow.array(texts, pyarrow.large_string() if large else pyarrow.string())[start:]
    spoken = FORMATTERS[0].speak_many(given, jobs=jobs)
    spoken.validate(full=True)
    assert spoken.to_pylist() == [None if text is None else FORMATTERS[0].speak(text) for text in texts[start:]]


@given(st.binary(max_size=64), st.lists(st.integers(-5, 80), min_size=1, max_size=8), st.booleans())
def test_wild_offsets(data: bytes, offsets: list[int], large: bool) -> None:
    """What no Arrow array has: offsets that fall or leave the buffer."""
    numbers = array("q" if large else "i", offsets)
    given = _library.Texts(
        ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p), len(data), numbers.buffer_info()[0], numbers.itemsize,
        len(offsets) - 1,
    )  # fmt: skip
    error, spoken = _library.Error(), ctypes.c_void_p()
    handle = FORMATTERS[0]._handle
    status = _library.library.spokentext_speak_many(handle, given, 0, ctypes.byref(spoken), error)
    assert (status == 0) == (spoken.value is not None)
    assert status == error.status and status in (0, 2, 7)
    if status == 0:
        _calls.Result(spoken.value or 0)
        assert offsets == sorted(offsets) and 0 <= offsets[0] and offsets[-1] <= len(data)


@given(
    st.text(max_size=12),
    st.dictionaries(
        st.sampled_from(["numbers", "lexicon", "nouns", "emoji", "half", "longest_text", "x"]), objects, max_size=2
    ),
)
def test_options(language: str, options: dict[str, Any]) -> None:
    try:
        Formatter(language, **options).close()
    except (SpokenTextError, TypeError):
        pass
