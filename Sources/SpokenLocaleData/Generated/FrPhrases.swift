// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrPhrases {
    static let text: StaticString = #"""
key	text	case
from	à partir de	nominative
upTo	jusqu’à	nominative
about	environ	nominative
forPrice	pour	nominative
each	à	nominative
range-start	de	nominative
range-end	à	nominative
by	sur	nominative
minor-joiner	et
free	gratuit
plus	plus
plus-minus	plus ou moins
discount-behind	de réduction
instead-of	au lieu de	nominative
out-of	sur	nominative
"""#
}
