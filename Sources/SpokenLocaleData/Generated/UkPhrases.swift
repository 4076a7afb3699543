// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum UkPhrases {
    static let text: StaticString = #"""
key	text	case
from	від	genitive
upTo	до	genitive
about	близько	genitive
forPrice	за	accusative
range-start	від	genitive
range-end	до	genitive
by	на	accusative
free	безкоштовно
plus	плюс
plus-minus	плюс-мінус
discount	знижка	nominative
instead-of	замість	genitive
out-of	з	genitive
time-within-year	у {0}	prepositional
each	по	accusative
each-one	по	prepositional
approximate	-
one-and-half	півтора
one-and-half-feminine	півтори
and-half	з половиною
time-hours	з {0} до {1}	genitive|genitive
time-hours-from	з {0}	genitive
time-whole-day	цілодобово
time-dates	з {0} по {1}	genitive|accusative
time-weekdays	з {0} по {1}	genitive|accusative
time-every-day	щодня
time-and	та
time-holidays	у свята
time-holidays-visible	свята
time-school	у шкільні канікули
time-school-visible	канікули
time-closed	зачинено
time-open-now	зараз відчинено
time-open-until	зараз відчинено, до {0}	genitive
time-always-open	відчинено цілодобово
time-closed-now	зараз зачинено
time-opens	зараз зачинено, відчиниться {0} {1}
time-at	о {0}	prepositional
time-at-vowel	об {0}	prepositional
time-day--2	позавчора
time-day--1	учора
time-day-0	сьогодні
time-day-1	завтра
time-day-2	післязавтра
time-in-days	через {0}	accusative
time-days-ago	{0} тому	accusative
time-from	з {0}	genitive
time-upTo	до {0}	genitive
time-about	близько {0}	genitive
time-periods	з {0} по {1}	genitive|accusative
time-since-dawn	від світанку
time-since-sunrise	від сходу сонця
time-since-sunset	від заходу сонця
time-since-dusk	від сутінків
time-until-dawn	до світанку
time-until-sunrise	до сходу сонця
time-until-sunset	до заходу сонця
time-until-dusk	до сутінків
time-unknown-now	невідомо, чи зараз відчинено
################################################################
"""#
}
