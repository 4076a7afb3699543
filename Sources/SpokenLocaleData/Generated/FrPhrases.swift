// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum FrPhrases {
    static let text: StaticString = #"""
key	text	case
from	à partir de	nominative
upTo	jusqu’à	nominative
about	environ	nominative
forPrice	pour	nominative
each	à	nominative
range-start	de	nominative
range-end	à	nominative
by	sur	nominative
minor-joiner	et
free	gratuit
plus	plus
plus-minus	plus ou moins
discount-behind	de réduction
instead-of	au lieu de	nominative
out-of	sur	nominative
time-within-year	en {0}
approximate	ou
magnitude-of	de
and-half	et demi
fraction-and	et
time-hours	de {0} à {1}	nominative|nominative
time-hours-from	à partir de {0}	nominative
time-whole-day	24 heures sur 24
time-dates	du {0} au {1}	nominative|nominative
time-months	de {0} à {1}	nominative|nominative
time-weekdays	du {0} au {1}	nominative|nominative
time-every-day	tous les jours
time-and	et
time-holidays	les jours fériés
time-holidays-visible	jours fériés
time-school	pendant les vacances scolaires
time-school-visible	vacances scolaires
time-closed	fermé
time-open-now	ouvert maintenant
time-open-until	ouvert maintenant, jusqu’à {0}	nominative
time-always-open	ouvert 24 heures sur 24
time-whole-day-words	vingt-quatre heures sur vingt-quatre
time-always-open-words	ouvert vingt-quatre heures sur vingt-quatre
time-closed-now	fermé maintenant
time-opens	fermé maintenant, ouvre {0} {1}
time-at	à {0}	nominative
time-day--2	avant-hier
time-day--1	hier
time-day-0	aujourd’hui
time-day-1	demain
time-day-2	après-demain
time-in-days	dans {0}	nominative
time-days-ago	il y a {0}	nominative
time-from	à partir de {0}	nominative
time-upTo	jusqu’à {0}	nominative
time-about	vers {0}	nominative
time-date-from	à partir du {0}	nominative
time-date-upTo	jusqu’au {0}	nominative
time-date-about	vers le {0}	nominative
time-periods	de {0} à {1}	nominative|nominative
time-since-dawn	de l’aube
time-since-sunrise	du lever du soleil
time-since-sunset	du coucher du soleil
time-since-dusk	du crépuscule
time-until-dawn	jusqu’à l’aube
time-until-sunrise	jusqu’au lever du soleil
time-until-sunset	jusqu’au coucher du soleil
time-until-dusk	jusqu’au crépuscule
time-unknown-now	on ne sait pas si c’est ouvert maintenant
################################################################
"""#
}
