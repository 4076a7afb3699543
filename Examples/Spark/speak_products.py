"""Adds what should be said of products to them, how sure that is, and tells what is left unread.

    spark-submit speak_products.py --input products.parquet --output spoken.parquet --summary summary

The input has the columns id, language, title and description. The output has all its columns, and of each text the columns
`…_spoken` and `…_confidence`; `unread` has what no rule reads. It is checked before the job ends with 0: as many rows as came in,
each once, a speech exactly where there is a text, and of every hundredth row the speech of the speech is that speech.
The summary has a table of what was left unread, and a report in JSON that is printed too.
"""
from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from pyspark.sql import DataFrame, SparkSession, functions as sf

from spokentext.spark import assess_udf, speak_udf

TEXTS = ("title", "description")


def spoken(frame: DataFrame, numbers: str, errors: str, seconds: Any = None) -> DataFrame:
    """The rows with what should be said of their texts."""
    assess = assess_udf(None, numbers, errors=errors, seconds=seconds)  # type: ignore[arg-type]
    read = frame.select("*", *(assess(name, "language").alias(f"{name}_read") for name in TEXTS))
    columns = [sf.col(column) for column in frame.columns]
    for name in TEXTS:
        columns += [sf.col(f"{name}_read.{field}").alias(f"{name}_{field}") for field in ("spoken", "confidence")]
    nothing = sf.array().cast("array<string>")
    columns.append(sf.concat(*(sf.coalesce(sf.col(f"{name}_read.unread"), nothing) for name in TEXTS)).alias("unread"))
    return read.select(*columns)


def checksum(frame: DataFrame) -> dict[str, int]:
    """How many rows and keys there are, and a sum over all keys with what is said of them: the same in whatever order."""
    said = [f"{name}_spoken" for name in TEXTS]
    row = frame.agg(
        sf.count("*").alias("rows"), sf.count_distinct("id").alias("keys"),
        sf.sum(sf.xxhash64("id", *said).cast("decimal(20,0)")).alias("checksum"),
    ).first()  # fmt: skip
    return {"rows": row["rows"], "keys": row["keys"], "checksum": int(row["checksum"] or 0)}


def checked(made: DataFrame, numbers: str, errors: str) -> dict[str, Any]:
    """What can be told of the written rows, by counting."""
    report: dict[str, Any] = checksum(made)
    gone = sf.lit(0)
    for name in TEXTS:
        gone = gone + (sf.col(name).isNull() != sf.col(f"{name}_spoken").isNull()).cast("int")
    counts = [sf.sum(gone).alias("lost"), sf.sum((sf.size("unread") > 0).cast("int")).alias("rows_with_unread")]
    counts += [
        sf.sum((sf.col(f"{name}_confidence") == level).cast("int")).alias(f"{name}_{level}")
        for name in TEXTS
        for level in ("guess", "likely", "certain")
    ]
    report.update((name, value or 0) for name, value in made.agg(*counts).first().asDict().items())
    again = speak_udf(None, numbers, errors=errors)  # type: ignore[arg-type]
    sample = made.where("id % 100 = 0").select("title_spoken", again("title_spoken", "language").alias("again"))
    report["unsettled"] = sample.where("NOT title_spoken <=> again").count()
    return report


def unread(made: DataFrame) -> DataFrame:
    """What was left unread, by language, the most frequent first, with a title that has it."""
    piece = made.select("language", "title", sf.explode("unread").alias("piece"))
    # Numbers of all sizes are one row.
    shape = sf.regexp_replace("piece", "[0-9]+", "0")
    return (
        piece.groupBy("language", shape.alias("piece"))
        .agg(sf.count("*").alias("count"), sf.min("title").alias("example"))
        .orderBy(sf.desc("count"), "language", "piece")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--input", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--summary", required=True)
    parser.add_argument("--numbers", choices=["digits", "words"], default="digits")
    parser.add_argument("--errors", choices=["raise", "null"], default="raise")
    options = parser.parse_args()
    spark = SparkSession.builder.appName("spoken products").getOrCreate()
    seconds = spark.sparkContext.accumulator(0.0)
    products = spark.read.parquet(options.input)
    start = time.perf_counter()
    spoken(products, options.numbers, options.errors, seconds).write.mode("errorifexists").parquet(options.output)
    took = time.perf_counter() - start
    made = spark.read.parquet(options.output)
    report = {"rows_in": products.count(), **checked(made, options.numbers, options.errors)}
    unread(made).coalesce(1).write.mode("errorifexists").parquet(options.summary)
    report.update(seconds=round(took, 2), seconds_in_engine=round(seconds.value, 2))
    print(json.dumps(report), flush=True)
    # What cannot be read is null where the caller wants that.
    wrong = [
        name for name, bad in {
            "rows are lost or doubled": not report["rows_in"] == report["rows"] == report["keys"],
            "texts are without speech": report["lost"] > 0 and options.errors == "raise",
            "speeches are said otherwise again": report["unsettled"] > 0,
        }.items() if bad
    ]  # fmt: skip
    spark.stop()
    if wrong:
        sys.exit(f"speak_products: {'; '.join(wrong)}")


if __name__ == "__main__":
    main()
