// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsSymbols {
    static let text: StaticString = #"""
key	symbol	spoken	alone
number	№	número	yes
numbers	№№	números
section	§	párrafo	yes
sections	§§	párrafos
and	&	y	yes
plus	+	más	yes
minus	−	menos	yes
ends-in	••	terminada en
equals	=	es igual a	yes
about	≈	alrededor de
tilde	~	alrededor de
at-most	≤	como máximo
at-least	≥	como mínimo
less	<	menos de
more	>	más de
plus-minus	±	más menos	yes
ratio	×	por
times	×	por	yes
bar	/	barra
slash	/	barra	yes
of	/	de
out-of	/	de
over	/	sobre
per	/	por
to	–	a
between	–	y
dot	.	punto
at	@	arroba	yes
dash	-	guion
underscore	_	guion bajo
colon	:	dos puntos
question	?	interrogación
hash	#	almohadilla
percent	%	por ciento	yes
tilde-sign	~	virgulilla
degree	°	grados	yes
arrow	→	flecha derecha	yes
star	★	estrella	yes
extension	x	extensión
for	/	por
more-than	>	mayor que
less-than	<	menor que
squared	²	al cuadrado
cubed	³	al cubo
divided	÷	entre
inhabitant	hab.	habitante
inhabitants	habs.	habitantes
over-count	+	más de
################################################################
"""#
}
