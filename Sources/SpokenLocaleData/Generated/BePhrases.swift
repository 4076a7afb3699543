// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BePhrases {
    static let text: StaticString = #"""
key	text	case
from	ад	genitive
upTo	да	genitive
about	каля	genitive
forPrice	за	accusative
range-start	ад	genitive
range-end	да	genitive
by	на	accusative
free	бясплатна
plus	плюс
plus-minus	плюс-мінус
discount	зніжка	nominative
instead-of	замест	genitive
out-of	з	genitive
time-within-year	у {0}	prepositional
each	па	accusative
each-one	па	prepositional
approximate	-
one-and-half	паўтара
one-and-half-feminine	паўтары
and-half	з паловай
time-hours	з {0} да {1}	genitive|genitive
time-hours-from	з {0}	genitive
time-whole-day	кругласутачна
time-dates	з {0} па {1}	genitive|accusative
time-weekdays	з {0} па {1}	genitive|accusative
time-every-day	штодня
time-and	і
time-holidays	у святы
time-holidays-visible	святы
time-school	у школьныя канікулы
time-school-visible	канікулы
time-closed	зачынена
time-open-now	зараз адчынена
time-open-until	зараз адчынена, да {0}	genitive
time-always-open	адчынена кругласутачна
time-closed-now	зараз зачынена
time-opens	зараз зачынена, адчыніцца {0} {1}
time-at	а {0}	prepositional
time-day--2	пазаўчора
time-day--1	учора
time-day-0	сёння
time-day-1	заўтра
time-day-2	паслязаўтра
time-in-days	праз {0}	accusative
time-days-ago	{0} таму	accusative
time-from	з {0}	genitive
time-upTo	да {0}	genitive
time-about	каля {0}	genitive
time-periods	з {0} па {1}	genitive|accusative
time-since-dawn	ад світання
time-since-sunrise	ад усходу сонца
time-since-sunset	ад захаду сонца
time-since-dusk	ад змяркання
time-until-dawn	да світання
time-until-sunrise	да ўсходу сонца
time-until-sunset	да захаду сонца
time-until-dusk	да змяркання
time-unknown-now	невядома, ці зараз адчынена
################################################################
"""#
}
