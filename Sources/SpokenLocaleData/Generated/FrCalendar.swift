// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	plural-nominative	per
month-1		masculine	janvier
month-2		masculine	février
month-3		masculine	mars
month-4		masculine	avril
month-5		masculine	mai
month-6		masculine	juin
month-7		masculine	juillet
month-8		masculine	août
month-9		masculine	septembre
month-10		masculine	octobre
month-11		masculine	novembre
month-12		masculine	décembre
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
"""#
}
