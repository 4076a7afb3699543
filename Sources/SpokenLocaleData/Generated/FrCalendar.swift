// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	plural-nominative	per
month-1		masculine	janvier		en janvier
month-2		masculine	février		en février
month-3		masculine	mars		en mars
month-4		masculine	avril		en avril
month-5		masculine	mai		en mai
month-6		masculine	juin		en juin
month-7		masculine	juillet		en juillet
month-8		masculine	août		en août
month-9		masculine	septembre		en septembre
month-10		masculine	octobre		en octobre
month-11		masculine	novembre		en novembre
month-12		masculine	décembre		en décembre
weekday-1	lun.	masculine	lundi		lundi
weekday-2	mar.	masculine	mardi		mardi
weekday-3	mer.	masculine	mercredi		mercredi
weekday-4	jeu.	masculine	jeudi		jeudi
weekday-5	ven.	masculine	vendredi		vendredi
weekday-6	sam.	masculine	samedi		samedi
weekday-7	dim.	masculine	dimanche		dimanche
year		feminine	année	années
day		masculine	jour	jours
hour		feminine	heure	heures
century	s.	masculine	siècle	siècles
millennium		masculine	millénaire	millénaires
################################################################
"""#
}
