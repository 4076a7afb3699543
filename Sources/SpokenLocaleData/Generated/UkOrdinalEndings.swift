// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum UkOrdinalEndings {
    static let text: StaticString = #"""
key	nominative	genitive	dative	accusative	instrumental	prepositional
hard-masculine	ий	ого	ому		им	ому
hard-feminine	а	ої	ій	у	ою	ій
hard-neuter	е	ого	ому	е	им	ому
hard-plural	і	их	им		ими	их
soft-masculine	ій	ього	ьому		ім	ьому
soft-feminine	я	ьої	ій	ю	ьою	ій
soft-neuter	є	ього	ьому	є	ім	ьому
soft-plural	і	іх	ім		іми	іх
################################################################
"""#
}
