// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative	abbreviation	spellings
1e3	masculine	mil	mil	mil
1e6	masculine	millón	millones	M	mill.|millón|millones
1e9	masculine	mil millones	mil millones	mil M	mil millones
1e12	masculine	billón	billones	B	billón|billones
################################################################
"""#
}
