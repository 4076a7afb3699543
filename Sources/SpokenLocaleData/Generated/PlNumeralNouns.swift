// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlNumeralNouns {
    static let text: StaticString = #"""
key	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	spellings
1e3	masculine	tysiąc	tysiąca	tysiącowi	tysiąc	tysiącem	tysiącu	tysiące	tysiące	tysięcy	tysiącom	tysiące	tysiącami	tysiącach	tys.|tys
1e6	masculine	milion	miliona	milionowi	milion	milionem	milionie	miliony	miliony	milionów	milionom	miliony	milionami	milionach	mln|mln.
1e9	masculine	miliard	miliarda	miliardowi	miliard	miliardem	miliardzie	miliardy	miliardy	miliardów	miliardom	miliardy	miliardami	miliardach	mld|mld.|mlrd
1e12	masculine	bilion	biliona	bilionowi	bilion	bilionem	bilionie	biliony	biliony	bilionów	bilionom	biliony	bilionami	bilionach
################################################################
"""#
}
