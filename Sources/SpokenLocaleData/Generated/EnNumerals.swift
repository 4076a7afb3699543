// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnNumerals {
    static let text: StaticString = #"""
key	cardinal	ordinal
0	zero	zeroth
1	one	first
2	two	second
3	three	third
4	four	fourth
5	five	fifth
6	six	sixth
7	seven	seventh
8	eight	eighth
9	nine	ninth
10	ten	tenth
11	eleven	eleventh
12	twelve	twelfth
13	thirteen	thirteenth
14	fourteen	fourteenth
15	fifteen	fifteenth
16	sixteen	sixteenth
17	seventeen	seventeenth
18	eighteen	eighteenth
19	nineteen	nineteenth
20	twenty	twentieth
30	thirty	thirtieth
40	forty	fortieth
50	fifty	fiftieth
60	sixty	sixtieth
70	seventy	seventieth
80	eighty	eightieth
90	ninety	ninetieth
100	hundred	hundredth
1e3	thousand	thousandth
1e6	million	millionth
1e9	billion	billionth
1e12	trillion	trillionth
1e15	quadrillion	quadrillionth
################################################################
"""#
}
