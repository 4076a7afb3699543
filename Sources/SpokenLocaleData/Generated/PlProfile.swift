// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlProfile {
    static let text: StaticString = #"""
key	value
rules
family	slavic
scripts	Latn
quotes	„|”|«|»
################################################################
"""#
}
