// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnDirections {
    static let text: StaticString = #"""
code	name
N	north
E	east
S	south
W	west
NE	northeast
NW	northwest
SE	southeast
SW	southwest
################################################################
"""#
}
