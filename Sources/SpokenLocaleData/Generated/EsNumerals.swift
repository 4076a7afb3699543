// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsNumerals {
    static let text: StaticString = #"""
key	cardinal	feminine	apocopated	ordinal
0	cero
1	uno	una	un	primero
2	dos			segundo
3	tres			tercero
4	cuatro			cuarto
5	cinco			quinto
6	seis			sexto
7	siete			séptimo
8	ocho			octavo
9	nueve			noveno
10	diez			décimo
11	once			undécimo
12	doce			duodécimo
13	trece
14	catorce
15	quince
16	dieciséis
17	diecisiete
18	dieciocho
19	diecinueve
20	veinte			vigésimo
21	veintiuno	veintiuna	veintiún
22	veintidós
23	veintitrés
24	veinticuatro
25	veinticinco
26	veintiséis
27	veintisiete
28	veintiocho
29	veintinueve
30	treinta			trigésimo
40	cuarenta			cuadragésimo
50	cincuenta			quincuagésimo
60	sesenta			sexagésimo
70	setenta			septuagésimo
80	ochenta			octogésimo
90	noventa			nonagésimo
100	ciento		cien	centésimo
200	doscientos	doscientas		ducentésimo
300	trescientos	trescientas		tricentésimo
400	cuatrocientos	cuatrocientas		cuadringentésimo
500	quinientos	quinientas		quingentésimo
600	seiscientos	seiscientas		sexcentésimo
700	setecientos	setecientas		septingentésimo
800	ochocientos	ochocientas		octingentésimo
900	novecientos	novecientas		noningentésimo
1e3	mil			milésimo
1e6	millón			millonésimo
1e12	billón			billonésimo
1e6-plural	millones
1e12-plural	billones
################################################################
"""#
}
