// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuOrdinalEndings {
    static let text: StaticString = #"""
key	nominative	genitive	dative	accusative	instrumental	prepositional
hard-masculine	ый	ого	ому		ым	ом
hard-feminine	ая	ой	ой	ую	ой	ой
hard-neuter	ое	ого	ому	ое	ым	ом
hard-plural	ые	ых	ым		ыми	ых
stressed-masculine	ой	ого	ому		ым	ом
stressed-feminine	ая	ой	ой	ую	ой	ой
stressed-neuter	ое	ого	ому	ое	ым	ом
stressed-plural	ые	ых	ым		ыми	ых
third-masculine	ий	ьего	ьему		ьим	ьем
third-feminine	ья	ьей	ьей	ью	ьей	ьей
third-neuter	ье	ьего	ьему	ье	ьим	ьем
third-plural	ьи	ьих	ьим		ьими	ьих
################################################################
"""#
}
