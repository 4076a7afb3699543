// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuSymbols {
    static let text: StaticString = #"""
key	symbol	spoken	alone
number	№	номер	yes
numbers	№№	номера
section	§	параграф	yes
sections	§§	параграфы
and	&	и	yes
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
squared	²	в квадрате	yes
cubed	³	в кубе	yes
degree	°	градус	yes
percent	%	процент	yes
point	.	точка
ends-in-oblique	••	с окончанием
dot	.	точка
at	@	собака
dash	-	дефис
underscore	_	подчёркивание
################################################################
"""#
}
