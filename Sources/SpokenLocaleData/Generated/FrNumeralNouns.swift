// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative	spellings
1e6	masculine	million	millions
1e9	masculine	milliard	milliards	Md|Mds
1e12	masculine	billion	billions
################################################################
"""#
}
