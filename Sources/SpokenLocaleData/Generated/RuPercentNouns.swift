// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuPercentNouns {
    static let text: StaticString = #"""
nominative	gender	stem	alone
раствор	masculine	раствор	ordinal
концентрат	masculine	концентрат	ordinal
эмульсия	feminine	эмульси	ordinal
суспензия	feminine	суспензи	ordinal
мазь	feminine	маз	ordinal
крем	masculine	крем	ordinal
гель	masculine	гел	ordinal
линимент	masculine	линимент	ordinal
взвесь	feminine	взвес	ordinal
спирт	masculine	спирт
формалин	masculine	формалин
уксус	masculine	уксус
кислота	feminine	кислот
эссенция	feminine	эссенци
перекись	feminine	перекис
глюкоза	feminine	глюкоз
щёлочь	feminine	щёлоч
скидка	feminine	скидк
предоплата	feminine	предоплат
постоплата	feminine	постоплат
наценка	feminine	наценк
надбавка	feminine	надбавк
рассрочка	feminine	рассрочк
вероятность	feminine	вероятност	ordinal
гарантия	feminine	гаранти	ordinal
доля	feminine	дол	ordinal
ставка	feminine	ставк	ordinal
пошлина	feminine	пошлин	ordinal
комиссия	feminine	комисси	ordinal
квота	feminine	квот	ordinal
точность	feminine	точност	ordinal
влажность	feminine	влажност	ordinal
явка	feminine	явк	ordinal
сметана	feminine	сметан
молоко	neuter	молок
кефир	masculine	кефир
творог	masculine	творог
шоколад	masculine	шоколад
порог	masculine	порог	ordinal
барьер	masculine	барьер	ordinal
налог	masculine	налог	ordinal
аванс	masculine	аванс	ordinal
залог	masculine	залог	ordinal
интервал	masculine	интервал	ordinal
рост	masculine	рост
йогурт	masculine	йогурт
ряженка	feminine	ряженк
майонез	masculine	майонез
йод	masculine	йод
аммиак	masculine	аммиак
сироп	masculine	сироп
настойка	feminine	настойк
водка	feminine	водк
################################################################
"""#
}
