// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum UkCurrencies {
    static let text: StaticString = #"""
code	symbol	minor-digits	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	spellings
UAH	₴	2	feminine	гривня	гривні	гривні	гривню	гривнею	гривні	гривні	гривні	гривень	гривням	гривні	гривнями	гривнях	грн|грн.
UAH/100			feminine	копійка	копійки	копійці	копійку	копійкою	копійці	копійки	копійки	копійок	копійкам	копійки	копійками	копійках	коп|коп.
USD	$	2	masculine	долар	долара	долару	долар	доларом	доларі	долари	долари	доларів	доларам	долари	доларами	доларах
USD/100			masculine	цент	цента	центу	цент	центом	центі	центи	центи	центів	центам	центи	центами	центах
EUR	€	2	masculine	євро	євро	євро	євро	євро	євро	євро	євро	євро	євро	євро	євро	євро
EUR/100			masculine	цент	цента	центу	цент	центом	центі	центи	центи	центів	центам	центи	центами	центах
PLN	zł	2	masculine	злотий	злотого	злотому	злотий	злотим	злотому	злоті	злоті	злотих	злотим	злоті	злотими	злотих
PLN/100			masculine	грош	гроша	грошу	грош	грошем	гроші	гроші	гроші	грошів	грошам	гроші	грошами	грошах
GBP	£	2	masculine	фунт	фунта	фунту	фунт	фунтом	фунті	фунти	фунти	фунтів	фунтам	фунти	фунтами	фунтах
GBP/100			masculine	пенс	пенса	пенсу	пенс	пенсом	пенсі	пенси	пенси	пенсів	пенсам	пенси	пенсами	пенсах
RUB	₽	2	masculine	рубль	рубля	рублю	рубль	рублем	рублі	рублі	рублі	рублів	рублям	рублі	рублями	рублях
RUB/100			feminine	копійка	копійки	копійці	копійку	копійкою	копійці	копійки	копійки	копійок	копійкам	копійки	копійками	копійках
################################################################
"""#
}
