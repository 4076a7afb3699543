// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnSignNames {
    static let text: StaticString = #"""
pattern	form	head	names	unless-before
{0} sign	nominative	last	pound|per cent|number|degrees|percentage	up|in|on
{0} symbol	nominative	last	pound|per cent|number|degrees|percentage	up|in|on
################################################################
"""#
}
