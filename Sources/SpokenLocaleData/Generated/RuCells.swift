// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuCells {
    static let text: StaticString = #"""
word	text
later	будет позже
new	новинка
add	добавить «{0}»
remove	убрать «{0}»
closedNow	сейчас закрыто
################################################################
"""#
}
