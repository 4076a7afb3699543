// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuProfile {
    static let text: StaticString = #"""
key	value
rules	russian
family	slavic
scripts	Cyrl|Latn
quotes	«|»|„|“
decimal	comma
group	space
region	RU
################################################################
"""#
}
