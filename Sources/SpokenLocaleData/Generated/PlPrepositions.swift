// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlPrepositions {
    static let text: StaticString = #"""
word	use
od	genitive
do	genitive
z	genitive
ze	genitive
bez	genitive
dla	genitive
spośród	genitive
oprócz	genitive
za	accusative
przez	accusative
na	accusative
ponad	accusative
około	genitive
################################################################
"""#
}
