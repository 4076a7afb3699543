// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuSymbols {
    static let text: StaticString = #"""
key	symbol	spoken
number	№	номер
numbers	№№	номера
section	§	параграф
sections	§§	параграфы
and	&	и
plus	+	плюс
minus	−	минус
ends-in	••	оканчивается на
equals	=	равно
about	≈	около
tilde	~	около
at-most	≤	не больше
at-least	≥	не меньше
less	<	меньше
more	>	больше
plus-minus	±	плюс-минус
times	×	умножить на
ratio	/	на
bar	/	дробь
squared	²	в квадрате
cubed	³	в кубе
degree	°	градус
"""#
}
