// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlPhrases {
    static let text: StaticString = #"""
key	text	case
from	od	genitive
upTo	do	genitive
about	około	genitive
forPrice	za	accusative
range-start	od	genitive
range-end	do	genitive
by	na	accusative
free	za darmo
plus	plus
plus-minus	plus minus
discount	rabat	nominative
instead-of	zamiast	genitive
out-of	z	genitive
time-within-year	w {0}	prepositional
each	po	accusative
each-one	po	prepositional
approximate	-
one-and-half	półtora
one-and-half-feminine	półtorej
half	połowa
and-half	i pół
fraction-and	i
time-hours	od {0} do {1}	genitive|genitive
time-hours-from	od {0}	genitive
time-whole-day	całą dobę
time-dates	od {0} do {1}	genitive|genitive
time-weekdays	od {0} do {1}	genitive|genitive
time-every-day	codziennie
time-and	i
time-holidays	w święta
time-holidays-visible	święta
time-school	w czasie ferii szkolnych
time-school-visible	ferie
time-closed	nieczynne
time-open-now	teraz czynne
time-open-until	teraz czynne, do {0}	genitive
time-always-open	czynne całą dobę
time-closed-now	teraz nieczynne
time-opens	teraz nieczynne, otwarcie {0} {1}
time-at	o {0}	prepositional
time-day--2	przedwczoraj
time-day--1	wczoraj
time-day-0	dzisiaj
time-day-1	jutro
time-day-2	pojutrze
time-in-days	za {0}	accusative
time-days-ago	{0} temu	accusative
time-from	od {0}	genitive
time-upTo	do {0}	genitive
time-about	około {0}	genitive
time-periods	od {0} do {1}	genitive|genitive
time-since-dawn	od świtu
time-since-sunrise	od wschodu słońca
time-since-sunset	od zachodu słońca
time-since-dusk	od zmierzchu
time-until-dawn	do świtu
time-until-sunrise	do wschodu słońca
time-until-sunset	do zachodu słońca
time-until-dusk	do zmierzchu
time-unknown-now	nie wiadomo, czy teraz jest otwarte
################################################################
"""#
}
