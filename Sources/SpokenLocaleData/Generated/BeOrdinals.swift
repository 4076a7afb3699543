// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BeOrdinals {
    static let text: StaticString = #"""
key	stem	class	fused
0	нуляв	stressed
1	перш	hard	адна
2	друг	velar	двух
3	трэц	soft	трох
4	чацвёрт	hard	чатырох
5	пят	hard	пяці
6	шост	hard	шасці
7	сём	hard	сямі
8	восьм	hard	васьмі
9	дзявят	hard	дзевяці
10	дзясят	hard	дзесяці
11	адзінаццат	hard	адзінаццаці
12	дванаццат	hard	дванаццаці
13	трынаццат	hard	трынаццаці
14	чатырнаццат	hard	чатырнаццаці
15	пятнаццат	hard	пятнаццаці
16	шаснаццат	hard	шаснаццаці
17	семнаццат	hard	семнаццаці
18	васемнаццат	hard	васемнаццаці
19	дзевятнаццат	hard	дзевятнаццаці
20	дваццат	hard	дваццаці
30	трыццат	hard	трыццаці
40	саракав	stressed	сарака
50	пяцідзясят	hard	пяцідзесяці
60	шасцідзясят	hard	шасцідзесяці
70	сямідзясят	hard	сямідзесяці
80	васьмідзясят	hard	васьмідзесяці
90	дзевяност	hard	дзевяноста
100	сот	hard	ста
200	двухсот	hard	двухсот
300	трохсот	hard	трохсот
400	чатырохсот	hard	чатырохсот
500	пяцісот	hard	пяцісот
600	шасцісот	hard	шасцісот
700	сямісот	hard	сямісот
800	васьмісот	hard	васьмісот
900	дзевяцісот	hard	дзевяцісот
1e3	тысячн	hard
1e6	мільённ	hard
1e9	мільярдн	hard
1e12	трыльённ	hard
1e15	квадрыльённ	hard
1e18	квінтыльённ	hard
"""#
}
