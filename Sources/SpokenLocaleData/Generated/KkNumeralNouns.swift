// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	plural-nominative	spellings
1e3	masculine	мың	мың	мың
1e6	masculine	миллион	миллион	млн|млн.
1e9	masculine	миллиард	миллиард	млрд|млрд.
1e12	masculine	триллион	триллион	трлн|трлн.
################################################################
"""#
}
