// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsHomeCurrencies {
    static let text: StaticString = #"""
code	minor-digits	gender	nominative	plural-nominative
MXN	2	masculine	peso	pesos
ARS	2	masculine	peso	pesos
CLP	2	masculine	peso	pesos
COP	2	masculine	peso	pesos
UYU	2	masculine	peso	pesos
CUP	2	masculine	peso	pesos
DOP	2	masculine	peso	pesos
################################################################
"""#
}
