// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BeOrdinalEndings {
    static let text: StaticString = #"""
key	nominative	genitive	dative	accusative	instrumental	prepositional
hard-masculine	ы	ага	аму		ым	ым
hard-feminine	ая	ай	ай	ую	ай	ай
hard-neuter	ае	ага	аму	ае	ым	ым
hard-plural	ыя	ых	ым		ымі	ых
stressed-masculine	ы	ога	ому		ым	ым
stressed-feminine	ая	ой	ой	ую	ой	ой
stressed-neuter	ое	ога	ому	ое	ым	ым
stressed-plural	ыя	ых	ым		ымі	ых
velar-masculine	і	ога	ому		ім	ім
velar-feminine	ая	ой	ой	ую	ой	ой
velar-neuter	ое	ога	ому	ое	ім	ім
velar-plural	ія	іх	ім		імі	іх
soft-masculine	і	яга	яму		ім	ім
soft-feminine	яя	яй	яй	юю	яй	яй
soft-neuter	яе	яга	яму	яе	ім	ім
soft-plural	ія	іх	ім		імі	іх
################################################################
"""#
}
