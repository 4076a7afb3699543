// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuCurrencies {
    static let text: StaticString = #"""
code	symbol	abbreviation	spellings	minor-digits	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	counting
RUB	₽	руб.	руб|руб.|р|р.|рублей|RUB|RUR	2	masculine	рубль	рубля	рублю	рубль	рублём	рубле		рубли	рублей	рублям	рубли	рублями	рублях
RUB/100	коп.		коп|к.		feminine	копейка	копейки	копейке	копейку	копейкой	копейке		копейки	копеек	копейкам	копейки	копейками	копейках
USD	$		долл|долл.|USD|дол.	2	masculine	доллар	доллара	доллару	доллар	долларом	долларе		доллары	долларов	долларам	доллары	долларами	долларах
USD/100	¢				masculine	цент	цента	центу	цент	центом	центе		центы	центов	центам	центы	центами	центах
EUR	€		EUR	2	masculine	евро	евро	евро	евро	евро	евро		евро	евро	евро	евро	евро	евро
EUR/100					masculine	цент	цента	центу	цент	центом	центе		центы	центов	центам	центы	центами	центах
"""#
}
