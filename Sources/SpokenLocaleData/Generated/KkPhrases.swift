// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkPhrases {
    static let text: StaticString = #"""
key	text	case
free	тегін
"""#
}
