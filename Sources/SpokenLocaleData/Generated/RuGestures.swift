// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuGestures {
    static let text: StaticString = #"""
phrase
дважды коснитесь
коснитесь дважды
нажмите дважды
дважды нажмите
двойной тап
тапните
смахните
свайпните
проведите пальцем
################################################################
"""#
}
