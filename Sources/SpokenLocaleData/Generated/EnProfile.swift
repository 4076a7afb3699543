// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnProfile {
    static let text: StaticString = #"""
key	value
rules	western|english
family	germanic
scripts	Latn
quotes	“|”|‘|’
decimal	point
group	comma
date-order	region
open-date-regions	CA
region	US
################################################################
"""#
}
