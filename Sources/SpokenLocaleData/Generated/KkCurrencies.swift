// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkCurrencies {
    static let text: StaticString = #"""
code	symbol	minor-digits	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	spellings
KZT	₸	2	masculine	теңге							теңге						тг|тг.
KZT/100			masculine	тиын							тиын
USD	$	2	masculine	доллар							доллар
USD/100			masculine	цент							цент
EUR	€	2	masculine	еуро							еуро
EUR/100			masculine	цент							цент
RUB	₽	2	masculine	рубль							рубль
################################################################
"""#
}
