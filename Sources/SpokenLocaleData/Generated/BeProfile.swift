// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BeProfile {
    static let text: StaticString = #"""
key	value
rules
family	slavic
scripts	Cyrl|Latn
quotes	«|»|„|“
################################################################
"""#
}
