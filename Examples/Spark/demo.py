"""The job over a cluster of this machine: products are made, said, checked; with --kill a worker ends in the middle.

    Scripts/spark-demo --rows 1000000 --kill

Prints what the job reports. With --kill the same job runs twice, the second time with a worker that is ended when some of its
tasks are done; both must say the same of the same rows.
"""
from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from cluster import Cluster, finished

HERE = Path(__file__).resolve().parent
# A task for each file: some end before others begin, however few rows there are.
PARTS = {"spark.sql.files.maxPartitionBytes": "64m", "spark.sql.files.openCostInBytes": "64m"}


def generate(cluster: Cluster, folder: Path, rows: int) -> None:
    """Products in so many files that each core has several."""
    arguments = ["--rows", str(rows), "--output", str(folder / "products")]
    cluster.run(HERE / "generate_products.py", *arguments, **{"spark.default.parallelism": "16"})


def speak(cluster: Cluster, folder: Path, name: str, numbers: str, kill: bool = False) -> dict[str, Any]:
    """What the job reports of its run."""
    output = folder / f"{name}-spoken"
    arguments = ["--input", str(folder / "products"), "--output", str(output), "--summary", str(folder / f"{name}-unread")]
    job = cluster.job(HERE / "speak_products.py", *arguments, "--numbers", numbers, **PARTS)
    done = output / "_SUCCESS"
    if kill:
        while job.poll() is None and not done.exists() and not any(output.glob("_temporary/0/task_*")):
            time.sleep(0.01)
        cluster.end_worker(0)
        if job.poll() is not None or done.exists():
            sys.exit("the job was done before its worker was ended: take more rows")
    used = cluster.processor_until(job, done)
    report: dict[str, Any] = json.loads(finished(job, folder / "cluster/speak_products.log"))
    # Of a worker that has ended nobody knows.
    return report | ({} if kill else {"seconds_of_processor": used})


def compared(whole: dict[str, Any], killed: dict[str, Any]) -> str:
    """What there is to say of two runs; ends the program where they differ in more than their times."""
    if any(whole[name] != killed[name] for name in whole if not name.startswith("seconds")):
        sys.exit("a worker was ended, and rows are lost, doubled or said otherwise")
    return f"a worker was ended: {killed['rows']} rows, each once, checksum {killed['checksum']} as without it"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--numbers", choices=["digits", "words"], default="digits")
    parser.add_argument("--kill", action="store_true", help="end a worker in the middle of a second run")
    parser.add_argument("--keep", type=Path, help="a folder to keep what is made in")
    options = parser.parse_args()
    if options.kill and options.workers < 2:
        parser.error("a cluster of one worker does not go on without it; take --workers 2")
    folder = options.keep or Path(tempfile.mkdtemp(prefix="spokentext-spark-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with Cluster(folder / "cluster", options.workers) as cluster:
            generate(cluster, folder, options.rows)
            whole = speak(cluster, folder, "whole", options.numbers)
            print(json.dumps(whole), flush=True)
            if options.kill:
                killed = speak(cluster, folder, "killed", options.numbers, kill=True)
                print(json.dumps(killed), flush=True)
                print(compared(whole, killed))
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
