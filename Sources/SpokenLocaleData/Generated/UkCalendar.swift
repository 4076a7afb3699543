// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum UkCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	per
month-1		masculine	січень	січня	січню	січень	січнем	січні								у січні
month-2		masculine	лютий	лютого	лютому	лютий	лютим	лютому								у лютому
month-3		masculine	березень	березня	березню	березень	березнем	березні								у березні
month-4		masculine	квітень	квітня	квітню	квітень	квітнем	квітні								у квітні
month-5		masculine	травень	травня	травню	травень	травнем	травні								у травні
month-6		masculine	червень	червня	червню	червень	червнем	червні								у червні
month-7		masculine	липень	липня	липню	липень	липнем	липні								у липні
month-8		masculine	серпень	серпня	серпню	серпень	серпнем	серпні								у серпні
month-9		masculine	вересень	вересня	вересню	вересень	вереснем	вересні								у вересні
month-10		masculine	жовтень	жовтня	жовтню	жовтень	жовтнем	жовтні								у жовтні
month-11		masculine	листопад	листопада	листопаду	листопад	листопадом	листопаді								у листопаді
month-12		masculine	грудень	грудня	грудню	грудень	груднем	грудні								у грудні
weekday-1	пн	masculine	понеділок	понеділка	понеділку	понеділок	понеділком	понеділку								у понеділок
weekday-2	вт	masculine	вівторок	вівторка	вівторку	вівторок	вівторком	вівторку								у вівторок
weekday-3	ср	feminine	середа	середи	середі	середу	середою	середі								у середу
weekday-4	чт	masculine	четвер	четверга	четвергу	четвер	четвергом	четвергу								у четвер
weekday-5	пт	feminine	п’ятниця	п’ятниці	п’ятниці	п’ятницю	п’ятницею	п’ятниці								у п’ятницю
weekday-6	сб	feminine	субота	суботи	суботі	суботу	суботою	суботі								у суботу
weekday-7	нд	feminine	неділя	неділі	неділі	неділю	неділею	неділі								у неділю
year	р.	masculine	рік	року	року	рік	роком	році	роки	роки	років	рокам	роки	роками	роках
day		masculine	день	дня	дню	день	днем	дні	дні	дні	днів	дням	дні	днями	днях
century	ст.	neuter	століття	століття	століттю	століття	століттям	столітті	століття	століття	століть	століттям	століття	століттями	століттях
millennium		neuter	тисячоліття	тисячоліття	тисячоліттю	тисячоліття	тисячоліттям	тисячолітті	тисячоліття	тисячоліття	тисячоліть	тисячоліттям	тисячоліття	тисячоліттями	тисячоліттях
midnight		feminine	північ	півночі	півночі	північ	північчю	півночі
################################################################
"""#
}
