// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnPrepositions {
    static let text: StaticString = #"""
word	use
for	price
################################################################
"""#
}
