"""Makes products of a shop in four languages: the same rows for the same seed, however many machines make them.

    spark-submit generate_products.py --rows 10000000 --output products.parquet

Each row follows from its id and the seed alone. Every hundredth row has no description, and every fiftieth title has
signs that not every language reads.
"""
from __future__ import annotations

import argparse

from pyspark.sql import Column, DataFrame, SparkSession, functions as sf

SEED = 20261122

# Of each language titles and descriptions; the numbers are 10 to 99, 100 to 999, 100 to 99,999, 10 to 23 and 1 to 9.
TITLES = {
    "ru": [
        "Пицца «Маргарита», %1$d см, %2$d г", "Краска белая, %5$d,5 л", "Провод %5$d×1,5 мм², %1$d м", "Чайник %5$d л, %2$d Вт",
        "Гвозди строительные, %2$d шт.", "Ковёр %5$d × 2 м", "Крупа гречневая ядрица",
    ],
    "en": [
        "Margherita pizza, %5$d″, %2$d g", "White paint, %5$d.5 l", "Garden hose, %1$d ft", "Kettle %5$d l, %2$d W",
        "Nails, %2$d pcs", "Rug %5$d × 2 m", "Buckwheat groats",
    ],
    "es": [
        "Pizza margarita, %1$d cm, %2$d g", "Pintura blanca, %5$d,5 l", "Manguera, %1$d m", "Hervidor %5$d l, %2$d W",
        "Clavos, %2$d uds.", "Alfombra %5$d × 2 m", "Alforfón pelado",
    ],
    "de": [
        "Pizza Margherita, %1$d cm, %2$d g", "Weiße Farbe, %5$d,5 l", "Gartenschlauch, %1$d m", "Wasserkocher %5$d l, %2$d W",
        "Nägel, %2$d Stück", "Teppich %5$d × 2 m", "Buchweizen, geschält",
    ],
}  # fmt: skip
DESCRIPTIONS = {
    "ru": [
        "От %3$d ₽, доставим за %5$d–%1$d мин.", "Скидка %1$d %% до %4$d:30, осталось %2$d шт.",
        "Хранить при −%5$d °C, вес %5$d,%1$d кг.", "Гарантия %1$d мес., до %2$d км пробега.",
    ],
    "en": [
        "From $%3$d, delivered in %5$d–%1$d minutes.", "%1$d%% off until %4$d:30, %2$d pcs left.",
        "Store at −%5$d °C, weight %5$d.%1$d kg.", "Warranty %1$d months, up to %2$d km.",
    ],
    "es": [
        "Desde %3$d €, entrega en %5$d–%1$d minutos.", "%1$d %% de descuento hasta las %4$d:30, quedan %2$d uds.",
        "Conservar a −%5$d °C, peso %5$d,%1$d kg.", "Garantía de %1$d meses, hasta %2$d km.",
    ],
    "de": [
        "Ab %3$d €, Lieferung in %5$d–%1$d Minuten.", "%1$d %% Rabatt bis %4$d:30 Uhr, noch %2$d Stück.",
        "Bei −%5$d °C lagern, Gewicht %5$d,%1$d kg.", "Garantie %1$d Monate, bis %2$d km.",
    ],
}  # fmt: skip
RARE = {
    "ru": "Болт М%5$d×%1$d мм, линзы −%5$d,5 дптр.", "en": "M%5$d×%1$d mm bolts, %5$dW-30", "es": "Tornillos M%5$d×%1$d mm, ⌀ %5$d §",
    "de": "Schrauben M%5$d×%1$d mm, %1$d U/min",
}  # fmt: skip


def products(spark: SparkSession, rows: int, seed: int = SEED, partitions: int | None = None) -> DataFrame:
    """Rows of products: id, language, title, description, price."""
    languages = list(TITLES)

    def drawn(number: int, count: int) -> Column:
        """A number from 0 to `count - 1`, another one for each `number`."""
        return sf.pmod(sf.xxhash64(sf.col("id"), sf.lit(seed), sf.lit(number)), sf.lit(count)).cast("int")

    def chosen(texts: dict[str, list[str]], number: int) -> Column:
        lists = [sf.array(*(sf.lit(text) for text in texts[language])) for language in languages]
        most = len(texts[languages[0]])
        return sf.element_at(sf.element_at(sf.array(*lists), drawn(0, len(languages)) + 1), drawn(number, most) + 1)

    numbers = [drawn(2, 90) + 10, drawn(3, 900) + 100, drawn(4, 99_900) + 100, drawn(5, 14) + 10, drawn(6, 9) + 1]
    rare = chosen({language: [text] for language, text in RARE.items()}, 7)
    title = sf.when(drawn(8, 50) == 0, rare).otherwise(chosen(TITLES, 9))
    # The format is a column: SQL's function takes one, Python's does not.
    frame = spark.range(0, rows, 1, partitions) if partitions else spark.range(rows)
    columns = [sf.col("id"), sf.element_at(sf.array(*(sf.lit(x) for x in languages)), drawn(0, 4) + 1).alias("language")]
    for name, text in (("title", title), ("description", chosen(DESCRIPTIONS, 10))):
        columns.append(sf.call_function("format_string", text, *numbers).alias(name))
    made = frame.select(*columns, (drawn(4, 99_900) + 100).cast("decimal(10,2)").alias("price"))
    return made.withColumn("description", sf.when(drawn(11, 100) > 0, sf.col("description")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--output", required=True)
    options = parser.parse_args()
    spark = SparkSession.builder.appName("products").getOrCreate()
    products(spark, options.rows, options.seed).write.mode("errorifexists").parquet(options.output)
    spark.stop()


if __name__ == "__main__":
    main()
