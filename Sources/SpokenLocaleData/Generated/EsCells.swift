// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsCells {
    static let text: StaticString = #"""
word	text
later	disponible más tarde
new	novedad
add	añadir «{0}»
remove	quitar «{0}»
closedNow	cerrado ahora
################################################################
"""#
}
