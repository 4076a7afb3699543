// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuAbbreviations {
    static let text: StaticString = #"""
abbreviation	spoken	place
ул.	улица	any
пр-т	проспект	any
просп.	проспект	any
пр.	проспект	name
пер.	переулок	name
наб.	набережная	name
пл.	площадь	name
бул.	бульвар	name
б-р	бульвар	name
ш.	шоссе	name
д.	дом	number
кв.	квартира	number
корп.	корпус	number
к.	корпус	number
стр.	строение	number
под.	подъезд	number
эт.	этаж	number
оф.	офис	number
г.	город	name
обл.	область	any
р-н	район	any
пос.	посёлок	name
с.	село	name
и т. д.	и так далее	any
и т.д.	и так далее	any
и т. п.	и тому подобное	any
и т.п.	и тому подобное	any
т. е.	то есть	any
т.е.	то есть	any
т. к.	так как	any
т.к.	так как	any
и др.	и другие	any
и пр.	и прочее	any
напр.	например	any
тел.	телефон	any
макс.	максимум	any
мин.	минимум	number
арт.	артикул	number
см.	смотрите	any
См.	Смотреть	any
ок.	около	number
"""#
}
