// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrCurrencies {
    static let text: StaticString = #"""
code	symbol	minor-digits	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional
EUR	€	2	masculine	euro							euros
EUR/100			masculine	centime							centimes
USD	$	2	masculine	dollar							dollars
USD/100			masculine	cent							cents
CHF	CHF	2	masculine	franc							francs
CHF/100			masculine	centime							centimes
GBP	£	2	feminine	livre							livres
GBP/100			masculine	penny							pence
################################################################
"""#
}
