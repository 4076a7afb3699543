// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DeCurrencies {
    static let text: StaticString = #"""
code	symbol	minor-digits	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional
EUR	€	2	masculine	Euro	Euros	Euro	Euro				Euro	Euro	Euro	Euro
EUR/100			masculine	Cent	Cents	Cent	Cent				Cent	Cent	Cent	Cent
USD	$	2	masculine	Dollar	Dollars	Dollar	Dollar				Dollar	Dollar	Dollar	Dollar
USD/100			masculine	Cent	Cents	Cent	Cent				Cent	Cent	Cent	Cent
CHF	CHF	2	masculine	Franken	Frankens	Franken	Franken				Franken	Franken	Franken	Franken
CHF/100			masculine	Rappen	Rappens	Rappen	Rappen				Rappen	Rappen	Rappen	Rappen
GBP	£	2	neuter	Pfund	Pfunds	Pfund	Pfund				Pfund	Pfund	Pfund	Pfund
GBP/100			masculine	Penny	Pennys	Penny	Penny				Pence	Pence	Pence	Pence
################################################################
"""#
}
