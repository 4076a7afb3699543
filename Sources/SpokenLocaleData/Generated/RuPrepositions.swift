// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuPrepositions {
    static let text: StaticString = #"""
word	use
в	bind
во	bind
к	bind
ко	bind
с	bind
со	bind
о	bind
об	bind
у	bind
из	bind|genitive
от	bind|genitive
до	bind|genitive
на	bind
по	bind
за	bind|price
без	genitive
для	genitive
среди	genitive
кроме	genitive
################################################################
"""#
}
