// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkPhrases {
    static let text: StaticString = #"""
key	text	case
free	тегін
time-within-year	{0}ы
time-year-of	жылғы
from	{0} бастап	ablative
upTo	{0} дейін	dative
about	шамамен {0}	nominative
forPrice	{0}	dative
each	{0}	ablative
range-start	{0}	ablative
range-end	{0} дейін	dative
plus	плюс
plus-minus	плюс-минус
discount-behind	жеңілдік
approximate	-
whole	бүтін
half	жарты
and-half	жарым
time-hours	сағат {0} {1} дейін	ablative|dative
time-hours-from	сағат {0} бастап	ablative
time-whole-day	тәулік бойы
time-dates	{0} {1} дейін	ablative|dative
time-weekdays	{0} {1} дейін	ablative|dative
time-every-day	күн сайын
time-and	және
time-holidays	мереке күндері
time-holidays-visible	мереке
time-school	мектеп каникулы кезінде
time-school-visible	каникул
time-days	{0} күндері	nominative
time-closed	жабық
time-open-now	қазір ашық
time-open-until	қазір ашық, сағат {0} дейін	dative
time-always-open	тәулік бойы ашық
time-closed-now	қазір жабық
time-opens	қазір жабық, {0} {1} ашылады
time-at	сағат {0}	locative
time-day--1	кеше
time-day-0	бүгін
time-day-1	ертең
time-in-days	{0} кейін	ablative
time-days-ago	{0} бұрын	nominative
time-clock	сағат {0}	nominative
time-from	сағат {0} бастап	ablative
time-upTo	сағат {0} дейін	dative
time-about	шамамен сағат {0}	nominative
time-date-from	{0} бастап	ablative
time-date-upTo	{0} дейін	dative
time-periods	{0} {1} дейін	ablative|dative
time-since-dawn	таң атқаннан
time-since-sunrise	күн шыққаннан
time-since-sunset	күн батқаннан
time-since-dusk	қараңғы түскеннен
time-until-dawn	таң атқанға дейін
time-until-sunrise	күн шыққанға дейін
time-until-sunset	күн батқанға дейін
time-until-dusk	қараңғы түскенге дейін
time-unknown-now	қазір ашық па, белгісіз
################################################################
"""#
}
