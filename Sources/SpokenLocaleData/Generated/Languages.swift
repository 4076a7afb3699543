// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum Languages {
    static let text: StaticString = #"""
language	name	decimal	group	minimum-grouping	currency	currency-space	percent-space	minus
ru	русский	comma	nbsp	1	after	nbsp	nbsp	U+2212
en	English	point	comma	1	before	none	none	U+2212
es	español	comma	nbsp	2	after	nbsp	nbsp	U+2212
uk	українська	comma	nbsp	1	after	nbsp	none	U+2212
kk	қазақ тілі	comma	nbsp	1	after	nbsp	none	U+2212
be	беларуская	comma	nbsp	1	after	nbsp	nbsp	U+2212
de	Deutsch	comma	point	1	after	nbsp	nbsp	U+2212
fr	français	comma	narrow-nbsp	1	after	nbsp	narrow-nbsp	U+2212
pl	polski	comma	nbsp	2	after	nbsp	none	U+2212
################################################################
"""#
}
