// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum UkPhrases {
    static let text: StaticString = #"""
key	text	case
from	від	genitive
upTo	до	genitive
about	близько	genitive
forPrice	за	accusative
range-start	від	genitive
range-end	до	genitive
by	на	accusative
free	безкоштовно
plus	плюс
plus-minus	плюс-мінус
discount	знижка	nominative
instead-of	замість	genitive
out-of	з	genitive
"""#
}
