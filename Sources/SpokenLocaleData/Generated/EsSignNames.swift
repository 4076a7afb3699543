// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsSignNames {
    static let text: StaticString = #"""
pattern	form	head	names	unless-before
signo de {0}	nominative	first	porcentaje|tanto por ciento|por ciento|número|libra|grados
signo del {0}	nominative	first	porcentaje|tanto por ciento|por ciento|número|libra|grados
signo de la {0}	nominative	first	porcentaje|tanto por ciento|por ciento|número|libra|grados
símbolo de {0}	nominative	first	porcentaje|tanto por ciento|por ciento|número|libra|grados
símbolo del {0}	nominative	first	porcentaje|tanto por ciento|por ciento|número|libra|grados
símbolo de la {0}	nominative	first	porcentaje|tanto por ciento|por ciento|número|libra|grados
################################################################
"""#
}
