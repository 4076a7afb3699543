// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkProfile {
    static let text: StaticString = #"""
key	value
rules
family	turkic
scripts	Cyrl|Latn
quotes	«|»|“|”
################################################################
"""#
}
