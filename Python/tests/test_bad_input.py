"""What is wrong is a typed error, in every function."""
from __future__ import annotations

import gc
import math
import threading
from decimal import Decimal
from pathlib import Path
from typing import Any

import pandas
import pyarrow
import pytest

from spokentext import (
    Catalog, ClosedError, Formatter, InvalidTextError, InvalidValueError, LanguageError, OptionError, SpokenTextError,
    TooLongError, values,
)  # fmt: skip

BROKEN = [b"\xff", b"5 \xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", "кг".encode()[:3], "a\ud800b", "\udfff"]
WRONG: list[Any] = [None, 5, 1.5, ["а"], object(), Decimal(1), {}]


def refused(error: type[Exception], calls: list[Any]) -> None:
    for number, call in enumerate(calls):
        try:
            call()
        except error:
            continue
        pytest.fail(f"call {number} is taken")


@pytest.mark.parametrize("text", BROKEN, ids=repr)
def test_broken_texts(russian: Formatter, text: Any) -> None:
    calls: list[Any] = [russian.speak, russian.spans, lambda text: russian.format(values.text(text))]
    for call in calls:
        with pytest.raises(InvalidTextError) as caught:
            call(text)
        assert isinstance(caught.value, ValueError)
    with pytest.raises(InvalidTextError) as caught:
        russian.speak_many(["5 кг"] * 7 + [text] + ["5 кг", text])
    assert caught.value.index == 7


def test_broken_arrow(russian: Formatter) -> None:
    offsets = pyarrow.array([0, 4, 5], pyarrow.int32()).buffers()[1]
    broken = pyarrow.Array.from_buffers(pyarrow.string(), 2, [None, offsets, pyarrow.py_buffer(b"5 kg\xff")])
    with pytest.raises(InvalidTextError) as caught:
        russian.speak_many(broken)
    assert caught.value.index == 1
    for array in (pyarrow.array([1, 2]), pyarrow.array([b"a"]), pyarrow.array([["a"]]), pyarrow.chunked_array([[1]])):
        with pytest.raises(TypeError):
            russian.speak_many(array)
    wrong: list[Any] = [pandas.Series([1, 2]), pandas.Series(["a", 5], dtype=object)]
    for series in wrong:
        with pytest.raises(TypeError):
            russian.speak_many(series)
    with pytest.raises(InvalidTextError):
        russian.speak_many(pandas.Series(["a", "\ud800"], dtype=object))


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: type(wrong).__name__)
def test_wrong_types(russian: Formatter, catalog: Catalog, wrong: Any) -> None:
    given: Any = wrong if wrong is not None else 0
    not_int: Any = str(wrong)
    calls: list[Any] = [
        lambda: Formatter(wrong), lambda: Formatter("ru", numbers=given), lambda: russian.speak(wrong),
        lambda: russian.spans(wrong), lambda: russian.speak_many(["a", wrong]), lambda: russian.format(wrong),
        lambda: russian.measure(1, given), lambda: russian.price(1, "RUB", role=given),
        lambda: Formatter("ru", emoji=given), lambda: Formatter("ru", half=given),
        lambda: Formatter("ru", lexicon={"a": wrong}), lambda: catalog.get(wrong),
        lambda: catalog.get("cart.items", [1], language=given), lambda: russian.listing([wrong]),
        lambda: catalog.get("cart.items", [1], width=not_int), lambda: Catalog(wrong),
    ]  # fmt: skip
    refused(TypeError, calls)


def test_wrong_calls(russian: Formatter, catalog: Catalog) -> None:
    many: Any = russian.speak_many
    anything: Any = russian
    calls: list[Any] = [
        lambda: many("text"), lambda: many(b"text"), lambda: many(["a"], jobs="2"), lambda: catalog.get("a", "b"),
        lambda: russian.number(True), lambda: anything.price(1, "RUB", colour="red"),
        lambda: anything.price(1, "RUB", magnitude=True), lambda: anything.price(1, True), lambda: anything.number(1, gender=1),
        lambda: anything.mixed([""]), lambda: anything.mixed([(1, "hour", 2)]), lambda: anything.mixed(5),
        lambda: anything.price(1, "RUB", approximate="yes"), lambda: Formatter("ru", **{"volume": 11}),  # type: ignore[arg-type]
    ]  # fmt: skip
    refused(TypeError, calls)


def test_wrong_values(russian: Formatter) -> None:
    numbers: list[Any] = [
        math.nan, math.inf, -math.inf, Decimal("NaN"), Decimal("1e999"), 10**50, "", "x", "1e5000", "٣x", "\0", "5\0",
    ]  # fmt: skip
    for number in numbers:
        with pytest.raises(InvalidValueError):
            russian.measure(number, "meter")
    anything: Any = russian
    calls: list[Any] = [
        lambda: russian.price(1, "RU"), lambda: anything.price(1, "RUB", unit="meter"),
        lambda: russian.measure(1, "centimetre"), lambda: russian.hours("25:00", "9"),
        lambda: russian.date("2025-02-30"), lambda: russian.fraction(1, 0), lambda: russian.price(1, "RUB", case="x"),
        lambda: russian.count(1), lambda: russian.schedule("sometimes"), lambda: anything.period("week", 3),
        lambda: russian.price(1, "RUB\0"), lambda: russian.duration(-1),
    ]  # fmt: skip
    refused(InvalidValueError, calls)
    for language in ("", "russian language", "tlh", "r", "ru_", "x" * 100_000):
        with pytest.raises(LanguageError):
            Formatter(language)
    choices: list[dict[str, Any]] = [
        {"emoji": "x"}, {"confidence": "sure"}, {"lexicon": "no tab"}, {"longest_text": 0}, {"lexicon": {"a\n": "b"}},
    ]  # fmt: skip
    for options in choices:
        with pytest.raises(OptionError):
            Formatter("ru", **options)
    with pytest.raises(ValueError):
        russian.speak_many(["a"], jobs=-1)
    with pytest.raises(ValueError, match="jobs"):
        russian.assess_many(["a"], jobs=257)
    wrong: Any = "one"
    with pytest.raises(TypeError, match="many"):
        russian.assess_many(wrong)
    with pytest.raises(TypeError):
        russian.assess_many(pyarrow.array([1]))
    with pytest.raises(InvalidTextError) as caught:
        russian.assess_many(["5 кг", b"\xff"])
    assert caught.value.index == 1


def test_giant_texts(russian: Formatter) -> None:
    giant = "5 кг, " * 20_000
    spoken = russian.speak(giant)
    assert spoken.startswith("5 килограммов, 5") and len(spoken) > len(giant)
    assert russian.speak_many([giant, "5 кг"])[1] == "5 килограммов"
    short = Formatter("ru", longest_text=10)
    calls: list[Any] = [
        short.speak, short.spans, lambda text: short.speak_many(["а", text]), lambda text: short.format(values.text(text)),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(TooLongError):
            call("12345678901")


def test_closed(root: Path) -> None:
    formatter = Formatter("ru")
    calls: list[Any] = [
        lambda: formatter.speak("5"), lambda: formatter.spans("5"), lambda: formatter.speak_many(["5"]),
        lambda: formatter.speak_many([]), lambda: formatter.price(1, "RUB"),
    ]  # fmt: skip
    for call in calls:
        call()
    formatter.close()
    formatter.close()
    assert formatter.closed
    for call in calls:
        with pytest.raises(ClosedError):
            call()
    # The next one takes its place, not its handle.
    another = Formatter("en")
    for call in calls:
        with pytest.raises(ClosedError):
            call()
    another.close()
    with Catalog(root / "Examples/TypedStrings/Sources/Shop/Catalogs") as catalog:
        pass
    later: list[Any] = [lambda: catalog.get("cart.items", [1]), lambda: catalog.languages, catalog.reload]
    for call in later:
        with pytest.raises(ClosedError):
            call()


def run(body: Any) -> None:
    threads = [threading.Thread(target=body) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_ten_threads_on_one_handle() -> None:
    formatter = Formatter("ru")
    failures: list[object] = []

    def speak() -> None:
        for _ in range(300):
            if formatter.speak("от 395 ₽") != "от 395 рублей" or formatter.price(21, "RUB").accessible != "21 рубль":
                failures.append("wrong")
            try:
                formatter.speak(b"\xff")
                failures.append("no error")
            except InvalidTextError:
                pass
        if formatter.speak_many(["5 кг"] * 100) != ["5 килограммов"] * 100:
            failures.append("many")

    run(speak)
    assert not failures


def test_closed_while_ten_threads_speak() -> None:
    for _ in range(5):
        formatter = Formatter("ru")
        ready = threading.Barrier(11)
        closed: list[int] = []

        def speak(formatter: Formatter = formatter, ready: Any = ready, closed: list[int] = closed) -> None:
            ready.wait()
            try:
                while True:
                    assert formatter.speak("от 395 ₽") == "от 395 рублей"
                    formatter.speak_many(["5 кг"] * 50)
            except ClosedError:
                closed.append(1)

        threads = [threading.Thread(target=speak) for _ in range(10)]
        for thread in threads:
            thread.start()
        ready.wait()
        formatter.close()
        for thread in threads:
            thread.join()
        assert len(closed) == 10


def test_nothing_is_kept() -> None:
    """Two hundred results of 55 kB would be seen."""
    formatter = Formatter("ru")
    text = "слово " * 5_000

    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

    def round() -> None:
        formatter.speak(text)
        formatter.spans("5 кг")
        formatter.speak_many(["5 кг"])
        with pytest.raises(SpokenTextError):
            formatter.speak(b"\xff")

    for _ in range(10):
        round()
    gc.collect()
    before = resident()
    for _ in range(200):
        round()
    assert resident() - before < 6_000_000
