// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	per
month-1		masculine	styczeń	stycznia	styczniowi	styczeń	styczniem	styczniu								w styczniu
month-2		masculine	luty	lutego	lutemu	luty	lutym	lutym								w lutym
month-3		masculine	marzec	marca	marcowi	marzec	marcem	marcu								w marcu
month-4		masculine	kwiecień	kwietnia	kwietniowi	kwiecień	kwietniem	kwietniu								w kwietniu
month-5		masculine	maj	maja	majowi	maj	majem	maju								w maju
month-6		masculine	czerwiec	czerwca	czerwcowi	czerwiec	czerwcem	czerwcu								w czerwcu
month-7		masculine	lipiec	lipca	lipcowi	lipiec	lipcem	lipcu								w lipcu
month-8		masculine	sierpień	sierpnia	sierpniowi	sierpień	sierpniem	sierpniu								w sierpniu
month-9		masculine	wrzesień	września	wrześniowi	wrzesień	wrześniem	wrześniu								we wrześniu
month-10		masculine	październik	października	październikowi	październik	październikiem	październiku								w październiku
month-11		masculine	listopad	listopada	listopadowi	listopad	listopadem	listopadzie								w listopadzie
month-12		masculine	grudzień	grudnia	grudniowi	grudzień	grudniem	grudniu								w grudniu
weekday-1	pon.	masculine	poniedziałek	poniedziałku	poniedziałkowi	poniedziałek	poniedziałkiem	poniedziałku								w poniedziałek
weekday-2	wt.	masculine	wtorek	wtorku	wtorkowi	wtorek	wtorkiem	wtorku								we wtorek
weekday-3	śr.	feminine	środa	środy	środzie	środę	środą	środzie								w środę
weekday-4	czw.	masculine	czwartek	czwartku	czwartkowi	czwartek	czwartkiem	czwartku								w czwartek
weekday-5	pt.	masculine	piątek	piątku	piątkowi	piątek	piątkiem	piątku								w piątek
weekday-6	sob.	feminine	sobota	soboty	sobocie	sobotę	sobotą	sobocie								w sobotę
weekday-7	niedz.	feminine	niedziela	niedzieli	niedzieli	niedzielę	niedzielą	niedzieli								w niedzielę
year	r.	masculine	rok	roku	rokowi	rok	rokiem	roku	lata	lata	lat	latom	lata	latami	latach
day		masculine	dzień	dnia	dniowi	dzień	dniem	dniu	dni	dni	dni	dniom	dni	dniami	dniach
century	w.	masculine	wiek	wieku	wiekowi	wiek	wiekiem	wieku	wieki	wieki	wieków	wiekom	wieki	wiekami	wiekach
millennium		neuter	tysiąclecie	tysiąclecia	tysiącleciu	tysiąclecie	tysiącleciem	tysiącleciu	tysiąclecia	tysiąclecia	tysiącleci	tysiącleciom	tysiąclecia	tysiącleciami	tysiącleciach
midnight		feminine	północ	północy	północy	północ	północą	północy
################################################################
"""#
}
