// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DeProfile {
    static let text: StaticString = #"""
key	value
rules
family	germanic
scripts	Latn
quotes	„|“|‚|‘
clock-nouns	Uhr
################################################################
"""#
}
