// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuSignNames {
    static let text: StaticString = #"""
pattern	form	head	names	unless-before
знак {0}	genitive	last	номера|доллара сша
символ {0}	genitive	last	номера|доллара сша
значок {0}	genitive	last	номера|доллара сша
################################################################
"""#
}
