"""Columns of Spark say what a formatter says, row by row."""
from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession, functions

from spokentext import Catalog, Formatter, LanguageError, OptionError
from spokentext.spark import assess_udf, catalog_udf, speak_udf

TEXTS: list[tuple[int, Any, Any]] = [
    (0, "Средняя 30 см, от 395 ₽", "ru"), (1, "Add 5 kg", "en"), (2, None, "ru"), (3, "", "es"), (4, "§ ⌀ 30 mm", "de"),
    (5, "20 % de descuento", "es"), (6, "Add 5 kg", None), (7, "2,5 l Öl", "de"), (8, "3 шт. · №", "ru"),
]  # fmt: skip
ROWS = [(index * 9 + place, text, language) for index in range(60) for place, text, language in TEXTS]


@pytest.fixture(scope="session")
def spark() -> Iterator[Any]:
    """Spark in this process, with two workers of Python."""
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    session = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", "2")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "100")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.fixture(scope="module")
def products(spark: Any) -> Any:
    return spark.createDataFrame(ROWS, "id long, title string, language string").repartition(3, "id").cache()


@pytest.mark.parametrize("numbers", ["digits", "words"])
def test_one_language(products: Any, numbers: Any) -> None:
    formatter = Formatter("ru", numbers=numbers)
    spoken = products.select("id", speak_udf("ru", numbers)("title").alias("spoken")).collect()
    assert {row.id: row.spoken for row in spoken} == {
        key: None if text is None else formatter.speak(text) for key, text, _ in ROWS
    }


def test_a_language_for_each_row(products: Any) -> None:
    formatters = {language: Formatter(language) for language in ("ru", "en", "es", "de")}
    read = products.select("id", assess_udf()("title", "language").alias("read")).collect()
    assert len(read) == len(ROWS)
    made = {row.id: row.read for row in read}
    for key, text, language in ROWS:
        if text is None or language is None:
            assert made[key] is None or made[key].spoken is None
            continue
        expected = formatters[language].assess_many([text])[0]
        assert (made[key].spoken, made[key].confidence, tuple(made[key].unread)) == (
            expected.spoken, expected.confidence, expected.unread,
        )  # fmt: skip
        speech = formatters[language].spans(text)
        assert expected.spoken == speech.accessible
        assert expected.unread == tuple(text[span.start : span.end] for span in speech.unread)
        order = [None, "guess", "likely", "certain"]
        assert expected.confidence == min((span.confidence for span in speech.changes), key=order.index, default=None)


def test_sql_and_wording(spark: Any, products: Any) -> None:
    spark.udf.register("speak", speak_udf())
    spark.udf.register("say", speak_udf("ru", "words", lexicon={"дптр.": "диоптрии"}))
    products.createOrReplaceTempView("products")
    row = spark.sql("SELECT speak(title, language) AS a, say('2,5 дптр.') AS b FROM products WHERE id = 0").first()
    assert row.a == "Средняя 30 сантиметров, от 395 рублей"
    assert row.b == Formatter("ru", numbers="words", lexicon={"дптр.": "диоптрии"}).speak("2,5 дптр.")


def test_catalogs(spark: Any, root: Path) -> None:
    path = root / "Examples/TypedStrings/Sources/Shop/Catalogs"
    text = catalog_udf(str(path))
    rows = [("cart.items", "ru", 3), ("cart.items", "en", 1), (None, "ru", 3), ("cart.items", "ru", None)]
    frame = spark.createDataFrame(rows, "key string, language string, items long")
    made = [row.pair for row in frame.select(text("key", "language", "items").alias("pair")).collect()]
    expected = [Catalog(path).get(key, [items], language=language) for key, language, items in rows[:2]]  # type: ignore[arg-type]
    assert [(pair.visible, pair.accessible) for pair in made[:2]] == [tuple(pair) for pair in expected]
    assert made[2:] == [None, None]
    none = frame.select(catalog_udf(str(path), errors="null")(functions.lit("no.key"), "language", "items").alias("pair"))
    assert [row.pair for row in none.collect()] == [None] * 4
    with pytest.raises(Exception, match=r"no\.key"):
        frame.select(text(functions.lit("no.key"), "language", "items")).collect()


def test_what_cannot_be_read(spark: Any) -> None:
    broken = spark.range(3).selectExpr("id", "CAST(IF(id = 1, X'35206BFF', X'35206B67') AS STRING) AS title")
    with pytest.raises(Exception, match=r"InvalidTextError.*5 k\\xff"):
        broken.select(speak_udf("en")("title")).collect()
    said = broken.select(speak_udf("en", errors="null")("title").alias("said")).collect()
    assert [row.said for row in said] == ["5 kilograms", None, "5 kilograms"]
    unknown = spark.createDataFrame([("5 kg", "en"), ("5 kg", "qqq")], "title string, language string")
    with pytest.raises(Exception, match="LanguageError.*qqq"):
        unknown.select(speak_udf()("title", "language")).collect()
    made = unknown.select(assess_udf(errors="null")("title", "language").alias("read")).collect()
    assert made[0].read.spoken == "5 kilograms" and made[1].read is None
    # What is wrong for every row is told before the job.
    with pytest.raises(LanguageError):
        speak_udf("qqq")
    with pytest.raises(OptionError):
        speak_udf("en", emoji="eat")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'raise' or 'null'"):
        speak_udf("en", errors="ignore")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        speak_udf("en", colour="red")  # type: ignore[call-arg]


def test_seconds(spark: Any, products: Any) -> None:
    seconds = spark.sparkContext.accumulator(0.0)
    products.select(speak_udf("ru", seconds=seconds)("title").alias("said")).foreach(lambda _: None)
    assert 0 < seconds.value < 60


def test_empty_and_large(spark: Any, products: Any) -> None:
    assert products.where("id < 0").select(assess_udf()("title", "language")).collect() == []
    long = "5 кг, " * 20_000
    row = spark.createDataFrame([(long,)], "title string").select(speak_udf("ru")("title").alias("said")).first()
    assert row.said == Formatter("ru").speak(long)


def test_through_pandas(products: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What Spark before 4.1 does, which hands over series."""
    direct = products.select("id", speak_udf()("title", "language"), assess_udf()("title", "language").alias("read"))
    expected = sorted(direct.collect())
    monkeypatch.delattr(functions, "arrow_udf")
    made = products.select("id", speak_udf()("title", "language"), assess_udf()("title", "language").alias("read"))
    for before, after in zip(expected, sorted(made.collect())):
        # A null struct is one of nulls there.
        assert before[:2] == after[:2] and (before.read or (None, None, None)) == after.read
