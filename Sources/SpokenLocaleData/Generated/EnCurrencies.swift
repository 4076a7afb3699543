// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnCurrencies {
    static let text: StaticString = #"""
code	symbol	spellings	minor-digits	nominative	plural-nominative
RUB	₽	RUR	2	ruble	rubles
RUB/100				kopeck	kopecks
USD	$	US$	2	dollar	dollars
USD/100	¢			cent	cents
EUR	€		2	euro	euros
EUR/100				cent	cents
GBP	£		2	pound	pounds
GBP/100	p			penny	pence
JPY	¥		0	yen	yen
CNY	CN¥	RMB	2	yuan	yuan
CNY/100				fen	fen
KZT	₸		2	tenge	tenge
KZT/100				tiyn	tiyn
BYN	Br		2	Belarusian ruble	Belarusian rubles
BYN/100				kopeck	kopecks
UAH	₴		2	hryvnia	hryvnias
UAH/100				kopiyka	kopiykas
UZS	UZS		2	som	som
UZS/100				tiyin	tiyin
AMD	֏		2	dram	drams
AMD/100				luma	luma
GEL	₾		2	lari	lari
GEL/100				tetri	tetri
AZN	₼		2	manat	manats
AZN/100				qapik	qapiks
KGS	KGS		2	som	som
KGS/100				tyiyn	tyiyn
TRY	₺		2	Turkish lira	Turkish lira
TRY/100				kurus	kurus
INR	₹		2	Indian rupee	Indian rupees
INR/100				paisa	paise
AED	AED		2	dirham	dirhams
AED/100				fils	fils
PLN	zł		2	zloty	zlotys
PLN/100				grosz	groszy
CHF	CHF		2	Swiss franc	Swiss francs
CHF/100				centime	centimes
TJS	TJS		2	somoni	somoni
TMT	TMT		2	Turkmen manat	Turkmen manats
MDL	MDL		2	Moldovan leu	Moldovan lei
RON	RON		2	Romanian leu	Romanian lei
CZK	CZK		2	Czech koruna	Czech korunas
SEK	SEK		2	Swedish krona	Swedish kronor
NOK	NOK		2	Norwegian krone	Norwegian kroner
DKK	DKK		2	Danish krone	Danish kroner
HUF	HUF		2	forint	forints
ILS	₪		2	shekel	shekels
ILS/100				agora	agorot
KRW	₩		0	South Korean won	South Korean won
THB	฿		2	baht	baht
VND	₫		0	dong	dong
CAD	CA$	C$	2	Canadian dollar	Canadian dollars
CAD/100				cent	cents
AUD	A$	AU$	2	Australian dollar	Australian dollars
AUD/100				cent	cents
NZD	NZ$		2	New Zealand dollar	New Zealand dollars
NZD/100				cent	cents
HKD	HK$		2	Hong Kong dollar	Hong Kong dollars
HKD/100				cent	cents
SGD	S$		2	Singapore dollar	Singapore dollars
SGD/100				cent	cents
MXN	MX$		2	Mexican peso	Mexican pesos
MXN/100				centavo	centavos
ARS	ARS		2	Argentine peso	Argentine pesos
ARS/100				centavo	centavos
CLP	CLP		0	Chilean peso	Chilean pesos
COP	COP		2	Colombian peso	Colombian pesos
COP/100				centavo	centavos
PHP	₱		2	Philippine peso	Philippine pesos
PHP/100				sentimo	sentimos
BRL	R$		2	Brazilian real	Brazilian reais
BRL/100				centavo	centavos
ZAR	R		2	South African rand	South African rand
ZAR/100				cent	cents
KWD	KWD		3	Kuwaiti dinar	Kuwaiti dinars
KWD/1000				fils	fils
SAR	SAR		2	Saudi riyal	Saudi riyals
SAR/100				halala	halalas
################################################################
"""#
}
