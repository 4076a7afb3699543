"""Short Russian lines through a cluster, in one of three ways: the package, a pipe of the command, ru-normalizr.

    spark-submit beside.py WAY --rows 2000000 --folder FOLDER [--command PATH]

Each way reads the same text file and writes one. Prints the rows and the seconds, as JSON.
"""
import argparse
import json
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow
from pyspark.sql import SparkSession, functions as sf

LINES = ["Средняя %d см", "От %d ₽", "Доставим за %d минут", "Скидка %d %%", "Вес %d г", "Ничего лишнего"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=["package", "pipe", "ru-normalizr"])
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--command", default="spokentext")
    parser.add_argument("--numbers", default="digits")
    options = parser.parse_args()
    spark = SparkSession.builder.appName(f"beside {options.way}").getOrCreate()
    lines, output = str(options.folder / f"lines-{options.rows}"), options.folder / f"{options.way}-lines"
    if not Path(lines).exists():
        shape = sf.element_at(sf.array(*(sf.lit(line) for line in LINES)), (sf.col("id") % len(LINES)).cast("int") + 1)
        number = sf.pmod(sf.xxhash64("id"), sf.lit(9990)).cast("int") + 10
        made = spark.range(0, options.rows, 1, 8).select(sf.call_function("format_string", shape, number))
        made.write.text(lines)
    shutil.rmtree(output, ignore_errors=True)
    # The executors and their Python are there before the clock runs.
    spark.sparkContext.parallelize(range(2), 2).map(lambda _: time.sleep(1)).collect()
    start = time.perf_counter()
    if options.way == "pipe":
        command = f"{options.command} speak --language ru --numbers {options.numbers}"
        spark.sparkContext.textFile(lines).pipe(command, checkCode=True).saveAsTextFile(str(output))
    else:
        if options.way == "package":
            from spokentext.spark import speak_udf

            speak = speak_udf("ru", options.numbers)
        else:
            speak = normalized()
        spark.read.text(lines).select(speak("value")).write.text(str(output))
    seconds = time.perf_counter() - start
    written = spark.read.text(str(output)).count()
    spark.stop()
    if written != options.rows:
        sys.exit(f"{written} lines of {options.rows} were written")
    print(json.dumps({"way": options.way, "rows": written, "seconds": round(seconds, 2), "rows/s": round(written / seconds)}))


def normalized() -> Any:
    """ru-normalizr, as its users would call it: one object for the batches of a task."""

    @sf.arrow_udf("string")
    def normalize(batches: Iterator[pyarrow.Array]) -> Iterator[pyarrow.Array]:
        import ru_normalizr

        normalizer = ru_normalizr.Normalizer()
        for texts in batches:
            yield pyarrow.array([normalizer.normalize(text) for text in texts.to_pylist()])

    return normalize


main()
