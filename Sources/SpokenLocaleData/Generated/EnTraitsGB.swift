// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnTraitsGB {
    static let text: StaticString = #"""
word	voiceOver
regions	AU|IE|IN|NZ|ZA
checkbox	tick box
checked	ticked
notChecked	unticked
################################################################
"""#
}
