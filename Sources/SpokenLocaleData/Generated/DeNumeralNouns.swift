// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DeNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative	spellings
1e6	feminine	Million	Millionen	Mio.|Mio
1e9	feminine	Milliarde	Milliarden	Mrd.|Mrd
1e12	feminine	Billion	Billionen
################################################################
"""#
}
