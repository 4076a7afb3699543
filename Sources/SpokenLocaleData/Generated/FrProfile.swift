// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrProfile {
    static let text: StaticString = #"""
key	value
rules
family	romance
scripts	Latn
quotes	«|»|“|”
################################################################
"""#
}
