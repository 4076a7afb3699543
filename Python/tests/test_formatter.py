"""Texts and values: what comes out is what the command says."""
from __future__ import annotations

import copy
import datetime
import inspect
import pickle
from decimal import Decimal
from typing import Any

import pytest

from spokentext import Formatter, Pair, values


def test_texts(russian: Formatter, words: Formatter) -> None:
    assert russian.speak("Средняя 30 см, от 395 ₽") == "Средняя 30 сантиметров, от 395 рублей"
    assert words.speak("Средняя 30 см") == "Средняя тридцать сантиметров"
    assert russian.speak("5 кг".encode()) == "5 килограммов"
    assert russian.speak("") == ""
    assert russian.speak("5\0кг\0").count("\0") == 2


@pytest.mark.parametrize("text", ["Вес 5 кг, 🍕 от 3 ₽ и § 3", "Add 5 kg, 3 xyz §", "", "плюс 7 ч 🍕🍕 до 5 м"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_spans_count_characters(text: str, language: str) -> None:
    speech = Formatter(language).spans(text)
    assert speech.visible == text
    # Outside of the spans the two texts are the same.
    shown, said = 0, 0
    for span in speech.spans:
        assert text[shown : span.start] == speech.accessible[said : span.spoken_start]
        shown, said = span.end, span.spoken_end
        if span.kind == "unread":
            assert text[span.start : span.end] == speech.accessible[span.spoken_start : span.spoken_end]
    assert text[shown:] == speech.accessible[said:]
    assert set(speech.changes) | set(speech.unread) == set(speech.spans)


@pytest.mark.parametrize(
    ("value", "accessible"),
    [
        (values.price("179.00", "RUB"), "сто семьдесят девять рублей"),
        (values.price(Decimal("21.50"), "RUB", role="from"), "от двадцати одного рубля пятидесяти копеек"),
        (values.price(500, "RUB", to=700), "от пятисот до семисот рублей"),
        (values.price(350, "RUB", per="month"), "триста пятьдесят рублей в месяц"),
        (values.price(2, "RUB", magnitude="million"), "два миллиона рублей"),
        (values.price(999, "RUB", old=1299),
         "девятьсот девяносто девять рублей вместо одной тысячи двухсот девяноста девяти рублей"),
        (values.discount(20), "скидка двадцать процентов"),
        (values.discount(10, to=30), "скидка от десяти до тридцати процентов"),
        (values.free(), "бесплатно"),
        (values.measure(30, "centimeter"), "тридцать сантиметров"),
        (values.measure(-5, "celsius"), "минус пять градусов Цельсия"),
        (values.measure(1e3, "meter"), "одна тысяча метров"),
        (values.measure(0.1, "meter"), "ноль целых одна десятая метра"),
        (values.measure(10, "minute", to=15, approximate=True), "десять-пятнадцать минут"),
        (values.dimensions([10, 15], "centimeter"), "десять на пятнадцать сантиметров"),
        (values.mixed([(2, "hour"), (15, "minute")], case="genitive"), "двух часов пятнадцати минут"),
        (values.count(3, "товар"), "три товара"),
        (values.count(5, forms={"one": "штука", "few": "штуки", "many": "штук"}, gender="feminine"), "пять штук"),
        (values.number("1,5"), "одна целая пять десятых"),
        (values.number(2, gender="feminine"), "две"),
        (values.ordinal(3, gender="feminine", case="prepositional"), "третьей"),
        (values.fraction(1, 2, whole=1), "полтора"),
        (values.rating(4.7, 5), "четыре целых семь десятых из пяти"),
        (values.listing(["сыр", "ветчина", "грибы"]), "сыр, ветчина и грибы"),
        (values.listing(["сыр", "грибы"], alternative=True), "сыр или грибы"),
        (values.time(datetime.time(18, 30)), "восемнадцать тридцать"),
        (values.hours("09:00", "23:00"), "с девяти до двадцати трёх"),
        (values.schedule("Mo-Fr 09:00-21:00; PH off"),
         "с понедельника по пятницу с девяти до двадцати одного, в праздники закрыто"),
        (values.date(datetime.date(2025, 3, 21)), "двадцать первого марта две тысячи двадцать пятого года"),
        (values.date(datetime.datetime(2025, 3, 21, 10)), "двадцать первого марта две тысячи двадцать пятого года"),
        (values.day(1), "завтра"),
        (values.duration(datetime.timedelta(hours=2, minutes=15)), "два часа пятнадцать минут"),
        (values.period("century", 19), "девятнадцатый век"),
        (values.text("30 см"), "тридцать сантиметров"),
        (values.verbatim("30 см"), "30 см"),
    ],
    ids=repr,
)  # fmt: skip
def test_values(words: Formatter, value: values.Value, accessible: str) -> None:
    assert words.format(value).accessible == accessible


def test_methods_are_those_of_values(words: Formatter) -> None:
    calls: list[tuple[str, tuple[Any, ...]]] = [
        ("price", ("179.00", "RUB")), ("discount", (20,)), ("free", ()), ("measure", (30, "centimeter")),
        ("dimensions", ([10, 15], "centimeter")), ("mixed", ([(2, "hour"), (15, "minute")],)), ("count", (3, "товар")),
        ("number", (21,)), ("ordinal", (3,)), ("fraction", (2, 3)), ("rating", (4.7, 5)), ("listing", (["а", "б"],)),
        ("time", ("18:30",)), ("hours", ("09:00", "23:00")), ("schedule", ("24/7",)), ("date", ("2025-03-21",)),
        ("day", (-1,)), ("duration", (8100,)), ("period", ("year", 2024)),
    ]  # fmt: skip
    for name, arguments in calls:
        pair = getattr(words, name)(*arguments)
        assert isinstance(pair, Pair) and pair.visible and pair.accessible
        assert pair == words.format(getattr(values, name)(*arguments))
        ours, theirs = inspect.signature(getattr(Formatter, name)), inspect.signature(getattr(values, name))
        assert list(ours.parameters.values())[1:] == list(theirs.parameters.values()), name
    # Nothing that can be formatted lacks its method.
    made = {name for name, item in vars(values).items() if inspect.isfunction(item) and not name.startswith("_")}
    assert made - {"digits", "argument", "text", "verbatim"} == {name for name, _ in calls}


def test_options() -> None:
    assert Formatter("ru", lexicon={"Brewbox": "брюбокс"}).speak("Brewbox за 5 ₽") == "брюбокс за 5 рублей"
    assert Formatter("ru", numbers="words", yo=False).hours("09:00", "23:00").accessible == "с девяти до двадцати трех"
    assert Formatter("ru", numbers="words", bare_thousand=True).number(1200).accessible == "тысяча двести"
    assert Formatter("ru", numbers="words", half=True).measure("2.5", "week").accessible == "две с половиной недели"
    assert Formatter("en", numbers="words", says_and=True).number(101).accessible == "one hundred and one"
    assert Formatter("ru", currency_style="abbreviation").price(5, "RUB").visible == "5\xa0руб."
    assert Formatter("ru", emoji="keep").speak("🍕 Пицца 5 ₽").startswith("🍕")


def test_what_formatters_are(words: Formatter) -> None:
    again = pickle.loads(pickle.dumps(words))
    assert (again.language, again.numbers) == ("ru", "words")
    assert again.speak("5 кг") == words.speak("5 кг")
    assert copy.deepcopy(words).speak("5 кг") == words.speak("5 кг")
    assert repr(words) == "<spokentext.Formatter ru in words>"
    assert values.price(1, "RUB") == values.price("1", "RUB") != values.price(2, "RUB")
    assert len({values.price(1, "RUB"), values.price("1", "RUB")}) == 1
