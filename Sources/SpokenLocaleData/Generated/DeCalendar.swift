// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DeCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	per
month-1		masculine	Januar							im Januar
month-2		masculine	Februar							im Februar
month-3		masculine	März							im März
month-4		masculine	April							im April
month-5		masculine	Mai							im Mai
month-6		masculine	Juni							im Juni
month-7		masculine	Juli							im Juli
month-8		masculine	August							im August
month-9		masculine	September							im September
month-10		masculine	Oktober							im Oktober
month-11		masculine	November							im November
month-12		masculine	Dezember							im Dezember
weekday-1	Mo	masculine	Montag							am Montag
weekday-2	Di	masculine	Dienstag							am Dienstag
weekday-3	Mi	masculine	Mittwoch							am Mittwoch
weekday-4	Do	masculine	Donnerstag							am Donnerstag
weekday-5	Fr	masculine	Freitag							am Freitag
weekday-6	Sa	masculine	Samstag							am Samstag
weekday-7	So	masculine	Sonntag							am Sonntag
year		neuter	Jahr	Jahre
day		masculine	Tag	Tage	Tage	Tagen	Tage	Tagen	Tagen
century	Jh.	neuter	Jahrhundert	Jahrhunderte
millennium		neuter	Jahrtausend	Jahrtausende
################################################################
"""#
}
