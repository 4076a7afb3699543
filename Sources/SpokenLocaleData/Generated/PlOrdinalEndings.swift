// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlOrdinalEndings {
    static let text: StaticString = #"""
key	nominative	genitive	dative	accusative	instrumental	prepositional
hard-masculine	y	ego	emu		ym	ym
hard-feminine	a	ej	ej	ą	ą	ej
hard-neuter	e	ego	emu	e	ym	ym
hard-plural	e	ych	ym		ymi	ych
velar-masculine	i	iego	iemu		im	im
velar-feminine	a	iej	iej	ą	ą	iej
velar-neuter	ie	iego	iemu	ie	im	im
velar-plural	ie	ich	im		imi	ich
soft-masculine	i	iego	iemu		im	im
soft-feminine	ia	iej	iej	ią	ią	iej
soft-neuter	ie	iego	iemu	ie	im	im
soft-plural	ie	ich	im		imi	ich
################################################################
"""#
}
