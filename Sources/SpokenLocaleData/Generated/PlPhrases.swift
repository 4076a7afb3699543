// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlPhrases {
    static let text: StaticString = #"""
key	text	case
from	od	genitive
upTo	do	genitive
about	około	genitive
forPrice	za	accusative
range-start	od	genitive
range-end	do	genitive
by	na	accusative
free	za darmo
plus	plus
plus-minus	plus minus
discount	rabat	nominative
instead-of	zamiast	genitive
out-of	z	genitive
"""#
}
