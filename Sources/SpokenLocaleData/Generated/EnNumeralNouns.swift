// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnNumeralNouns {
    static let text: StaticString = #"""
key	nominative	plural-nominative	abbreviation	spellings
1e3	thousand	thousand	K	k|thousand
1e6	million	million	M	mln|million
1e9	billion	billion	B	bn|bln|billion
1e12	trillion	trillion	T	trn|trillion
################################################################
"""#
}
