// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsDirections {
    static let text: StaticString = #"""
code	name
N	norte
E	este
S	sur
O	oeste
NE	nordeste
NO	noroeste
SE	sudeste
SO	sudoeste
################################################################
"""#
}
