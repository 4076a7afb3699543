"""A cluster of Spark on this machine: a master and workers, each a process of its own."""
from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pyspark

HOME = Path(pyspark.__file__).parent


class Cluster:
    """Starts when it is entered, and ends all its processes when it is left.

    Args:
        folder: for logs and what Spark puts on disk.
        workers: how many, each with one core.
        memory: of each worker.
    """

    def __init__(self, folder: Path, workers: int = 2, memory: str = "2g") -> None:
        self._folder = folder
        self._count = workers
        self._memory = memory
        self._processes: list[subprocess.Popen[bytes]] = []
        self._port, self._page = _free_port(), _free_port()
        self.url = f"spark://127.0.0.1:{self._port}"
        self._environment = os.environ | {
            "SPARK_HOME": str(HOME), "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_DIRS": str(folder / "local"),
            "SPARK_WORKER_DIR": str(folder / "work"), "PYSPARK_PYTHON": sys.executable, "PYSPARK_DRIVER_PYTHON": sys.executable,
            "SPARK_DAEMON_MEMORY": "512m",
        }  # fmt: skip

    def __enter__(self) -> Cluster:
        self._folder.mkdir(parents=True, exist_ok=True)
        try:
            at = ["--host", "127.0.0.1", "--webui-port"]
            self._start("master", "master.Master", *at, str(self._page), "--port", str(self._port))
            self._wait(0)
            for number in range(self._count):
                self._start(
                    f"worker-{number}", "worker.Worker", *at, "0", "--cores", "1", "--memory", self._memory, self.url
                )
            self._wait(self._count)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(self._processes):
            _end(process)

    def end_worker(self, number: int) -> None:
        """Ends a worker and its executors at once, as a machine that loses its power."""
        _end(self._processes[1 + number])

    def processor_until(self, job: subprocess.Popen[str], done: Path) -> float:
        """What a job takes of the processor, in seconds, until a file is there; its start on the executors is in it."""
        before = processor_seconds(self.sessions)
        while job.poll() is None and not done.exists():
            time.sleep(0.05)
        return round(processor_seconds(self.sessions) - before, 2)

    @property
    def sessions(self) -> set[str]:
        """Those of the workers, which their executors and all of their processes are in."""
        return {str(process.pid) for process in self._processes[1:]}

    def job(self, script: Path, *arguments: str, **settings: str) -> subprocess.Popen[str]:
        """Starts a job on the cluster; what it prints can be read from it."""
        chosen = {
            "spark.executor.memory": "1g", "spark.driver.memory": "1g", "spark.ui.enabled": "false",
            "spark.sql.warehouse.dir": str(self._folder / "warehouse"),
        } | settings  # fmt: skip
        command = [str(HOME / "bin/spark-submit"), "--master", self.url]
        for name, value in chosen.items():
            command += ["--conf", f"{name}={value}"]
        with open(self._folder / f"{script.stem}.log", "ab") as log:
            return subprocess.Popen(
                [*command, str(script), *arguments], env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True
            )

    def run(self, script: Path, *arguments: str, **settings: str) -> str:
        """The last line that a job prints."""
        return finished(self.job(script, *arguments, **settings), self._folder / f"{script.stem}.log")

    def _start(self, name: str, kind: str, *arguments: str) -> None:
        with open(self._folder / f"{name}.log", "wb") as log:
            self._processes.append(
                subprocess.Popen(
                    [str(HOME / "bin/spark-class"), f"org.apache.spark.deploy.{kind}", *arguments],
                    env=self._environment, stdout=log, stderr=log, start_new_session=True,
                )  # fmt: skip
            )

    def _wait(self, workers: int) -> None:
        """Until the master answers and so many workers have come."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if any(process.poll() is not None for process in self._processes):
                break
            with contextlib.suppress(OSError, ValueError):
                with urllib.request.urlopen(f"http://127.0.0.1:{self._page}/json/", timeout=5) as answer:
                    state: dict[str, Any] = json.load(answer)
                if state["status"] == "ALIVE" and state["aliveworkers"] >= workers:
                    return
            time.sleep(0.2)
        sys.exit(f"the cluster does not start; its logs are in {self._folder}")


def processor_seconds(sessions: set[str]) -> float:
    """What the processes of these sessions have taken of the processor until now."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # Behind the name, which may have spaces: the session is the fourth; from the twelfth on the times of the process
            # and of its children that have ended.
            fields = stat.read_text().rpartition(")")[2].split()
            if fields[3] in sessions:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def finished(job: subprocess.Popen[str], log: Path) -> str:
    """The last line of a job that is awaited; a job that fails ends the program with the end of its log."""
    printed, _ = job.communicate()
    if job.returncode:
        sys.stderr.write("".join(log.read_text(errors="replace").splitlines(keepends=True)[-40:]))
        sys.exit(f"the job failed with {job.returncode}")
    return printed.splitlines()[-1] if printed.strip() else ""


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process that was started here, and all of its session."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
