"""The wheel beside the command and beside num2words and ru-normalizr: the same texts, in the same run.

All sides take turns; of each the median of the rounds is told, with the fastest and the slowest, and of the processor's time,
which other work on the machine changes less. The command reads a file and
writes to /dev/null; its time has its start in it. The others get what they take from memory. A side that needs long gets fewer
texts, and what is told is texts a second.

Usage: Scripts/benchmark-python WHEEL COMMAND [--texts FILE] [--count N] [--rounds N]
"""
from __future__ import annotations

import argparse
import importlib.metadata
import os
import random
import resource
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable

import num2words
import pyarrow
import pyarrow.compute
import ru_normalizr

import spokentext

TEMPLATES = [
    "Средняя {n} см, традиционное тесто, {m} г",
    "От {p} ₽ при заказе до {h}:30",
    "Доставим за {n}–{m} минут, если до ресторана меньше {k} км",
    "Скидка {n} % на {m} товаров с {d} марта",
    "Работаем с 09:00 до {h}:00, без выходных",
    "Цена {p},90 руб. за {n} шт.",
    "В {y} г. открыли {n}-й магазин в XIX в. здании",
    "Ничего лишнего: только мука, вода и соль",
    "Осталось {n} мест по {p} ₽",
    "Температура −{k} °C, ветер {n} м/с",
    "На 2-м этаже, дом {n}, кв. {m}",
    "Состав: мука, сахар {n} г, масло {k} мл; энергетическая ценность {m} ккал",
]


def texts(count: int, file: str | None) -> list[str]:
    chance = random.Random(20261122)
    if file is not None:
        with open(file, encoding="utf-8") as lines:
            known = [line.rstrip("\n") for line in lines if line.strip()]
        return [chance.choice(known) for _ in range(count)]

    def made() -> str:
        return chance.choice(TEMPLATES).format(
            n=chance.randint(1, 99), m=chance.randint(100, 999), p=chance.randint(100, 99999), h=chance.randint(10, 23),
            d=chance.randint(1, 31), y=chance.randint(1900, 2030), k=chance.randint(1, 30),
        )  # fmt: skip

    return [made() for _ in range(count)]


def spent() -> float:
    """The processor's time of this process, its threads and the commands that it ran."""
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command")
    parser.add_argument("--texts")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    lines = texts(options.count, options.texts)
    array = pyarrow.array(lines)
    large = pyarrow.array(lines, pyarrow.large_string())
    megabytes = sum(len(line.encode()) for line in lines) / 1e6
    cores = len(os.sched_getaffinity(0))
    numbers = [random.Random(index).randint(0, 999_999) for index in range(100_000)]
    digits = pyarrow.array([str(number) for number in numbers])
    print(f"{len(lines)} texts, {megabytes:.1f} MB, {cores} cores; {spokentext.library_version}, ", end="")
    print(", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("pyarrow", "num2words", "ru-normalizr")))

    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as file:
        file.write("".join(f"{line}\n" for line in lines))
        file.flush()

        def command(style: str, jobs: int) -> Callable[[], None]:
            arguments = [options.command, "speak", "--language", "ru", "--numbers", style, "--jobs", str(jobs), file.name]
            return lambda: subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)  # type: ignore[func-returns-value]

        sides: dict[str, tuple[int, Callable[[], object]]] = {}
        # Lists and other packages are slower: fewer texts.
        few = lines[: len(lines) // 10]
        rare = lines[: max(1, len(lines) // 500)]
        for style in ("digits", "words"):
            formatter = spokentext.Formatter("ru", numbers=style)  # type: ignore[arg-type]
            # What the command writes is what comes back.
            said = subprocess.run(
                [options.command, "speak", "--language", "ru", "--numbers", style], input="\n".join(few) + "\n",
                capture_output=True, text=True, check=True,
            ).stdout.split("\n")[:-1]  # fmt: skip
            assert formatter.speak_many(few) == said, "the wheel and the command say otherwise"
            for jobs in sorted({1, cores}):
                sides[f"{style}: command, {jobs} jobs"] = (len(lines), command(style, jobs))
                sides[f"{style}: Arrow, {jobs} jobs"] = (
                    len(lines), lambda formatter=formatter, jobs=jobs: formatter.speak_many(array, jobs=jobs))  # type: ignore[misc]
            sides[f"{style}: large Arrow"] = (len(lines), lambda formatter=formatter: formatter.speak_many(large))  # type: ignore[misc]
            sides[f"{style}: list"] = (len(few), lambda formatter=formatter: formatter.speak_many(few))  # type: ignore[misc]
            sides[f"{style}: one by one"] = (len(few), lambda formatter=formatter: [formatter.speak(line) for line in few])  # type: ignore[misc]
        normalizer = ru_normalizr.Normalizer()
        sides["words: ru-normalizr, one by one"] = (len(rare), lambda: [normalizer.normalize(line) for line in rare])
        words = spokentext.Formatter("ru", numbers="words")
        sides["numbers: Arrow"] = (len(numbers), lambda: words.speak_many(digits))
        part = numbers[:10_000]
        sides["numbers: one by one, Formatter.number"] = (len(part), lambda: [words.number(number) for number in part])
        sides["numbers: one by one, num2words"] = (len(part), lambda: [num2words.num2words(number, lang="ru") for number in part])
        times: dict[str, list[float]] = {name: [] for name in sides}
        processor: dict[str, list[float]] = {name: [] for name in sides}
        for _ in range(options.rounds):
            for name, (_, side) in sides.items():
                start, used = time.perf_counter(), spent()
                side()
                times[name].append(time.perf_counter() - start)
                processor[name].append(spent() - used)
    rates = {}
    work = {}
    print(f"{'side':44} {'texts':>9} {'seconds':>8} {'from':>7} {'to':>7} {'processor':>9} {'texts/s':>11}")
    for name, (count, _) in sides.items():
        middle = statistics.median(times[name])
        rates[name] = count / middle
        work[name] = statistics.median(processor[name])
        print(
            f"{name:44} {count:9} {middle:8.3f} {min(times[name]):7.3f} {max(times[name]):7.3f} {work[name]:9.3f}"
            f" {rates[name]:11,.0f}"
        )
    for style in ("digits", "words"):
        for jobs in sorted({1, cores}):
            wheel, command_line = f"{style}: Arrow, {jobs} jobs", f"{style}: command, {jobs} jobs"
            print(
                f"{style}, {jobs} jobs: the wheel has {rates[wheel] / rates[command_line]:.0%} of the command's throughput, "
                f"by the processor's time {work[command_line] / work[wheel]:.0%}"
            )


main()
