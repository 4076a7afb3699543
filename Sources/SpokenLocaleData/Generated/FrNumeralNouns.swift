// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative
1e6	masculine	million	millions
1e9	masculine	milliard	milliards
1e12	masculine	billion	billions
################################################################
"""#
}
