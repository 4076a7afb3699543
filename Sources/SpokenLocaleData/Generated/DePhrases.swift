// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DePhrases {
    static let text: StaticString = #"""
key	text	case
from	ab	dative
upTo	bis zu	dative
about	etwa	nominative
forPrice	für	accusative
each	zu je	dative
range-start	von	dative
range-end	bis	nominative
by	mal	nominative
minor-joiner	und
free	kostenlos
plus	plus
plus-minus	plus minus
discount-behind	Rabatt
instead-of	statt	genitive
out-of	von	dative
time-within-year	im Jahr {0}
approximate	bis
and-half	einhalb
fraction-and	und
time-hours	von {0} bis {1}	nominative|nominative
time-hours-from	ab {0}	nominative
time-whole-day	rund um die Uhr
time-dates	vom {0} bis {1}	dative|dative
time-months	von {0} bis {1}	nominative|nominative
time-weekdays	von {0} bis {1}	nominative|nominative
time-every-day	täglich
time-and	und
time-holidays	an Feiertagen
time-holidays-visible	Feiertage
time-school	in den Schulferien
time-school-visible	Schulferien
time-closed	geschlossen
time-open-now	jetzt geöffnet
time-open-until	jetzt geöffnet, bis {0}	nominative
time-always-open	rund um die Uhr geöffnet
time-closed-now	jetzt geschlossen
time-opens	jetzt geschlossen, öffnet {0} {1}
time-at	um {0}	nominative
time-day--2	vorgestern
time-day--1	gestern
time-day-0	heute
time-day-1	morgen
time-day-2	übermorgen
time-in-days	in {0}	dative
time-days-ago	vor {0}	dative
time-from	ab {0}	nominative
time-upTo	bis {0}	nominative
time-about	gegen {0}	nominative
time-date-from	ab dem {0}	dative
time-date-upTo	bis zum {0}	dative
time-date-about	um den {0}	dative
time-periods	von {0} bis {1}	nominative|nominative
time-since-dawn	von der Morgendämmerung
time-since-sunrise	von Sonnenaufgang
time-since-sunset	von Sonnenuntergang
time-since-dusk	von der Abenddämmerung
time-until-dawn	bis zur Morgendämmerung
time-until-sunrise	bis Sonnenaufgang
time-until-sunset	bis Sonnenuntergang
time-until-dusk	bis zur Abenddämmerung
time-unknown-now	es ist nicht bekannt, ob jetzt geöffnet ist
################################################################
"""#
}
