// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnCells {
    static let text: StaticString = #"""
word	text
later	available later
new	new
add	add “{0}”
remove	remove “{0}”
closedNow	closed now
################################################################
"""#
}
