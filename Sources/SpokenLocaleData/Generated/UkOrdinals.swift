// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum UkOrdinals {
    static let text: StaticString = #"""
key	stem	class	fused
0	нульов	hard
1	перш	hard	одно
2	друг	hard	дво
3	трет	soft	три
4	четверт	hard	чотири
5	п’ят	hard	п’яти
6	шост	hard	шести
7	сьом	hard	семи
8	восьм	hard	восьми
9	дев’ят	hard	дев’яти
10	десят	hard	десяти
11	одинадцят	hard	одинадцяти
12	дванадцят	hard	дванадцяти
13	тринадцят	hard	тринадцяти
14	чотирнадцят	hard	чотирнадцяти
15	п’ятнадцят	hard	п’ятнадцяти
16	шістнадцят	hard	шістнадцяти
17	сімнадцят	hard	сімнадцяти
18	вісімнадцят	hard	вісімнадцяти
19	дев’ятнадцят	hard	дев’ятнадцяти
20	двадцят	hard	двадцяти
30	тридцят	hard	тридцяти
40	сороков	hard	сорока
50	п’ятдесят	hard	п’ятдесяти
60	шістдесят	hard	шістдесяти
70	сімдесят	hard	сімдесяти
80	вісімдесят	hard	вісімдесяти
90	дев’яност	hard	дев’яносто
100	сот	hard	сто
200	двохсот	hard	двохсот
300	трьохсот	hard	трьохсот
400	чотирьохсот	hard	чотирьохсот
500	п’ятисот	hard	п’ятисот
600	шестисот	hard	шестисот
700	семисот	hard	семисот
800	восьмисот	hard	восьмисот
900	дев’ятисот	hard	дев’ятисот
1e3	тисячн	hard
1e6	мільйонн	hard
1e9	мільярдн	hard
1e12	трильйонн	hard
1e15	квадрильйонн	hard
1e18	квінтильйонн	hard
"""#
}
