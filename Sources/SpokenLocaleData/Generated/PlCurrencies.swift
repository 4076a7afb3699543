// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlCurrencies {
    static let text: StaticString = #"""
code	symbol	minor-digits	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	spellings
PLN	zł	2	masculine	złoty	złotego	złotemu	złoty	złotym	złotym	złote	złote	złotych	złotym	złote	złotymi	złotych	zł
PLN/100			masculine	grosz	grosza	groszowi	grosz	groszem	groszu	grosze	grosze	groszy	groszom	grosze	groszami	groszach	gr
EUR	€	2	neuter	euro	euro	euro	euro	euro	euro	euro	euro	euro	euro	euro	euro	euro
EUR/100			masculine	cent	centa	centowi	cent	centem	cencie	centy	centy	centów	centom	centy	centami	centach
USD	$	2	masculine	dolar	dolara	dolarowi	dolar	dolarem	dolarze	dolary	dolary	dolarów	dolarom	dolary	dolarami	dolarach
USD/100			masculine	cent	centa	centowi	cent	centem	cencie	centy	centy	centów	centom	centy	centami	centach
################################################################
"""#
}
