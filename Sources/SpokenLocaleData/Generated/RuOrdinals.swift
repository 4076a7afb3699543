// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuOrdinals {
    static let text: StaticString = #"""
key	stem	class	fused
0	нулев	stressed
1	перв	hard	одно
2	втор	stressed	двух
3	трет	third	трёх
4	четвёрт	hard	четырёх
5	пят	hard	пяти
6	шест	stressed	шести
7	седьм	stressed	семи
8	восьм	stressed	восьми
9	девят	hard	девяти
10	десят	hard	десяти
11	одиннадцат	hard	одиннадцати
12	двенадцат	hard	двенадцати
13	тринадцат	hard	тринадцати
14	четырнадцат	hard	четырнадцати
15	пятнадцат	hard	пятнадцати
16	шестнадцат	hard	шестнадцати
17	семнадцат	hard	семнадцати
18	восемнадцат	hard	восемнадцати
19	девятнадцат	hard	девятнадцати
20	двадцат	hard	двадцати
30	тридцат	hard	тридцати
40	сороков	stressed	сорока
50	пятидесят	hard	пятидесяти
60	шестидесят	hard	шестидесяти
70	семидесят	hard	семидесяти
80	восьмидесят	hard	восьмидесяти
90	девяност	hard	девяносто
100	сот	hard	сто
200	двухсот	hard	двухсот
300	трёхсот	hard	трёхсот
400	четырёхсот	hard	четырёхсот
500	пятисот	hard	пятисот
600	шестисот	hard	шестисот
700	семисот	hard	семисот
800	восьмисот	hard	восьмисот
900	девятисот	hard	девятисот
1e3	тысячн	hard
1e6	миллионн	hard
1e9	миллиардн	hard
1e12	триллионн	hard
1e15	квадриллионн	hard
1e18	квинтиллионн	hard
################################################################
"""#
}
