// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum PlOrdinals {
    static let text: StaticString = #"""
key	stem	class	fused
0	zerow	hard
1	pierwsz	hard
2	drug	velar	dwu
3	trzec	soft	trzy
4	czwart	hard	cztero
5	piąt	hard	pięcio
6	szóst	hard	sześcio
7	siódm	hard	siedmio
8	ósm	hard	ośmio
9	dziewiąt	hard	dziewięcio
10	dziesiąt	hard	dziesięcio
11	jedenast	hard	jedenasto
12	dwunast	hard	dwunasto
13	trzynast	hard	trzynasto
14	czternast	hard	czternasto
15	piętnast	hard	piętnasto
16	szesnast	hard	szesnasto
17	siedemnast	hard	siedemnasto
18	osiemnast	hard	osiemnasto
19	dziewiętnast	hard	dziewiętnasto
20	dwudziest	hard	dwudziesto
30	trzydziest	hard	trzydziesto
40	czterdziest	hard	czterdziesto
50	pięćdziesiąt	hard	pięćdziesięcio
60	sześćdziesiąt	hard	sześćdziesięcio
70	siedemdziesiąt	hard	siedemdziesięcio
80	osiemdziesiąt	hard	osiemdziesięcio
90	dziewięćdziesiąt	hard	dziewięćdziesięcio
100	setn	hard	stu
200	dwusetn	hard	dwustu
300	trzechsetn	hard	trzystu
400	czterechsetn	hard	czterystu
500	pięćsetn	hard	pięciuset
600	sześćsetn	hard	sześciuset
700	siedemsetn	hard	siedmiuset
800	osiemsetn	hard	ośmiuset
900	dziewięćsetn	hard	dziewięciuset
1e3	tysięczn	hard
1e6	milionow	hard
1e9	miliardow	hard
1e12	bilionow	hard
1e15	biliardow	hard
1e18	trylionow	hard
################################################################
"""#
}
