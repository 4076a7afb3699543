// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BePrepositions {
    static let text: StaticString = #"""
word	use
ад	genitive
да	genitive
з	genitive
са	genitive
без	genitive
для	genitive
сярод	genitive
акрамя	genitive
за	accusative
праз	accusative
на	accusative
звыш	genitive
каля	genitive
################################################################
"""#
}
