// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuLetterLicences {
    static let text: StaticString = #"""
spelling	licence
г	portioned
г.	portioned
гр	portioned
гр.	portioned
м	portioned
м.	portioned
л	portioned
л.	portioned
ц	portioned
ц.	portioned
т	portioned
т.	portioned
тн	portioned
ч	hourly
ч.	hourly
с	timed
с.	timed
р	priced
р.	priced
к	minor
к.	minor
А	lettered
A	lettered
В	lettered
V	lettered
Б	lettered
К	lettered
K	lettered
Н	lettered
Ф	lettered
гл	scarce
б.	scarce
кв.	quarterly
кв	quarterly
б	scarce
гл.	scarce
################################################################
"""#
}
