// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnAbbreviations {
    static let text: StaticString = #"""
key	abbreviation	spoken	place	plural
e.g.	e.g.	for example	any
E.g.	E.g.	For example	any
i.e.	i.e.	that is	any
I.e.	I.e.	That is	any
etc.	etc.	et cetera	closing
vs.	vs.	versus	any
Vs.	Vs.	Versus	any
vs	vs	versus	any
approx.	approx.	approximately	any
Approx.	Approx.	Approximately	any
incl.	incl.	including	any
Incl.	Incl.	Including	any
excl.	excl.	excluding	any
Excl.	Excl.	Excluding	any
max.	max.	maximum	any
Max.	Max.	Maximum	number
min.	min.	minimum	number
Min.	Min.	Minimum	number
avg.	avg.	average	any
Avg.	Avg.	Average	any
qty.	qty.	quantity	any
Qty.	Qty.	Quantity	any
dept.	dept.	department	any
Dept.	Dept.	Department	any
tel.	tel.	telephone	any
Tel.	Tel.	Telephone	any
ext.	ext.	extension	number
Ext.	Ext.	Extension	number
est.	est.	estimated	name
Inc.	Inc.	Incorporated	closing
Ltd.	Ltd.	Limited	closing
Corp.	Corp.	Corporation	closing
Mr.	Mr.	Mister	name
Mrs.	Mrs.	Missus	name
Dr.	Dr.	Doctor	name
Dr	Dr	Doctor	name
Prof.	Prof.	Professor	name
Sr.	Sr.	Senior	street
Jr.	Jr.	Junior	street
Gov.	Gov.	Governor	name
Sen.	Sen.	Senator	name
Rep.	Rep.	Representative	name
Gen.	Gen.	General	name
Capt.	Capt.	Captain	name
Sgt.	Sgt.	Sergeant	name
Lt.	Lt.	Lieutenant	name
Col.	Col.	Colonel	name
Rev.	Rev.	Reverend	name
St.	St.	Street	street
St	St	Street	street
Ave.	Ave.	Avenue	street
Ave	Ave	Avenue	street
Blvd.	Blvd.	Boulevard	street
Blvd	Blvd	Boulevard	street
Rd.	Rd.	Road	street
Rd	Rd	Road	street
Ln.	Ln.	Lane	street
Ln	Ln	Lane	street
Pkwy.	Pkwy.	Parkway	street
Pkwy	Pkwy	Parkway	street
Expy	Expy	Expressway	street
Hwy.	Hwy.	Highway	street
Hwy	Hwy	Highway	street
Hwy (number)	Hwy	Highway	number
Sq.	Sq.	Square	street
Ct.	Ct.	Court	street
Pl.	Pl.	Place	street
Dr. (street)	Dr.	Drive	street
Dr (street)	Dr	Drive	street
Ter.	Ter.	Terrace	street
Mt.	Mt.	Mount	name
Ft.	Ft.	Fort	name
No.	No.	Number	number
no.	no.	number	number
Nos.	Nos.	Numbers	number
nos.	nos.	numbers	number
Apt.	Apt.	Apartment	number
apt.	apt.	apartment	number
Apt	Apt	Apartment	number
Ste.	Ste.	Suite	number
Bldg.	Bldg.	Building	number
Fl.	Fl.	Floor	number
Rm.	Rm.	Room	number
Vol.	Vol.	Volume	number
vol.	vol.	volume	number
Fig.	Fig.	Figure	number
fig.	fig.	figure	number
Figs.	Figs.	Figures	number
figs.	figs.	figures	number
Ch.	Ch.	Chapter	number
ch.	ch.	chapter	number
Sec.	Sec.	Section	number
sec.	sec.	section	number
Art.	Art.	Article	number
art.	art.	article	number
pp.	pp.	pages	number
p.	p.	page	number	pages
pg.	pg.	page	number
ed.	ed.	edition	number
Ver.	Ver.	Version	number
ver.	ver.	version	number
w/o	w/o	without	any
ca.	ca.	circa	number
c.	c.	circa	number
St. (name)	St.	Saint	name
w/	w/	with	any
W/	W/	With	any
w/out	w/out	without	any
a.k.a.	a.k.a.	also known as	any
aka	aka	also known as	any
Est. (year)	Est.	Established	year
est. (year)	est.	established	year
Est. (word)	Est.	Estimated	word
est. (word)	est.	estimated	word
APR	APR	A P R	any
ETA	ETA	E T A	any
APY	APY	A P Y	any
Ms.	Ms.	Miz	name
Ste	Ste	Suite	number
Bldg	Bldg	Building	number
bldg.	bldg.	building	number
ft. (name)	ft.	featuring	name
feat.	feat.	featuring	name
Hon.	Hon.	Honorable	name
Pres.	Pres.	President	name
Maj.	Maj.	Major	name
Cpl.	Cpl.	Corporal	name
Fr.	Fr.	Father	name
Cir.	Cir.	Circle	street
Cir	Cir	Circle	street
Trl	Trl	Trail	street
Dept. of	Dept. of	Department of	any
govt.	govt.	government	any
misc.	misc.	miscellaneous	any
Misc.	Misc.	Miscellaneous	any
temp.	temp.	temperature	any
Temp.	Temp.	Temperature	any
yrs.	yrs.	years	address
assoc.	assoc.	associate	any
asst.	asst.	assistant	any
Asst.	Asst.	Assistant	any
mgr.	mgr.	manager	any
Mgr.	Mgr.	Manager	any
intl.	intl.	international	any
Intl.	Intl.	International	any
int'l	int'l	international	any
Int'l	Int'l	International	any
Univ.	Univ.	University	any
appt.	appt.	appointment	any
Appt.	Appt.	Appointment	any
addl.	addl.	additional	any
ref. no.	ref. no.	reference number	any
Ref. No.	Ref. No.	Reference Number	any
Fl. (ordinal)	Fl.	Floor	street
Min. (word)	Min.	Minimum	word
Acct.	Acct.	Account	any
acct.	acct.	account	any
Ep.	Ep.	Episode	number
ep.	ep.	episode	number
Op.	Op.	Opus	number
Elev.	Elev.	Elevation	any
op.	op.	opus	number
Hwy. (number)	Hwy.	Highway	number
No. of	No. of	Number of	any
para.	para.	paragraph	number
paras.	paras.	paragraphs	number
Para.	Para.	Paragraph	number
wt.	wt.	weight	number
Wt.	Wt.	Weight	number
ht.	ht.	height	number
Ht.	Ht.	Height	number
fl.	fl.	floor	ordinal
Est. (amount)	Est.	Estimated	number
est. (amount)	est.	estimated	number
w/in	w/in	within	any
W/in	W/in	Within	any
Reg. (price)	Reg.	Regular	number
Orig. (price)	Orig.	Original	number
ea.	ea.	each	address
ea	ea	each	address
pk	pk	pack	address
pk.	pk.	pack	address
ct	ct	count	address
ct.	ct.	count	address
doz.	doz.	dozen	address
doz	doz	dozen	address
pkgs.	pkgs.	packages	any
pkgs	pkgs	packages	any
Rt.	Rt.	Route	number
Rte.	Rte.	Route	number
min. (behind)	min.	minimum	address
pkg.	pkg.	package	address
pkg	pkg	package	address
Co.	Co.	Company	closing
Min (number)	Min	Minimum	number
temp. (temporary)	temp.	temporary	any
Temp. (temporary)	Temp.	Temporary	any
acct	acct	account	any
Acct	Acct	Account	any
Max. (word)	Max.	Maximum	word
avail.	avail.	available	any
Avail.	Avail.	Available	any
ed. (ordinal)	ed.	edition	ordinal
YoY	YoY	year over year	any
Ave. (letter)	Ave.	Avenue	number
################################################################
"""#
}
