"""What comes out: pairs, spans, speeches."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple


class Pair(NamedTuple):
    """What is shown and what is said: `Pair(visible='179 ₽', accessible='179 рублей')`."""

    visible: str
    accessible: str


@dataclass(frozen=True)
class Span:
    """A place that is said otherwise than it is written, or that no rule reads (`kind` is "unread").

    Offsets count characters, so that `text[span.start:span.end]` is what is meant.
    """

    start: int
    end: int
    spoken_start: int
    spoken_end: int
    kind: str
    """The semiotic class: "measure", "money", "date", …"""
    rule: str
    """The stable name of the rule: "amount". Empty for what no rule has found."""
    confidence: Literal["guess", "likely", "certain"]


@dataclass(frozen=True)
class Speech:
    """A text with what should be said of it, and every place where the two differ."""

    visible: str
    accessible: str
    spans: tuple[Span, ...]

    @property
    def changes(self) -> tuple[Span, ...]:
        """What is said otherwise than it is written."""
        return tuple(span for span in self.spans if span.kind != "unread")

    @property
    def unread(self) -> tuple[Span, ...]:
        """Numbers, units, signs and abbreviations that a synthesizer says as it can."""
        return tuple(span for span in self.spans if span.kind == "unread")


@dataclass(frozen=True)
class Assessment:
    """What should be said of a text, and how sure that is."""

    spoken: str
    confidence: Literal["guess", "likely", "certain"] | None
    """The least confidence of what is said otherwise than it is written; None where nothing is."""
    unread: tuple[str, ...]
    """Numbers, units, signs and abbreviations that no rule reads, as they are written."""
