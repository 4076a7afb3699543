// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkUnits {
    static let text: StaticString = #"""
identifier	symbol	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	per
month	ай	masculine	ай							ай						айына
day	күн	masculine	күн							күн						күніне
week	апта	masculine	апта							апта						аптасына
year	жыл	masculine	жыл							жыл						жылына
hour	сағ	masculine	сағат							сағат						сағатына
minute	мин	masculine	минут							минут						минутына
kilogram	кг	masculine	килограмм							килограмм						килограмына
percent	%	masculine	пайыз							пайыз
kilometer-per-hour	км/сағ	masculine	километр сағатына							километр сағатына
################################################################
"""#
}
