// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnStates {
    static let text: StaticString = #"""
code	name	alone
AL	Alabama
AK	Alaska	yes
AZ	Arizona	yes
AR	Arkansas
CA	California	yes
CO	Colorado	yes
CT	Connecticut
DE	Delaware
FL	Florida	yes
GA	Georgia	yes
HI	Hawaii
ID	Idaho
IL	Illinois	yes
IN	Indiana
IA	Iowa
KS	Kansas	yes
KY	Kentucky	yes
LA	Louisiana
ME	Maine
MD	Maryland
MA	Massachusetts
MI	Michigan	yes
MN	Minnesota	yes
MS	Mississippi
MO	Missouri	yes
MT	Montana	yes
NE	Nebraska	yes
NV	Nevada	yes
NH	New Hampshire	yes
NJ	New Jersey	yes
NM	New Mexico	yes
NY	New York	yes
NC	North Carolina	yes
ND	North Dakota
OH	Ohio
OK	Oklahoma
OR	Oregon
PA	Pennsylvania	yes
RI	Rhode Island
SC	South Carolina	yes
SD	South Dakota	yes
TN	Tennessee	yes
TX	Texas	yes
UT	Utah	yes
VT	Vermont	yes
VA	Virginia
WA	Washington	yes
WV	West Virginia	yes
WI	Wisconsin	yes
WY	Wyoming	yes
Ala	Alabama
Ariz	Arizona
Ark	Arkansas
Calif	California
Colo	Colorado
Conn	Connecticut
Fla	Florida
Ill	Illinois
Ind	Indiana
Kan	Kansas
Mass	Massachusetts
Mich	Michigan
Minn	Minnesota
Miss	Mississippi
Mont	Montana
Neb	Nebraska
Nev	Nevada
Okla	Oklahoma
Ore	Oregon
Tenn	Tennessee
Wash	Washington
Wis	Wisconsin
Wyo	Wyoming
################################################################
"""#
}
