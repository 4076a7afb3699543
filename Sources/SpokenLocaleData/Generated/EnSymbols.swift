// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnSymbols {
    static let text: StaticString = #"""
key	symbol	spoken	alone
number	№	number	yes
numbers	№№	numbers
section	§	section	yes
sections	§§	sections
and	&	and	yes
plus	+	plus	yes
minus	−	minus	yes
ends-in	••	ending in
equals	=	equals	yes
about	≈	about
tilde	~	about
at-most	≤	at most
at-least	≥	at least
less	<	less than
more	>	more than
plus-minus	±	plus or minus	yes
ratio	×	by
times	×	times	yes
bar	/	slash
slash	/	slash	yes
of	/	of
out-of	/	out of
over	/	over
per	/	per
to	–	to
between	–	and
dot	.	dot
at	@	at	yes
dash	-	dash
underscore	_	underscore
colon	:	colon
question	?	question mark
hash	#	hash
percent	%	percent	yes
tilde-sign	~	tilde
degree	°	degrees	yes
arrow	→	right arrow	yes
star	★	star	yes
extension	x	extension
for	/	for
more-than	>	greater than
less-than	<	less than
squared	²	squared
cubed	³	cubed
divided	÷	divided by
oh	0	oh
world-war	WW	World War
uncounted-10	10s	tens
uncounted-100	100s	hundreds
uncounted-1000	1000s	thousands
uncounted-1000000	1000000s	millions
versus	v.	versus
side-w	W	wide
side-d	D	deep
side-h	H	high
side-l	L	long
################################################################
"""#
}
