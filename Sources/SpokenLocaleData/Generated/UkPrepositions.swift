// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum UkPrepositions {
    static let text: StaticString = #"""
word	use
від	genitive
до	genitive
з	genitive
із	genitive
зі	genitive
без	genitive
для	genitive
серед	genitive
крім	genitive
за	accusative
через	accusative
на	accusative
понад	accusative
близько	genitive
протягом	genitive
################################################################
"""#
}
