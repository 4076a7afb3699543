// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuAgreement {
    static let text: StaticString = #"""
row	numeral	governed	noun-number	noun-case	numeral-case
1	one	nominative	singular	nominative	nominative
2	one	accusative	singular	accusative	accusative
3	one	oblique	singular	governed	governed
4	few	nominative	singular	genitive	nominative
5	few	accusative-inanimate	singular	genitive	accusative
6	few	accusative-animate	plural	genitive	genitive
7	few	oblique	plural	governed	governed
8	many	nominative	plural	genitive	nominative
9	many	accusative	plural	genitive	accusative
10	many	oblique	plural	governed	governed
################################################################
"""#
}
