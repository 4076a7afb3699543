// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DeNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative
1e6	feminine	Million	Millionen
1e9	feminine	Milliarde	Milliarden
1e12	feminine	Billion	Billionen
################################################################
"""#
}
