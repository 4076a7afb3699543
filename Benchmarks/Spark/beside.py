"""Short Russian lines through a cluster, in one of four ways: the package, a pipe of the command, ru-normalizr, or a copy of them
as they are, which is what Spark alone takes.

    spark-submit beside.py WAY --rows 2000000 --folder FOLDER --output FOLDER --sessions IDS [--command PATH]

Each way reads the same text file and writes one, five times (ru-normalizr twice). Prints as JSON the rows, and of the first
time, when everything is cold, and of the last one the seconds on the clock, of the processor (all that the executors, their
Python and their commands took) and in the engine.
"""
import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow
from pyspark.sql import SparkSession, functions as sf

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Examples/Spark"))

from cluster import processor_seconds  # noqa: E402

LINES = ["Средняя %d см", "От %d ₽", "Доставим за %d минут", "Скидка %d %%", "Вес %d г", "Ничего лишнего"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=["package", "pipe", "ru-normalizr", "copy"])
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--sessions", required=True, help="of the workers on this machine")
    parser.add_argument("--command", default="spokentext")
    parser.add_argument("--numbers", default="digits")
    options = parser.parse_args()
    spark = SparkSession.builder.appName(f"beside {options.way}").getOrCreate()
    lines, output = str(options.folder / f"lines-{options.rows}"), options.output
    if not Path(lines).exists():
        shape = sf.element_at(sf.array(*(sf.lit(line) for line in LINES)), (sf.col("id") % len(LINES)).cast("int") + 1)
        number = sf.pmod(sf.xxhash64("id"), sf.lit(9990)).cast("int") + 10
        made = spark.range(0, options.rows, 1, 8).select(sf.call_function("format_string", shape, number))
        made.write.text(lines)
    engine = spark.sparkContext.accumulator(0.0)

    def write(output: str) -> None:
        if options.way == "pipe":
            command = f"{options.command} speak --language ru --numbers {options.numbers}"
            spark.sparkContext.textFile(lines).pipe(command, checkCode=True).saveAsTextFile(output)
            return
        if options.way == "copy":
            spark.read.text(lines).write.text(output)
            return
        if options.way == "package":
            from spokentext.spark import speak_udf

            speak = speak_udf("ru", options.numbers, seconds=engine)
        else:
            speak = normalized()
        spark.read.text(lines).select(speak("value")).write.text(output)

    sessions = set(options.sessions.split(","))
    report: dict[str, Any] = {"way": options.way, "numbers": options.numbers, "rows": options.rows}
    times = 2 if options.way == "ru-normalizr" else 5
    for time_of in range(times):
        start, used, inside = time.perf_counter(), processor_seconds(sessions), engine.value
        write(f"{options.output}-{time_of}")
        if time_of in (0, times - 1):
            name = "seconds" if time_of else "cold_seconds"
            report[name] = round(time.perf_counter() - start, 2)
            report[f"{name}_of_processor"] = round(processor_seconds(sessions) - used, 2)
            report[f"{name}_in_engine"] = round(engine.value - inside, 2)
    written = spark.read.text(f"{options.output}-{times - 1}").count()
    spark.stop()
    if written != options.rows:
        sys.exit(f"{written} lines of {options.rows} were written")
    print(json.dumps(report))


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
