"""What a cluster of this machine takes for products and for short lines: the figures of Documentation/AtScale.md.

    Scripts/spark-demo --measure [--most 10000000] [--command PATH]

One worker and two; 100,000 to `--most` rows; the share of the engine; a worker that is ended; the pipe and ru-normalizr beside.
Times on the clock depend on what else the machine does; seconds of the processor do not.
"""
from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "Examples/Spark"
sys.path.insert(0, str(EXAMPLES))

from cluster import Cluster  # noqa: E402
from demo import compared, generate, speak  # noqa: E402


def beside(folder: Path, options: argparse.Namespace) -> None:
    """Short lines through the package, through a pipe of the command and through ru-normalizr, which knows words alone."""
    with Cluster(folder / "cluster", 2) as cluster:
        for numbers in options.numbers.split(","):
            ways = {"copy": options.lines, "package": options.lines, "pipe": options.lines}
            if numbers == "words":
                ways["ru-normalizr"] = options.lines // 500
            for way, rows in ways.items():
                arguments = {
                    "rows": rows, "folder": folder, "output": folder / f"{way}-{numbers}", "command": options.command,
                    "numbers": numbers, "sessions": ",".join(cluster.sessions),
                }  # fmt: skip
                given = [f"--{name}={value}" for name, value in arguments.items()]
                print(cluster.run(HERE / "beside.py", way, *given), flush=True)


def products(folder: Path, rows: int, workers: int, kill: bool) -> None:
    """The job over so many rows, and once more with a worker that is ended."""
    with Cluster(folder / "cluster", workers) as cluster:
        generate(cluster, folder, rows)
        report = speak(cluster, folder, "whole", "digits")
        used = report["seconds_of_processor"]
        print(
            f"{workers} workers: {rows} rows in {report['seconds']} s, {rows / report['seconds']:,.0f} rows/s; "
            f"{used} s of the processor, {rows / used:,.0f} rows/s of it, {report['seconds_in_engine'] / used:.0%} of it in the "
            f"engine\n  {json.dumps(report)}", flush=True,
        )  # fmt: skip
        if kill:
            print(compared(report, speak(cluster, folder, "killed", "digits", kill=True)), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=10_000_000, help="rows of products")
    parser.add_argument("--lines", type=int, default=2_000_000, help="short lines")
    # A pipe has no PATH.
    parser.add_argument("--command", default=shutil.which("spokentext") or "spokentext")
    parser.add_argument("--numbers", default="digits,words", help="of the short lines")
    parser.add_argument("--part", choices=["beside", "products"], help="one of the two; both")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="spokentext-spark-"))
    try:
        if options.part != "products":
            beside(folder / "beside", options)
        rows = 100_000
        while options.part != "beside" and rows <= options.most:
            for workers in (1, 2) if rows == 1_000_000 else (2,):
                run = folder / f"{rows}-{workers}"
                products(run, rows, workers, kill=rows == 1_000_000 and workers == 2)
                shutil.rmtree(run)
            rows *= 10
    finally:
        shutil.rmtree(folder, ignore_errors=True)


main()
