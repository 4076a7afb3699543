// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BeCurrencies {
    static let text: StaticString = #"""
code	symbol	minor-digits	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	spellings
BYN	Br	2	masculine	рубель	рубля	рублю	рубель	рублём	рублі	рублі	рублі	рублёў	рублям	рублі	рублямі	рублях	руб|руб.
BYN/100			feminine	капейка	капейкі	капейцы	капейку	капейкай	капейцы	капейкі	капейкі	капеек	капейкам	капейкі	капейкамі	капейках	кап|кап.
USD	$	2	masculine	долар	долара	долару	долар	доларам	долары	долары	долары	долараў	доларам	долары	доларамі	доларах
USD/100			masculine	цэнт	цэнта	цэнту	цэнт	цэнтам	цэнце	цэнты	цэнты	цэнтаў	цэнтам	цэнты	цэнтамі	цэнтах
EUR	€	2	masculine	еўра	еўра	еўра	еўра	еўра	еўра	еўра	еўра	еўра	еўра	еўра	еўра	еўра
EUR/100			masculine	цэнт	цэнта	цэнту	цэнт	цэнтам	цэнце	цэнты	цэнты	цэнтаў	цэнтам	цэнты	цэнтамі	цэнтах
################################################################
"""#
}
