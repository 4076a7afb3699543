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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=10_000_000)
    parser.add_argument("--lines", type=int, default=2_000_000)
    parser.add_argument("--command", default="spokentext")
    parser.add_argument("--beside-only", action="store_true")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="spokentext-spark-"))
    try:
        with Cluster(folder / "cluster", 2) as cluster:
            for numbers in ("digits", "words"):
                for way, rows in (("package", options.lines), ("pipe", options.lines), ("ru-normalizr", options.lines // 500)):
                    if way == "ru-normalizr" and numbers == "digits":
                        # It knows words alone.
                        continue
                    given = ["--rows", str(rows), "--folder", str(folder), "--command", options.command]
                    print(numbers, cluster.run(HERE / "beside.py", way, *given, "--numbers", numbers), flush=True)
        if options.beside_only:
            return
        rows = 100_000
        while rows <= options.most:
            for workers in (1, 2) if rows == 1_000_000 else (2,):
                run = folder / f"{rows}-{workers}"
                with Cluster(run / "cluster", workers) as cluster:
                    generate(cluster, run, rows)
                    report = speak(cluster, run, "whole", "digits")
                    used = report["seconds_of_processor"]
                    print(
                        f"{workers} workers: {rows} rows in {report['seconds']} s, {rows / report['seconds']:,.0f} rows/s; "
                        f"{used} s of the processor, {rows / used:,.0f} rows/s of it, {report['seconds_in_engine'] / used:.0%} "
                        f"of it in the engine\n  {json.dumps(report)}", flush=True,
                    )  # fmt: skip
                    if rows == 1_000_000 and workers == 2:
                        print(compared(report, speak(cluster, run, "killed", "digits", kill=True)), flush=True)
                shutil.rmtree(run)
            rows *= 10
    finally:
        shutil.rmtree(folder, ignore_errors=True)


main()
