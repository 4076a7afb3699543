"""Strings of catalogs."""
from __future__ import annotations

import pickle
from decimal import Decimal
from pathlib import Path

import pytest

from spokentext import Catalog, InvalidValueError, Pair, UnknownKeyError, UnreadableError, values


def test_strings(catalog: Catalog) -> None:
    assert catalog.languages == ["en", "ru"]
    assert catalog.get("cart.items", [3], language="ru") == Pair("В корзине 3 товара", "В корзине 3 товара")
    assert catalog.get("cart.button", [values.price(1, "RUB")], language="ru").accessible == "В корзину за 1 рубль"
    assert catalog.get("cart.items", [Decimal(1)]).visible == "1 item in the cart"
    # A header chooses among the languages; who reads none gets the source language.
    assert catalog.get("cart.items", (2,), language="fr, ru;q=0.5").visible == "В корзине 2 товара"
    assert catalog.get("cart.items", [2], language="fr").visible == "2 items in the cart"


def test_words(root: Path) -> None:
    with Catalog(root / "Examples/TypedStrings/Sources/Shop/Catalogs", numbers="words") as catalog:
        assert catalog.get("cart.items", [3], language="ru").accessible == "В корзине три товара"
        assert pickle.loads(pickle.dumps(catalog)).languages == catalog.languages
    assert catalog.closed


def test_named_arguments(tmp_path: Path) -> None:
    message = "{count, plural, one{{count} note} other{{count} notes}} of {name}"
    (tmp_path / "app_en.arb").write_text(f'{{"@@locale": "en", "hello": "{message}"}}')
    with Catalog(tmp_path) as catalog:
        assert catalog.get("hello", {"name": "Anna", "count": 3}, language="en").visible == "3 notes of Anna"
        assert catalog.get("hello", {"count": 1, "name": "Anna"}, language="en").visible == "1 note of Anna"
        # A name that is not there could only be guessed at.
        with pytest.raises(InvalidValueError, match="names no argument 'nme'"):
            catalog.get("hello", {"nme": "Anna", "count": 3}, language="en")
        with pytest.raises(InvalidValueError):
            catalog.get("hello", {"name": "Anna"}, language="en")


def test_width_and_table(root: Path) -> None:
    # The shop's catalog has mistakes for the checker, so a file of it is taken.
    with Catalog(root / "Examples/Shop/Catalog/ru.lproj/Shop.stringsdict") as catalog:
        assert catalog.get("phone", language="ru", width=320).visible == "Тел."
        assert catalog.get("phone", language="ru", width=375, table="Shop").visible == "Телефон"
        assert catalog.get("phone", language="ru", width=375, font_scale=1.3).visible == "Тел."
        assert catalog.get("phone", language="ru", width=375, text_size="accessibilityExtraLarge").visible == "Тел."
        with pytest.raises(UnknownKeyError):
            catalog.get("phone", language="ru", table="Other")


def test_mistakes(catalog: Catalog) -> None:
    with pytest.raises(UnknownKeyError, match="did you mean 'cart.items'") as caught:
        catalog.get("cart.itmes")
    assert isinstance(caught.value, KeyError)
    with pytest.raises(InvalidValueError):
        catalog.get("cart.items")
    with pytest.raises(InvalidValueError):
        catalog.get("cart.items", [1, 2])
    with pytest.raises(InvalidValueError):
        catalog.get("cart.items", [values.price("x", "RUB")])


def test_reload(tmp_path: Path) -> None:
    folder = tmp_path / "ru.lproj"
    folder.mkdir()
    file = folder / "Shop.strings"
    file.write_text('"size" = "30 см";')
    with Catalog(tmp_path) as catalog:
        assert catalog.get("size", language="ru") == Pair("30 см", "30 сантиметров")
        file.write_text('"size" = "40 см";')
        assert catalog.get("size", language="ru").visible == "30 см"
        catalog.reload()
        assert catalog.get("size", language="ru").visible == "40 см"
        file.write_text('"size" = ')
        with pytest.raises(UnreadableError, match="Shop.strings:1:"):
            catalog.reload()
        assert catalog.get("size", language="ru").visible == "40 см"


def test_nothing_to_read(tmp_path: Path) -> None:
    with pytest.raises(UnreadableError) as caught:
        Catalog(tmp_path / "nowhere")
    assert isinstance(caught.value, OSError) and "nowhere" in str(caught.value)
    with pytest.raises(UnreadableError):
        Catalog(tmp_path)
