// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DePrepositions {
    static let text: StaticString = #"""
word	use
von	dative
mit	dative
aus	dative
bei	dative
nach	dative
seit	dative
zu	dative
ab	dative
vor	dative
in	dative
unter	dative
für	accusative
um	accusative
durch	accusative
gegen	accusative
ohne	accusative
bis	accusative
pro	accusative
je	accusative
über	accusative
################################################################
"""#
}
