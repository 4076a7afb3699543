// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative
1e3	masculine	мың	мың
1e6	masculine	миллион	миллион
1e9	masculine	миллиард	миллиард
1e12	masculine	триллион	триллион
################################################################
"""#
}
