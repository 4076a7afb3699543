"""Values to format, and arguments of strings: `price("179.00", "RUB")`, `measure(30, "centimeter")`, `hours("09:00", "23:00")`.

A `Formatter` has a method of the same name for each; as an argument of `Catalog.get` a value is said in the case that its place
in the string governs. Numbers are `int`, `float`, `Decimal` or text, with a point or the language's own separator.
"""
from __future__ import annotations

import ctypes
import datetime
import math
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal, Union

from . import _library
from .errors import InvalidValueError

if TYPE_CHECKING:
    from typing_extensions import TypeAlias, TypedDict, Unpack

    class Inflection(TypedDict, total=False):
        """How a value stands in a sentence."""

        case: str
        """nominative, genitive, dative, accusative, instrumental, prepositional, …"""
        role: Literal["plain", "from", "up-to", "about", "for", "each"]
        """A preposition with its case: «от 21 рубля» is "from"."""

    class Range(Inflection, total=False):
        """The other end of a range, and the sign in front."""

        to: Number
        approximate: bool
        """The two numbers are neighbours for one that is not known exactly: «5–6 штук»."""
        sign: Literal["plus", "plus-minus"]
        magnitude: Literal["thousand", "million", "billion", "trillion"]


Number: TypeAlias = Union[int, float, Decimal, str]
Gender: TypeAlias = Literal["masculine", "feminine", "neuter"]


class Value:
    """A value of a kind; made by the functions of this module."""

    __slots__ = ("kind", "_fields")

    kind: str

    def __init__(self, kind: str, fields: Mapping[str, Any]) -> None:
        self.kind = kind
        self._fields = {name: value for name, value in fields.items() if value is not None and value is not False}

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self._fields.items())
        return f"<{self.kind} {fields}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and (self.kind, self._fields) == (other.kind, other._fields)

    def __hash__(self) -> int:
        return hash((self.kind, tuple((name, str(value)) for name, value in sorted(self._fields.items()))))

    def _fill(self, value: _library.Value) -> None:
        """Writes the value into a struct for C, which keeps what it points to."""
        value.size = ctypes.sizeof(_library.Value)
        value.kind = self.kind.encode()
        for field, content in self._fields.items():
            if field == "parts":
                parts = [_bytes(part, "parts") for part in content]
                value.parts = ctypes.cast(_library.array(parts), ctypes.POINTER(ctypes.c_char_p))
                value.part_count = len(parts)
            elif field == "text":
                value.text = data = _library.utf8(content)
                value.text_length = len(data)
            elif field in _FLAGS:
                if not isinstance(content, bool):
                    raise TypeError(f"'{field}' is a {type(content).__name__}; hand in a bool")
                setattr(value, field, content)
            else:
                setattr(value, field, _bytes(content, field))


_FIELDS = {field[0] for field in _library.Value._fields_}
# Of a field for text ctypes would take a number as an address.
_FLAGS = {field[0] for field in _library.Value._fields_ if field[1] is ctypes.c_int}


def _bytes(text: str, field: str) -> bytes:
    data = _library.name(text, field)
    assert data is not None
    return data


def digits(number: Number, field: str = "number") -> str:
    """A number as the library reads it, without an exponent.

    Raises:
        TypeError: for a `bool` and for what is no number.
        InvalidValueError: for a number without digits, such as a NaN.
    """
    if isinstance(number, str):
        return number
    if isinstance(number, int) and not isinstance(number, bool):
        # Python refuses to write numbers of thousands of digits.
        if abs(number) >= 10**40:
            raise InvalidValueError(f"'{field}' has more than 40 digits")
        return str(number)
    if isinstance(number, float):
        if not math.isfinite(number):
            raise InvalidValueError(f"'{field}' is {number}, which has no digits")
        number = Decimal(repr(number))
    if isinstance(number, Decimal):
        if not number.is_finite() or abs(number.adjusted()) > 40:
            raise InvalidValueError(f"'{field}' is {number}, which has no digits that can be said")
        return format(number, "f")
    raise TypeError(f"'{field}' is a {type(number).__name__}; hand in an int, a float, a Decimal or a str")


def _value(kind: str, details: Mapping[str, Any], **fields: Any) -> Value:
    for name, detail in details.items():
        if name == "case":
            name = "grammatical_case"
        elif name in ("to", "old"):
            detail = None if detail is None else _moment(detail, name)
        elif name not in _FIELDS or name in ("size", "kind", "name", "text", "text_length", "parts", "part_count"):
            raise TypeError(f"a value of the kind '{kind}' has no '{name}'")
        fields[name] = detail
    return Value(kind, fields)


def _moment(value: Any, field: str) -> str:
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()[:10] if isinstance(value, datetime.date) else value.isoformat("minutes")
    return digits(value, field)


def price(
    amount: Number,
    currency: str,
    *,
    per: str | None = None,
    old: Number | None = None,
    **details: Unpack[Range],
) -> Value:
    """A price, in units of a currency of ISO 4217: `price("179.00", "RUB")` is «179 ₽» / «179 рублей».

    `per` is a unit that it is for: "month"; `old` the price before: «999 ₽ вместо 1 299 ₽».
    """
    before = None if old is None else digits(old, "old")
    return _value("price", details, number=digits(amount), currency=currency, per=per, old=before)


def discount(amount: Number, currency: str | None = None, *, to: Number | None = None, **details: Unpack[Inflection]) -> Value:
    """A discount of a percentage, or of an amount of a currency: «−20 %» / «скидка 20 процентов»."""
    end = None if to is None else digits(to, "to")
    return _value("discount", details, number=digits(amount), currency=currency, to=end)


def free(**details: Unpack[Inflection]) -> Value:
    """What costs nothing: «бесплатно»."""
    return _value("free", details)


def measure(amount: Number, unit: str, **details: Unpack[Range]) -> Value:
    """A number of a unit of CLDR: `measure(30, "centimeter")` is «30 см» / «30 сантиметров»."""
    return _value("measure", details, number=digits(amount), unit=unit)


def dimensions(sizes: Iterable[Number], unit: str, **details: Unpack[Inflection]) -> Value:
    """Sizes: `dimensions([10, 15], "centimeter")` is «10 × 15 см» / «10 на 15 сантиметров»."""
    return _value("dimensions", details, parts=tuple(digits(size) for size in sizes), unit=unit)


def mixed(parts: Iterable[tuple[Number, str]], **details: Unpack[Inflection]) -> Value:
    """A measure of several units: `mixed([(2, "hour"), (15, "minute")])` is «2 ч 15 мин» / «2 часа 15 минут»."""
    flat: list[str] = []
    for part in parts:
        if not isinstance(part, (tuple, list)) or len(part) != 2:
            raise TypeError(f"a part is {part!r:.64}; hand in a number and its unit")
        flat += [digits(part[0]), part[1]]
    return _value("mixed", details, parts=tuple(flat))


def count(
    number: Number,
    noun: str | None = None,
    *,
    forms: Mapping[str, str] | None = None,
    gender: Gender | None = None,
    animate: bool = False,
    collective: bool = False,
    **details: Unpack[Range],
) -> Value:
    """A number of things: `count(3, "товар")` is «3 товара».

    The noun is a common one of the language or one of the formatter's `nouns`; or its `forms` are given by plural category:
    `count(3, forms={"one": "товар", "few": "товара", "many": "товаров"})`.
    """
    written = None if forms is None else ",".join(f"{category}={form}" for category, form in forms.items())
    return _value(
        "count", details, number=digits(number), noun=noun, forms=written, gender=gender, animate=animate,
        collective=collective,
    )  # fmt: skip


def number(
    number: Number, *, gender: Gender | None = None, animate: bool = False, **details: Unpack[Range]
) -> Value:
    """A number by itself: `number("1.5")` is «1,5» / «одна целая пять десятых»."""
    return _value("number", details, number=digits(number), gender=gender, animate=animate)


def ordinal(
    number: int,
    *,
    gender: Gender | None = None,
    plural: bool = False,
    animate: bool = False,
    before_noun: bool = False,
    to: int | None = None,
    **details: Unpack[Inflection],
) -> Value:
    """A place in an order: `ordinal(3)` is «3-й» / «третий»."""
    return _value(
        "ordinal", details, number=digits(number), gender=gender, plural=plural, animate=animate, before_noun=before_noun,
        to=None if to is None else digits(to, "to"),
    )  # fmt: skip


def fraction(numerator: int, denominator: int, *, whole: int = 0, **details: Unpack[Inflection]) -> Value:
    """A fraction: `fraction(2, 3)` is «2/3» / «две трети»; `whole` stands before it."""
    parts = f"{digits(numerator, 'numerator')}/{digits(denominator, 'denominator')}"
    return _value("fraction", details, number=f"{digits(whole, 'whole')} {parts}" if whole else parts)


def rating(value: Number, total: Number) -> Value:
    """A part of a whole: `rating(4.7, 5)` is «4,7 из 5»."""
    return _value("rating", {}, number=digits(value), to=digits(total, "total"))


def listing(parts: Iterable[str], *, alternative: bool = False, oxford_comma: bool = False) -> Value:
    """A list: `listing(["сыр", "ветчина", "грибы"])` is «сыр, ветчина и грибы»; with `alternative` «или»."""
    return _value("list", {}, parts=_texts(parts), alternative=alternative, oxford_comma=oxford_comma)


def time(time: str | datetime.time, **details: Unpack[Inflection]) -> Value:
    """A time of day: `time("18:30")` is «18:30» / «восемнадцать тридцать»."""
    return _value("time", details, number=_moment(time, "time"))


def hours(opens: str | datetime.time, closes: str | datetime.time, **details: Unpack[Inflection]) -> Value:
    """Opening hours of a day: `hours("09:00", "23:00")` is «с 09:00 до 23:00» / «с 9 до 23»."""
    return _value("hours", details, number=_moment(opens, "opens"), to=_moment(closes, "closes"))


def schedule(hours: str) -> Value:
    """Opening hours of a week, as OpenStreetMap writes them: `schedule("Mo-Fr 09:00-21:00; PH off")`."""
    return _value("schedule", {}, parts=_texts([hours]))


def date(date: str | datetime.date, *, to: str | datetime.date | None = None, **details: Unpack[Inflection]) -> Value:
    """A date: `date("2025-03-21")` is «21 марта 2025 г.» / «21 марта 2025 года»."""
    end = None if to is None else _moment(to, "to")
    return _value("date", details, number=_moment(date, "date"), to=end)


def day(days: int) -> Value:
    """A day by its distance from today: `day(1)` is «завтра»."""
    return _value("day", {}, number=digits(days, "days"))


def duration(seconds: int | datetime.timedelta, *, case: str | None = None) -> Value:
    """A span of time: `duration(8100)` is «2 ч 15 мин» / «2 часа 15 минут»."""
    if isinstance(seconds, datetime.timedelta):
        seconds = seconds // datetime.timedelta(seconds=1)
    return _value("duration", {"case": case}, number=digits(seconds, "seconds"))


def period(
    kind: Literal["year", "decade", "century", "millennium"],
    number: int,
    *,
    to: int | None = None,
    without_noun: bool = False,
    **details: Unpack[Inflection],
) -> Value:
    """A year, decade, century or millennium: `period("century", 19)` is «XIX в.» / «19-й век»."""
    if kind not in ("year", "decade", "century", "millennium"):
        raise InvalidValueError(f"{kind!r} is no period; write year, decade, century or millennium")
    end = None if to is None else digits(to, "to")
    return _value(kind, details, number=digits(number), to=end, without_noun=without_noun)


def text(text: str | bytes) -> Value:
    """A free text: «Средняя 30 см» is said «Средняя 30 сантиметров»."""
    return _value("text", {}, text=text)


def verbatim(text: str | bytes) -> Value:
    """A text that is said exactly as it is shown, such as a name that a user gave."""
    return _value("verbatim", {}, text=text)


def _texts(parts: Iterable[str]) -> tuple[str, ...]:
    if isinstance(parts, (str, bytes)):
        raise TypeError("'parts' are a list of str, not one")
    result = tuple(parts)
    for part in result:
        if not isinstance(part, str):
            raise TypeError(f"a part is a {type(part).__name__}; hand in a str")
    return result


def argument(value: object) -> Value:
    """What a caller hands to a string: a value as it is, a number, or a free text."""
    if isinstance(value, Value):
        return value
    if isinstance(value, (str, bytes)):
        return text(value)
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(half, str) for half in value):
        raise TypeError("a Pair is no argument; hand in its value, or verbatim(pair.visible)")
    return number(value)  # type: ignore[arg-type]
