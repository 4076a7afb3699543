// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BePhrases {
    static let text: StaticString = #"""
key	text	case
from	ад	genitive
upTo	да	genitive
about	каля	genitive
forPrice	за	accusative
range-start	ад	genitive
range-end	да	genitive
by	на	accusative
free	бясплатна
plus	плюс
plus-minus	плюс-мінус
discount	зніжка	nominative
instead-of	замест	genitive
out-of	з	genitive
"""#
}
