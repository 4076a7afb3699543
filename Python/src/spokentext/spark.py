"""Columns of Apache Spark: texts, how sure their speech is, and strings of catalogs, as UDFs over Arrow.

    from spokentext.spark import assess_udf, catalog_udf, speak_udf

    products.withColumn("spoken", speak_udf("ru", numbers="words")("title"))
    products.withColumn("read", assess_udf()("title", "language"))        # read.spoken, read.confidence, read.unread
    spark.udf.register("speak", speak_udf())
    spark.sql("SELECT speak(title, language) FROM products")

The package must be installed where the executors run, in the Python that `spark.pyspark.python` names. Each worker process
opens a formatter of a language once and keeps it. Spark 3.5 and later; from 4.1 on texts go from Arrow to Arrow, before that
through pandas.
"""
from __future__ import annotations

import inspect
import pickle
import time
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import pyarrow
import pyarrow.compute
from pyspark import SparkFiles
from pyspark.sql import functions
from pyspark.sql.types import ArrayType, StringType, StructField, StructType

from .catalog import Catalog
from .errors import InvalidTextError, LanguageError, SpokenTextError, TooLongError
from .formatter import Formatter

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._calls import Wording

__all__ = ["assess_udf", "catalog_udf", "speak_udf"]

Errors = Literal["raise", "null"]

_SPEECH = StringType()
_ASSESSMENT = StructType(
    [
        StructField("spoken", StringType()),
        StructField("confidence", StringType()),
        StructField("unread", ArrayType(StringType())),
    ]
)
_PAIR = StructType([StructField("visible", StringType()), StructField("accessible", StringType())])


def speak_udf(
    language: str | None = None,
    numbers: Literal["digits", "words"] = "digits",
    *,
    errors: Errors = "raise",
    seconds: Any = None,
    **wording: Unpack[Wording],
) -> Any:
    """A UDF of one column of texts: what should be said of each. Null stays null.

    Args:
        language: a tag of BCP 47; None for a UDF of two columns, the texts and the tags of their languages.
        numbers: "digits" for screen readers, "words" for plain synthesizers.
        errors: what becomes of a text that is no UTF-8, or a language that is not known: "raise" ends the job with a
            message that says which it is, "null" gives null.
        seconds: an accumulator of the SparkContext that gets the processor's seconds spent in the engine, conversions left out.
        wording: as for `Formatter`.

    Raises:
        LanguageError, OptionError: at once, for what is the same for all rows.
    """
    return _texts_udf(Formatter.speak_many, _SPEECH, language, numbers, errors, seconds, dict(wording))


def assess_udf(
    language: str | None = None,
    numbers: Literal["digits", "words"] = "digits",
    *,
    errors: Errors = "raise",
    seconds: Any = None,
    **wording: Unpack[Wording],
) -> Any:
    """A UDF of texts, as `speak_udf`, whose column has the fields `spoken`, `confidence` (the least of what is said otherwise
    than it is written: "guess", "likely" or "certain"; null where nothing is) and `unread` (numbers, units, signs and
    abbreviations that no rule reads, as they are written).
    """
    return _texts_udf(Formatter.assess_many, _ASSESSMENT, language, numbers, errors, seconds, dict(wording))


def catalog_udf(
    path: str,
    *,
    source_language: str | None = None,
    numbers: Literal["digits", "words"] = "digits",
    errors: Errors = "raise",
    **wording: Unpack[Wording],
) -> Any:
    """A UDF of the columns key, language and as many arguments as the string has: its pair, with the fields `visible` and
    `accessible`. A row with a null among them is null.

        text = catalog_udf("/srv/strings")
        orders.select(text(lit("cart.items"), "language", "items").accessible)

    Args:
        path: a file or a folder on each machine of the cluster; one that is not there is looked for among what
            `SparkContext.addFile` has brought.
        source_language: who reads none of the languages gets this one; None takes what the files say.
        numbers: "digits" or "words".
        errors: what becomes of a key that is not there, or a wrong argument: "raise" ends the job, "null" gives null.
        wording: as for `Formatter`.
    """
    _must_be_known(errors)
    options = pickle.dumps((source_language, numbers, dict(wording)))

    def pairs(keys: pyarrow.Array[Any], languages: pyarrow.Array[Any], *arguments: pyarrow.Array[Any]) -> Any:
        catalog = _catalog(path, options)
        made: list[dict[str, str] | None] = []
        for key, language, *values in zip(*(column.to_pylist() for column in (keys, languages, *arguments))):
            if key is None or language is None or None in values:
                made.append(None)
                continue
            try:
                pair = catalog.get(key, values, language=language)
            except SpokenTextError as error:
                if errors == "raise":
                    raise type(error)(f"{error} (key {key!r}, language {language!r})") from None
                made.append(None)
                continue
            made.append(pair._asdict())
        return pyarrow.array(made, pyarrow.struct([("visible", pyarrow.string()), ("accessible", pyarrow.string())]))

    return _udf(pairs, _PAIR)


def _texts_udf(
    method: Any, kind: Any, language: str | None, numbers: str, errors: str, seconds: Any, wording: dict[str, Any]
) -> Any:
    _must_be_known(errors)
    # What is wrong for every row is told here, not in the log of an executor.
    Formatter(language if language is not None else "en", numbers=numbers, **wording).close()  # type: ignore[arg-type]
    options = pickle.dumps((numbers, wording))

    def said(texts: pyarrow.Array[Any], tag: str | None) -> Any:
        start = time.thread_time()
        try:
            return _said(texts, tag)
        finally:
            if seconds is not None:
                seconds.add(time.thread_time() - start)

    def _said(texts: pyarrow.Array[Any], tag: str | None) -> Any:
        if tag is None:
            return method(_formatter("en", options), pyarrow.nulls(len(texts), pyarrow.string()), jobs=1)
        try:
            formatter = _formatter(tag, options)
        except LanguageError:
            if errors == "raise":
                raise
            return method(_formatter("en", options), pyarrow.nulls(len(texts), pyarrow.string()), jobs=1)
        try:
            # The cores belong to the other tasks.
            return method(formatter, texts, jobs=1)
        except (InvalidTextError, TooLongError) as error:
            if errors == "raise":
                text = texts.slice(error.index, 1).cast(pyarrow.binary())[0].as_py()
                raise type(error)(f"{error}: {text[:64]!r}") from None
        return method(formatter, _readable(formatter, texts), jobs=1)

    if language is not None:
        return _udf(lambda texts: said(texts, language), kind)

    def by_language(texts: pyarrow.Array[Any], languages: pyarrow.Array[Any]) -> Any:
        tags = languages.unique().to_pylist()
        if len(tags) == 1:
            return said(texts, tags[0])
        places, parts = [], []
        for tag in tags:
            chosen = languages.is_null() if tag is None else pyarrow.compute.equal(languages, tag)
            place = pyarrow.compute.indices_nonzero(chosen)
            places.append(place)
            parts.append(said(texts.take(place), tag))
        if not parts:
            return said(texts, "en")
        # From the order of the languages back to that of the rows.
        order = pyarrow.compute.sort_indices(pyarrow.concat_arrays(places))
        return pyarrow.concat_arrays(parts).take(order)

    return _udf(by_language, kind)


def _readable(formatter: Formatter, texts: pyarrow.Array[Any]) -> Any:
    """Null in the place of each text that cannot be read."""
    valid = []
    for index in range(len(texts)):
        try:
            formatter.speak_many(texts.slice(index, 1), jobs=1)
            valid.append(True)
        except (InvalidTextError, TooLongError):
            valid.append(False)
    return pyarrow.compute.if_else(pyarrow.array(valid), texts, pyarrow.scalar(None, texts.type))


def _must_be_known(errors: str) -> None:
    if errors not in ("raise", "null"):
        raise ValueError(f"'errors' is {errors!r}; write 'raise' or 'null'")


@lru_cache(maxsize=256)
def _formatter(language: str, options: bytes) -> Formatter:
    """That of this process: made for the first batch."""
    numbers, wording = pickle.loads(options)
    return Formatter(language, numbers=numbers, **wording)


@lru_cache(maxsize=64)
def _catalog(path: str, options: bytes) -> Catalog:
    source_language, numbers, wording = pickle.loads(options)
    try:
        return Catalog(path, source_language=source_language, numbers=numbers, **wording)
    except OSError:
        return Catalog(SparkFiles.get(path), source_language=source_language, numbers=numbers, **wording)


def _udf(function: Callable[..., Any], kind: Any) -> Any:
    if hasattr(functions, "arrow_udf"):
        return functions.arrow_udf(_hinted(function, pyarrow.Array, pyarrow.Array), kind)
    import pandas

    def through_pandas(*columns: Any) -> Any:
        given = (pyarrow.Array.from_pandas(column) for column in columns)
        made = function(*(pyarrow.nulls(len(c), pyarrow.string()) if pyarrow.types.is_null(c.type) else c for c in given))
        if not pyarrow.types.is_struct(made.type):
            return made.to_pandas()
        # pandas has no null struct: each field of one is null.
        return pyarrow.Table.from_arrays(made.flatten(), names=[field.name for field in made.type]).to_pandas()

    made = pandas.DataFrame if isinstance(kind, StructType) else pandas.Series
    return functions.pandas_udf(_hinted(through_pandas, pandas.Series, made), kind)


def _hinted(function: Callable[..., Any], column: type, result: type) -> Callable[..., Any]:
    """Spark tells kinds of functions apart by hints that are types, not names of types."""
    function.__annotations__ = {name: column for name in inspect.signature(function).parameters}
    function.__annotations__["return"] = result
    return function
