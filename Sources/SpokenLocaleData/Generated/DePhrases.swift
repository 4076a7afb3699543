// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DePhrases {
    static let text: StaticString = #"""
key	text	case
from	ab	dative
upTo	bis zu	dative
about	etwa	nominative
forPrice	für	accusative
each	zu je	dative
range-start	von	dative
range-end	bis	nominative
by	mal	nominative
minor-joiner	und
free	kostenlos
plus	plus
plus-minus	plus minus
discount-behind	Rabatt
instead-of	statt	genitive
out-of	von	dative
"""#
}
