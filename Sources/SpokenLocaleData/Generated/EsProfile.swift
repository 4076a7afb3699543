// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsProfile {
    static let text: StaticString = #"""
key	value
rules	western|spanish
family	romance
scripts	Latn
quotes	«|»|“|”
decimal	comma
group	space|point
pesos	MXN|ARS|CLP|COP|UYU|CUP|DOP
region	ES
################################################################
"""#
}
