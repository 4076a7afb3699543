// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsCurrencies {
    static let text: StaticString = #"""
code	symbol	spellings	minor-digits	gender	nominative	plural-nominative
RUB	₽	RUR	2	masculine	rublo	rublos
RUB/100				masculine	kopek	kopeks
USD	$	US$	2	masculine	dólar	dólares
USD/100	¢			masculine	centavo	centavos
EUR	€		2	masculine	euro	euros
EUR/100		cts.|cts|cént.		masculine	céntimo	céntimos
GBP	£		2	feminine	libra	libras
GBP/100	p			masculine	penique	peniques
JPY	¥		0	masculine	yen	yenes
CNY	CN¥	RMB	2	masculine	yuan	yuanes
CNY/100				masculine	fen	fenes
KZT	₸		2	masculine	tenge	tenges
KZT/100				masculine	tiyn	tiynes
BYN	Br		2	masculine	rublo bielorruso	rublos bielorrusos
BYN/100				masculine	kopek	kopeks
UAH	₴		2	feminine	grivna	grivnas
UAH/100				feminine	kopiika	kopiikas
UZS	UZS		2	masculine	sum	sums
UZS/100				masculine	tiyin	tiyines
AMD	֏		2	masculine	dram	drams
AMD/100				masculine	luma	lumas
GEL	₾		2	masculine	lari	laris
GEL/100				masculine	tetri	tetris
AZN	₼		2	masculine	manat	manats
AZN/100				masculine	qapik	qapiks
KGS	KGS		2	masculine	som	soms
KGS/100				masculine	tyiyn	tyiynes
TRY	₺		2	feminine	lira turca	liras turcas
TRY/100				masculine	kurus	kurus
INR	₹		2	feminine	rupia india	rupias indias
INR/100				feminine	paisa	paisas
AED	AED		2	masculine	dírham	dírhams
AED/100				masculine	fils	fils
PLN	zł		2	masculine	esloti	eslotis
PLN/100				masculine	grosz	groszys
CHF	CHF		2	masculine	franco suizo	francos suizos
CHF/100				masculine	céntimo	céntimos
TJS	TJS		2	masculine	somoni	somonis
TMT	TMT		2	masculine	manat turcomano	manats turcomanos
MDL	MDL		2	masculine	leu moldavo	leus moldavos
RON	RON		2	masculine	leu rumano	leus rumanos
CZK	CZK		2	feminine	corona checa	coronas checas
SEK	SEK		2	feminine	corona sueca	coronas suecas
NOK	NOK		2	feminine	corona noruega	coronas noruegas
DKK	DKK		2	feminine	corona danesa	coronas danesas
HUF	HUF		2	masculine	forinto	forintos
ILS	₪		2	masculine	séquel	séqueles
ILS/100				feminine	agorá	agorot
KRW	₩		0	masculine	won surcoreano	wones surcoreanos
THB	฿		2	masculine	bat	bats
VND	₫		0	masculine	dong	dongs
CAD	CA$		2	masculine	dólar canadiense	dólares canadienses
CAD/100				masculine	centavo	centavos
AUD	A$		2	masculine	dólar australiano	dólares australianos
AUD/100				masculine	centavo	centavos
NZD	NZ$		2	masculine	dólar neozelandés	dólares neozelandeses
NZD/100				masculine	centavo	centavos
HKD	HK$		2	masculine	dólar hongkonés	dólares hongkoneses
HKD/100				masculine	centavo	centavos
SGD	S$		2	masculine	dólar singapurense	dólares singapurenses
SGD/100				masculine	centavo	centavos
MXN	MX$		2	masculine	peso mexicano	pesos mexicanos
MXN/100				masculine	centavo	centavos
ARS	ARS		2	masculine	peso argentino	pesos argentinos
ARS/100				masculine	centavo	centavos
CLP	CLP		0	masculine	peso chileno	pesos chilenos
COP	COP		2	masculine	peso colombiano	pesos colombianos
COP/100				masculine	centavo	centavos
PHP	₱		2	masculine	peso filipino	pesos filipinos
PHP/100				masculine	céntimo	céntimos
BRL	R$		2	masculine	real brasileño	reales brasileños
BRL/100				masculine	centavo	centavos
ZAR	R		2	masculine	rand sudafricano	rands sudafricanos
ZAR/100				masculine	centavo	centavos
KWD	KWD		3	masculine	dinar kuwaití	dinares kuwaitíes
KWD/1000				masculine	fils	fils
SAR	SAR		2	masculine	rial saudí	riales saudíes
SAR/100				masculine	halala	halalas
PEN	S/	S/.	2	masculine	sol	soles
PEN/100				masculine	céntimo	céntimos
CRC	₡		2	masculine	colón	colones
CRC/100				masculine	céntimo	céntimos
PYG	₲		0	masculine	guaraní	guaraníes
DOP	RD$		2	masculine	peso dominicano	pesos dominicanos
DOP/100				masculine	centavo	centavos
NIO	C$		2	masculine	córdoba	córdobas
NIO/100				masculine	centavo	centavos
PAB	B/.		2	masculine	balboa	balboas
PAB/100				masculine	centésimo	centésimos
UYU	UYU		2	masculine	peso uruguayo	pesos uruguayos
UYU/100				masculine	centésimo	centésimos
GTQ	GTQ		2	masculine	quetzal	quetzales
GTQ/100				masculine	centavo	centavos
HNL	HNL		2	masculine	lempira	lempiras
HNL/100				masculine	centavo	centavos
BOB	BOB		2	masculine	boliviano	bolivianos
BOB/100				masculine	centavo	centavos
VES	VES		2	masculine	bolívar	bolívares
VES/100				masculine	céntimo	céntimos
################################################################
"""#
}
