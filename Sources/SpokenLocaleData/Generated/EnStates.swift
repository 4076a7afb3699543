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
CO	Colorado
CT	Connecticut
DE	Delaware
FL	Florida	yes
GA	Georgia
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
MI	Michigan
MN	Minnesota	yes
MS	Mississippi
MO	Missouri
MT	Montana
NE	Nebraska
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
PA	Pennsylvania
RI	Rhode Island
SC	South Carolina	yes
SD	South Dakota
TN	Tennessee	yes
TX	Texas	yes
UT	Utah	yes
VT	Vermont
VA	Virginia
WA	Washington	yes
WV	West Virginia	yes
WI	Wisconsin	yes
WY	Wyoming	yes
################################################################
"""#
}
