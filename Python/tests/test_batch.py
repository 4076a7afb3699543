"""Many texts at once, in every type that they come in: the same as one by one."""
from __future__ import annotations

import subprocess
import sys
from typing import Any

import pandas
import pyarrow
import pytest

from spokentext import Formatter

TEXTS = ["от 395 ₽", "", "Вес 5 кг", "ничего", "7 м · 🍕 3 шт."] * 500


@pytest.fixture(scope="module")
def spoken(russian: Formatter) -> list[str]:
    return [russian.speak(text) for text in TEXTS]


@pytest.mark.parametrize("jobs", [0, 1, 2, 7])
def test_lists(russian: Formatter, spoken: list[str], jobs: int) -> None:
    assert russian.speak_many(TEXTS, jobs=jobs) == spoken
    assert russian.speak_many(tuple(TEXTS), jobs=jobs) == spoken
    assert russian.speak_many((text for text in TEXTS), jobs=jobs) == spoken
    assert russian.speak_many([text.encode() for text in TEXTS], jobs=jobs) == spoken
    assert russian.speak_many([]) == []
    assert russian.speak_many([""]) == [""]


@pytest.mark.parametrize("kind", [pyarrow.string(), pyarrow.large_string(), pyarrow.string_view()], ids=str)
def test_arrow(russian: Formatter, spoken: list[str], kind: Any) -> None:
    array = pyarrow.array(TEXTS, kind)
    result = russian.speak_many(array)
    result.validate(full=True)
    assert result.type == kind and result.to_pylist() == spoken
    # A slice has an offset into the same buffers.
    part = russian.speak_many(array[7:1003])
    part.validate(full=True)
    assert part.to_pylist() == spoken[7:1003]
    assert russian.speak_many(array[:0]).to_pylist() == []
    gaps = pyarrow.array([None, *TEXTS, None], kind)
    result = russian.speak_many(gaps)
    result.validate(full=True)
    assert result.to_pylist() == [None, *spoken, None]
    assert russian.speak_many(gaps[1:]).to_pylist() == [*spoken, None]
    assert russian.speak_many(pyarrow.nulls(3, kind)).to_pylist() == [None] * 3
    chunks = pyarrow.chunked_array([array[:100], array[:0], array[100:]], kind)
    result = russian.speak_many(chunks)
    assert result.type == kind and result.to_pylist() == spoken and result.num_chunks == 3
    assert russian.speak_many(pyarrow.chunked_array([], kind)).to_pylist() == []


def test_arrow_dictionary(russian: Formatter, spoken: list[str]) -> None:
    array: Any = pyarrow.array([None, *TEXTS]).dictionary_encode()
    result: Any = russian.speak_many(array)
    assert len(result.dictionary) == len(array.dictionary)
    assert result.to_pylist() == [None, *spoken]
    alike: Any = russian.speak_many(pyarrow.array(["5 кг", "5 килограммов", None]).dictionary_encode())
    assert alike.to_pylist() == ["5 килограммов", "5 килограммов", None] and len(alike.dictionary) == 1


@pytest.mark.parametrize("kind", [pyarrow.string(), pyarrow.large_string(), pyarrow.string_view()], ids=str)
@pytest.mark.parametrize("numbers", ["digits", "words"])
def test_assessments(numbers: Any, kind: Any) -> None:
    """What is said of many, how sure it is and what is unread is what the spans of each say."""
    formatter = Formatter("ru", numbers=numbers)
    texts = ["§", "2,5 дптр., № и §", "Болт М8×40 мм", "5W-30", *TEXTS[:50]]
    order = [None, "guess", "likely", "certain"]
    expected = []
    for text in texts:
        speech = formatter.spans(text)
        least = min((span.confidence for span in speech.changes), key=order.index, default=None)
        unread = [text[span.start : span.end] for span in speech.unread]
        expected.append({"spoken": speech.accessible, "confidence": least, "unread": unread})
    assert any(row["unread"] for row in expected) and len({row["confidence"] for row in expected}) > 1
    array: Any = pyarrow.array([None, *texts, None], kind)
    for part, wanted in ((array, [None, *expected, None]), (array[1:], [*expected, None]), (array[:0], [])):
        made: Any = formatter.assess_many(part)
        made.validate(full=True)
        assert made.to_pylist() == wanted
    chunked = formatter.assess_many(pyarrow.chunked_array([array[:7], array[7:]]))
    assert chunked.to_pylist() == [None, *expected, None]
    assert formatter.assess_many(pyarrow.chunked_array([], kind)).to_pylist() == []
    encoded: Any = pyarrow.array([None, *texts]).dictionary_encode()
    rows: Any = formatter.assess_many(encoded)
    assert rows.to_pylist() == [None, *expected]
    listed = formatter.assess_many(texts, jobs=2)
    assert [(row.spoken, row.confidence, list(row.unread)) for row in listed] == [
        (row["spoken"], row["confidence"], row["unread"]) for row in expected
    ]
    assert formatter.assess_many([]) == []


def test_arrow_outlives_the_formatter(spoken: list[str]) -> None:
    formatter = Formatter("ru")
    result = formatter.speak_many(pyarrow.array(TEXTS))
    part = result[3:5]
    formatter.close()
    del formatter, result
    assert part.to_pylist() == spoken[3:5]


@pytest.mark.parametrize(
    "kind", ["str", object, "string[python]", "string[pyarrow]", "large_string[pyarrow]", "category"], ids=str
)
def test_pandas(russian: Formatter, spoken: list[str], kind: Any) -> None:
    if kind == "large_string[pyarrow]":
        kind = pandas.ArrowDtype(pyarrow.large_string())
    series: Any = pandas.Series([None, *TEXTS], dtype=kind, name="menu", index=range(5, 6 + len(TEXTS)))
    result = russian.speak_many(series)
    assert isinstance(result, pandas.Series)
    assert result.name == "menu" and list(result.index) == list(series.index)
    if kind != "category":
        assert result.dtype == series.dtype
    assert list(result.isna()) == list(series.isna())
    assert list(result[1:]) == spoken
    assert list(russian.speak_many(series[3:3])) == []


def test_pandas_without_arrow() -> None:
    code = """
import sys
sys.modules["pyarrow"] = None
import pandas
from spokentext import Formatter
series = pandas.Series(["от 395 ₽", None], dtype=object, index=[3, 4])
result = Formatter("ru").speak_many(series)
assert result[3] == "от 395 рублей" and result.isna()[4] and list(result.index) == [3, 4], result
"""
    subprocess.run([sys.executable, "-c", code], check=True)
