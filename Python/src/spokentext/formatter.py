"""What speaks a language."""
from __future__ import annotations

import ctypes
import datetime
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, overload

from . import _batch, _calls, _library, values
from ._calls import must, own_error
from .pairs import Assessment, Pair, Span, Speech

if TYPE_CHECKING:
    import pandas
    import pyarrow
    from typing_extensions import Unpack

    from .values import Gender, Inflection, Number, Range, Value

_speak = _library.library.spokentext_speak


class Formatter(_calls.Open):
    """Speaks texts and values of one language.

    >>> formatter = Formatter("ru", numbers="words")
    >>> formatter.speak("Средняя 30 см, от 395 ₽")
    'Средняя тридцать сантиметров, от трёхсот девяноста пяти рублей'
    >>> formatter.price("179.00", "RUB").accessible
    'сто семьдесят девять рублей'

    Open it once and keep it: to open takes milliseconds, to say a text microseconds. It may be used by many threads at once,
    and while it works the GIL is free. It can be pickled, and used on after a fork.

    Args:
        language: a tag of BCP 47, such as "ru" or "es-MX".
        numbers: "digits" for screen readers, "words" for plain synthesizers.
        wording: lexicon, nouns, emoji, confidence, minor_units, currency_style, says_and, yo, bare_thousand, half,
            longest_text (see the README).

    Raises:
        LanguageError: for a tag that is malformed or that CLDR does not know.
        OptionError: for an option without such a value.
    """

    _kind = "formatter"

    def __init__(
        self,
        language: str,
        *,
        numbers: Literal["digits", "words"] = "digits",
        **wording: Unpack[_calls.Wording],
    ) -> None:
        tag = _library.name(language, "language")
        if tag is None:
            raise TypeError("'language' is None; hand in a tag, such as \"ru\"")
        options = _calls.options(numbers, wording)
        handle, error = _library.Handle(), own_error()
        must(_library.library.spokentext_formatter_open(tag, options, handle, error), error)
        super().__init__(handle, _library.library.spokentext_formatter_close)
        self._settings = (language, numbers, dict(wording))

    @property
    def language(self) -> str:
        """The tag that it was opened with."""
        return self._settings[0]

    @property
    def numbers(self) -> str:
        """How numbers are said: "digits" or "words"."""
        return self._settings[1]

    def __repr__(self) -> str:
        state = ", closed" if self.closed else ""
        return f"<spokentext.Formatter {self.language} in {self.numbers}{state}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _reopened, self._settings

    # Texts

    def speak(self, text: str | bytes) -> str:
        """What should be said of a text; what is said well already stays as it is.

        Raises:
            InvalidTextError: for bytes that are no UTF-8, and for lone surrogates.
        """
        try:
            data = text.encode()  # type: ignore[union-attr]
        except (AttributeError, UnicodeEncodeError):
            data = _library.utf8(text)
        error, spoken = own_error(), ctypes.c_void_p()
        must(_speak(self._handle, data, len(data), ctypes.byref(spoken), error), error)
        owner = _calls.Result(spoken.value or 0)
        return _library.Text.from_address(owner.address).decoded()

    def spans(self, text: str | bytes) -> Speech:
        """What should be said, with every place where it differs from the text or that no rule reads.

        >>> Formatter("en").spans("Add 5 kg").spans
        (Span(start=4, end=8, spoken_start=4, spoken_end=15, kind='measure', rule='amount', confidence='certain'),)
        """
        data = _library.utf8(text)
        error, address = own_error(), ctypes.c_void_p()
        status = _library.library.spokentext_speak_spans(self._handle, data, len(data), ctypes.byref(address), error)
        must(status, error)
        owner = _calls.Result(address.value or 0)
        speech = _library.SpeechResult.from_address(owner.address)
        visible, spoken = data.decode(), speech.spoken.decoded()
        shown, said = _Characters(data), _Characters(spoken.encode())
        spans = tuple(
            Span(
                shown.at(span.visible_start), shown.at(span.visible_end), said.at(span.spoken_start),
                said.at(span.spoken_end), span.kind.decode(), span.rule.decode(), span.confidence.decode(),
            )  # fmt: skip
            for span in (speech.spans[index] for index in range(speech.span_count))
        )
        return Speech(visible, spoken, spans)

    @overload
    def speak_many(self, texts: pyarrow.Array[Any], *, jobs: int = 0) -> pyarrow.Array[Any]: ...
    @overload
    def speak_many(self, texts: pyarrow.ChunkedArray[Any], *, jobs: int = 0) -> pyarrow.ChunkedArray[Any]: ...
    @overload
    def speak_many(self, texts: pandas.Series[str], *, jobs: int = 0) -> pandas.Series[str]: ...  # type: ignore[overload-overlap]
    @overload
    def speak_many(self, texts: Iterable[str | bytes], *, jobs: int = 0) -> list[str]: ...
    def speak_many(self, texts: Any, *, jobs: int = 0) -> Any:
        """What should be said of many texts, in one call, without the GIL and on all cores.

        Texts come back in the type that they came in: an Arrow array (strings, large strings, views, dictionaries; without a
        copy of the texts), a pandas Series with its index, or a list of str for any other iterable. Nulls stay null.

        Args:
            texts: what should be said.
            jobs: how many threads; 0 takes as many as there are cores.

        Raises:
            InvalidTextError: when one is no UTF-8; `index` says which.
            TooLongError: when what is said is more than 2 GB in an Arrow array of strings; cast it to large_string.
        """
        def said(given: _library.Texts) -> tuple[_calls.Result, _library.Texts]:
            owner = self._many(_library.library.spokentext_speak_many, given, jobs)
            return owner, _library.Texts.from_address(owner.address)

        self._must_be_open()
        return _batch.speak(texts, said)

    @overload
    def assess_many(self, texts: pyarrow.Array[Any], *, jobs: int = 0) -> pyarrow.StructArray: ...
    @overload
    def assess_many(self, texts: pyarrow.ChunkedArray[Any], *, jobs: int = 0) -> pyarrow.ChunkedArray[Any]: ...
    @overload
    def assess_many(self, texts: Iterable[str | bytes], *, jobs: int = 0) -> list[Assessment]: ...
    def assess_many(self, texts: Any, *, jobs: int = 0) -> Any:
        """What should be said of many texts, how sure that is, and what no rule reads; otherwise as `speak_many`.

        >>> Formatter("en").assess_many(["Add 5 kg", "3 xyz §", "Hello"])[1]
        Assessment(spoken='3 xyz §', confidence=None, unread=('§',))

        An Arrow array gives an array of structs with the fields spoken, confidence and unread; a null text is a null.
        """

        def assessed(given: _library.Texts) -> tuple[_calls.Result, _library.AssessmentsResult]:
            owner = self._many(_library.library.spokentext_assess_many, given, jobs)
            return owner, _library.AssessmentsResult.from_address(owner.address)

        self._must_be_open()
        return _batch.assess(texts, assessed)

    def _many(self, function: Any, given: _library.Texts, jobs: int) -> _calls.Result:
        if not isinstance(jobs, int) or isinstance(jobs, bool):
            raise TypeError(f"'jobs' is a {type(jobs).__name__}; hand in an int")
        if not 0 <= jobs <= 256:
            raise ValueError(f"'jobs' is {jobs}; write 0 (all cores) to 256")
        error, address = own_error(), ctypes.c_void_p()
        must(function(self._handle, given, jobs, ctypes.byref(address), error), error)
        return _calls.Result(address.value or 0)

    # Values

    def format(self, value: Value) -> Pair:
        """The pair of a value made by a function of `spokentext.values`.

        Raises:
            InvalidValueError: for what cannot be read, or what the language cannot say.
        """
        if not isinstance(value, values.Value):
            raise TypeError(f"'value' is a {type(value).__name__}; make one with spokentext.values")
        error, address = own_error(), ctypes.c_void_p()
        status = _library.library.spokentext_format(
            self._handle, _calls.values([value])[0], ctypes.byref(address), error
        )
        must(status, error)
        return _calls.pair(address.value or 0)

    def price(
        self, amount: Number, currency: str, *, per: str | None = None, old: Number | None = None,
        **details: Unpack[Range],
    ) -> Pair:  # fmt: skip
        """A price: `price("179.00", "RUB")` is «179 ₽» / «179 рублей»; see `values.price`."""
        return self.format(values.price(amount, currency, per=per, old=old, **details))

    def discount(
        self, amount: Number, currency: str | None = None, *, to: Number | None = None, **details: Unpack[Inflection]
    ) -> Pair:
        """A discount: «−20 %» / «скидка 20 процентов»."""
        return self.format(values.discount(amount, currency, to=to, **details))

    def free(self, **details: Unpack[Inflection]) -> Pair:
        """What costs nothing: «бесплатно»."""
        return self.format(values.free(**details))

    def measure(self, amount: Number, unit: str, **details: Unpack[Range]) -> Pair:
        """A number of a unit of CLDR: `measure(30, "centimeter")` is «30 см» / «30 сантиметров»."""
        return self.format(values.measure(amount, unit, **details))

    def dimensions(self, sizes: Iterable[Number], unit: str, **details: Unpack[Inflection]) -> Pair:
        """Sizes: `dimensions([10, 15], "centimeter")` is «10 × 15 см» / «10 на 15 сантиметров»."""
        return self.format(values.dimensions(sizes, unit, **details))

    def mixed(self, parts: Iterable[tuple[Number, str]], **details: Unpack[Inflection]) -> Pair:
        """A measure of several units: `mixed([(2, "hour"), (15, "minute")])` is «2 ч 15 мин» / «2 часа 15 минут»."""
        return self.format(values.mixed(parts, **details))

    def count(
        self, number: Number, noun: str | None = None, *, forms: Mapping[str, str] | None = None,
        gender: Gender | None = None, animate: bool = False, collective: bool = False, **details: Unpack[Range],
    ) -> Pair:  # fmt: skip
        """A number of things: `count(3, "товар")` is «3 товара»; see `values.count`."""
        return self.format(
            values.count(number, noun, forms=forms, gender=gender, animate=animate, collective=collective, **details)
        )

    def number(
        self, number: Number, *, gender: Gender | None = None, animate: bool = False, **details: Unpack[Range]
    ) -> Pair:
        """A number by itself: `number("1.5")` is «1,5» / «одна целая пять десятых»."""
        return self.format(values.number(number, gender=gender, animate=animate, **details))

    def ordinal(
        self, number: int, *, gender: Gender | None = None, plural: bool = False, animate: bool = False,
        before_noun: bool = False, to: int | None = None, **details: Unpack[Inflection],
    ) -> Pair:  # fmt: skip
        """A place in an order: `ordinal(3)` is «3-й» / «третий»."""
        return self.format(
            values.ordinal(
                number, gender=gender, plural=plural, animate=animate, before_noun=before_noun, to=to, **details
            )
        )

    def fraction(self, numerator: int, denominator: int, *, whole: int = 0, **details: Unpack[Inflection]) -> Pair:
        """A fraction: `fraction(2, 3)` is «2/3» / «две трети»."""
        return self.format(values.fraction(numerator, denominator, whole=whole, **details))

    def rating(self, value: Number, total: Number) -> Pair:
        """A part of a whole: `rating(4.7, 5)` is «4,7 из 5»."""
        return self.format(values.rating(value, total))

    def listing(self, parts: Iterable[str], *, alternative: bool = False, oxford_comma: bool = False) -> Pair:
        """A list: `listing(["сыр", "ветчина", "грибы"])` is «сыр, ветчина и грибы»."""
        return self.format(values.listing(parts, alternative=alternative, oxford_comma=oxford_comma))

    def time(self, time: str | datetime.time, **details: Unpack[Inflection]) -> Pair:
        """A time of day: `time("18:30")` is «18:30» / «восемнадцать тридцать»."""
        return self.format(values.time(time, **details))

    def hours(self, opens: str | datetime.time, closes: str | datetime.time, **details: Unpack[Inflection]) -> Pair:
        """Opening hours of a day: `hours("09:00", "23:00")` is «с 09:00 до 23:00» / «с 9 до 23»."""
        return self.format(values.hours(opens, closes, **details))

    def schedule(self, hours: str) -> Pair:
        """Opening hours of a week, as OpenStreetMap writes them: `schedule("Mo-Fr 09:00-21:00; PH off")`."""
        return self.format(values.schedule(hours))

    def date(
        self, date: str | datetime.date, *, to: str | datetime.date | None = None, **details: Unpack[Inflection]
    ) -> Pair:
        """A date: `date("2025-03-21")` is «21 марта 2025 г.» / «21 марта 2025 года»."""
        return self.format(values.date(date, to=to, **details))

    def day(self, days: int) -> Pair:
        """A day by its distance from today: `day(1)` is «завтра»."""
        return self.format(values.day(days))

    def duration(self, seconds: int | datetime.timedelta, *, case: str | None = None) -> Pair:
        """A span of time: `duration(8100)` is «2 ч 15 мин» / «2 часа 15 минут»."""
        return self.format(values.duration(seconds, case=case))

    def period(
        self, kind: Literal["year", "decade", "century", "millennium"], number: int, *, to: int | None = None,
        without_noun: bool = False, **details: Unpack[Inflection],
    ) -> Pair:  # fmt: skip
        """A year, decade, century or millennium: `period("century", 19)` is «XIX в.» / «19-й век»."""
        return self.format(values.period(kind, number, to=to, without_noun=without_noun, **details))


def _reopened(language: str, numbers: Any, wording: Any) -> Formatter:
    return Formatter(language, numbers=numbers, **wording)


class _Characters:
    """Offsets in bytes as offsets in characters; they are asked for in rising order."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._is_ascii = data.isascii()
        self._offset = 0
        self._count = 0

    def at(self, offset: int) -> int:
        if self._is_ascii:
            return offset
        if offset < self._offset:
            self._offset = self._count = 0
        self._count += len(self._data[self._offset : offset].decode())
        self._offset = offset
        return self._count
