// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuFollowers {
    static let text: StaticString = #"""
word	case
от	prepositional
ходьбы	prepositional
езды	prepositional
пути	prepositional
пешком	prepositional
друг	prepositional
к	prepositional
севернее	prepositional
южнее	prepositional
западнее	prepositional
восточнее	prepositional
назад	accusative
подряд	accusative
тому	accusative
################################################################
"""#
}
