// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsAbbreviations {
    static let text: StaticString = #"""
key	abbreviation	spoken	plural	feminine	place	licence
p. ej.	p. ej.	por ejemplo			any
P. ej.	P. ej.	Por ejemplo			any
p.ej.	p.ej.	por ejemplo			any
etc.	etc.	etcétera			closing
aprox.	aprox.	aproximadamente			any
Aprox.	Aprox.	Aproximadamente			any
máx.	máx.	máximo		máxima	any	agreeing
Máx.	Máx.	Máximo		Máxima	any	agreeing
mín.	mín.	mínimo		mínima	any	agreeing
Mín.	Mín.	Mínimo		Mínima	any	agreeing
tel.	tel.	teléfono			any
Tel.	Tel.	Teléfono			any
tfno.	tfno.	teléfono			any
Tfno.	Tfno.	Teléfono			any
teléf.	teléf.	teléfono			any
Teléf.	Teléf.	Teléfono			any
ext.	ext.	extensión			number
Ext.	Ext.	Extensión			number
Sr.	Sr.	señor			any	titular
sr.	sr.	señor			any
Sra.	Sra.	señora			any
sra.	sra.	señora			any
Sres.	Sres.	señores			any
Srta.	Srta.	señorita			any
Dr.	Dr.	doctor		doctora	any
dr.	dr.	doctor		doctora	any
Dra.	Dra.	doctora			any
dra.	dra.	doctora			any
Prof.	Prof.	profesor		profesora	name	personal
Ing.	Ing.	ingeniero		ingeniera	name	personal
Lic.	Lic.	licenciado		licenciada	name	personal
D.	D.	don			name
Dña.	Dña.	doña			name
Ud.	Ud.	usted			any
Uds.	Uds.	ustedes			any
Vd.	Vd.	usted			any
n.º	n.º	número			number
N.º	N.º	Número			number
nº	nº	número			number
Nº	Nº	Número			number
n°	n°	número			number
N°	N°	Número			number
núm.	núm.	número			number
Núm.	Núm.	Número			number
No.	No.	Número			number
núms.	núms.	números			number
C/	C/	calle			any
c/	c/	calle			name
Avda.	Avda.	avenida			any
avda.	avda.	avenida			any
Av.	Av.	avenida			any
av.	av.	avenida			any
Pza.	Pza.	plaza			any
pza.	pza.	plaza			any
Pl.	Pl.	plaza			name
P.º	P.º	paseo			any
Ctra.	Ctra.	carretera			any
ctra.	ctra.	carretera			any
Urb.	Urb.	urbanización			any
esq.	esq.	esquina			any
Esq.	Esq.	Esquina			any
dpto.	dpto.	departamento			any
Dpto.	Dpto.	Departamento			any
depto.	depto.	departamento			any
Depto.	Depto.	Departamento			any
dcha.	dcha.	derecha			any
izda.	izda.	izquierda			any
izq.	izq.	izquierdo		izquierda	any	sided
apdo.	apdo.	apartado			number
Apdo.	Apdo.	Apartado			number
km.	km.	kilómetro			number
pág.	pág.	página	páginas		number
Pág.	Pág.	Página	Páginas		number
págs.	págs.	páginas			number
Págs.	Págs.	Páginas			number
cap.	cap.	capítulo	capítulos		number
Cap.	Cap.	Capítulo	Capítulos		number
art.	art.	artículo	artículos		number
Art.	Art.	Artículo			number
vol.	vol.	volumen	volúmenes		number
Vol.	Vol.	Volumen			number
fig.	fig.	figura			number
Fig.	Fig.	Figura			number
ed.	ed.	edición			number
EE. UU.	EE. UU.	Estados Unidos			closing
EE.UU.	EE.UU.	Estados Unidos			closing
ee. uu.	ee. uu.	estados unidos			closing
a. C.	a. C.	antes de Cristo			closing
d. C.	d. C.	después de Cristo			closing
a.C.	a.C.	antes de Cristo			closing
d.C.	d.C.	después de Cristo			closing
S. A.	S. A.	sociedad anónima			closing	company
S.A.	S.A.	sociedad anónima			closing	company
S. L.	S. L.	sociedad limitada			closing	company
S.L.	S.L.	sociedad limitada			closing	company
incl.	incl.	incluido		incluida	any	agreeing
Incl.	Incl.	Incluido		Incluida	any	agreeing
ref.	ref.	referencia			any
Ref.	Ref.	Referencia			any
cód.	cód.	código			any
Cód.	Cód.	Código			any
vs.	vs.	contra			any
Sto.	Sto.	Santo			name
Sta.	Sta.	Santa			name
Fdo.	Fdo.	firmado			any
hab.	hab.	habitantes			address
imp.	imp.	impuestos			any
s. (siglo)	s.	siglo			roman
S. (siglo)	S.	siglo			roman
ss.	ss.	siglos			roman
Pº	Pº	paseo			any
D.ª	D.ª	doña			name
EEUU	EEUU	Estados Unidos			any
EE UU	EE UU	Estados Unidos			any
s/n	s/n	sin número			any
S/N	S/N	sin número			any
c/u	c/u	cada uno			any
CP	CP	código postal			number
C. P.	C. P.	código postal			number
C.P.	C.P.	código postal			number
Km.	Km.	kilómetro			number
km (carretera)	km	kilómetro			number
ca.	ca.	hacia			number
c.	c.	hacia			number
caps.	caps.	capítulos			number
tít.	tít.	título			number
t.	t.	tomo			roman
Cía.	Cía.	Compañía			closing
Hnos.	Hnos.	Hermanos			closing
Ntra.	Ntra.	Nuestra			any
Ntro.	Ntro.	Nuestro			any
Gral.	Gral.	general			name
Excmo.	Excmo.	excelentísimo			any
Excma.	Excma.	excelentísima			any
Ilmo.	Ilmo.	ilustrísimo			any
Ilma.	Ilma.	ilustrísima			any
dto.	dto.	descuento			any
Dto.	Dto.	descuento			any
esc.	esc.	escalera			number
Esc.	Esc.	escalera			number
N.º (nombre)	N.º	número			word
n.º (nombre)	n.º	número			word
Nº (nombre)	Nº	número			word
nº (nombre)	nº	número			word
N° (nombre)	N°	número			word
admón.	admón.	administración			any
Admón.	Admón.	administración			any
avda (sin punto)	avda	avenida			name
Avda (sin punto)	Avda	avenida			name
Ctra (sin punto)	Ctra	carretera			name
pl. (plaza)	pl.	plaza			name
Pº.	Pº.	paseo			any
P.ª	P.ª	puerta			number
pta.	pta.	puerta			number
Pta.	Pta.	puerta			number
prov.	prov.	provincia			any
Prov.	Prov.	provincia			any
Sras.	Sras.	señoras			any
Dres.	Dres.	doctores			any
Profa.	Profa.	profesora			name
Arq.	Arq.	arquitecto		arquitecta	name	personal
entlo.	entlo.	entresuelo			any
Entlo.	Entlo.	entresuelo			any
bco.	bco.	banco			any
IRPF	IRPF	I R P F			any
Pol. Ind.	Pol. Ind.	polígono industrial			any
Pol.	Pol.	polígono			name
Col.	Col.	colonia			name	sited
Ayto.	Ayto.	Ayuntamiento			any
p.	p.	página	páginas		number
pp.	pp.	páginas			number
Prob.	Prob.	probabilidad			word
Ntra. Sra.	Ntra. Sra.	Nuestra Señora			any
Km	Km	kilómetro			number
Cra.	Cra.	carrera			number
Edif.	Edif.	edificio			name
edif.	edif.	edificio			name
Bº	Bº	barrio			any
C.C.	C.C.	centro comercial			name	sited
C. C.	C. C.	centro comercial			name	sited
Fracc.	Fracc.	fraccionamiento			name
Apdo. (word)	Apdo.	apartado			word
apdo. (word)	apdo.	apartado			word
Dª	Dª	doña			name
Fco.	Fco.	Francisco			any
M.ª	M.ª	María			any
Mª	Mª	María			any
a/a	a/a	a la atención de			any
mill.	mill.	millones			address
Tarj.	Tarj.	tarjeta			any
temp.	temp.	temperatura			word
Temp.	Temp.	temperatura			word
ep.	ep.	episodio			number
Ep.	Ep.	episodio			number
Hum.	Hum.	humedad			number
el min.	el min.	el minuto			number
Hab.	Hab.	habitación			number
Rda.	Rda.	ronda			any
Gta.	Gta.	glorieta			any
Trav.	Trav.	travesía			any
Bda.	Bda.	barriada			any
prob.	prob.	probabilidad			number
arts.	arts.	artículos			number
Arts.	Arts.	Artículos			number
R. D.	R. D.	Real Decreto			number
R.D.	R.D.	Real Decreto			number
sec.	sec.	sección			number
Sec.	Sec.	Sección			number
desp.	desp.	despacho			number
Desp.	Desp.	Despacho			number
ud. (ordinal)	ud.	unidad			ordinal
Temp. (number)	Temp.	temperatura			number
temp. (number)	temp.	temperatura			number
Nro.	Nro.	Número			number
nro.	nro.	número			number
Nº.	Nº.	Número			number
nº.	nº.	número			number
N.°	N.°	Número			number
n.°	n.°	número			number
n.os	n.os	números			number
N.os	N.os	Números			number
c/ (cada)	c/	cada			number
Plza.	Plza.	plaza			name
Blvd.	Blvd.	bulevar			name
Pje.	Pje.	pasaje			name
RR. HH.	RR. HH.	Recursos Humanos			closing
RR.HH.	RR.HH.	Recursos Humanos			closing
RRHH	RRHH	Recursos Humanos			any
JJ. OO.	JJ. OO.	Juegos Olímpicos			closing
JJ.OO.	JJ.OO.	Juegos Olímpicos			closing
Ltda.	Ltda.	limitada			closing
Tlf.	Tlf.	teléfono			any
tlf.	tlf.	teléfono			any
Telf.	Telf.	teléfono			any
Cel.	Cel.	celular			number
cel.	cel.	celular			number
s. n. m.	s. n. m.	sobre el nivel del mar			closing
s.n.m.	s.n.m.	sobre el nivel del mar			closing
Núm. ext.	Núm. ext.	número exterior			number
núm. ext.	núm. ext.	número exterior			number
No. ext.	No. ext.	número exterior			number
Núm. int.	Núm. int.	número interior			number
núm. int.	núm. int.	número interior			number
No. int.	No. int.	número interior			number
Mz.	Mz.	manzana			number
Lt.	Lt.	lote			number
c/ (con)	c/	con			any
s/	s/	sin			any
Prep.	Prep.	Preparación			any
vol. (grado)	vol.	en volumen			address
Vº Bº	Vº Bº	visto bueno			any
V.º B.º	V.º B.º	visto bueno			any
VºBº	VºBº	visto bueno			any
Profa. Dra.	Profa. Dra.	profesora doctora			name
Inga.	Inga.	ingeniera			name
Licda.	Licda.	licenciada			name
Lcda.	Lcda.	licenciada			name
Lcdo.	Lcdo.	licenciado			name
izdo.	izdo.	izquierdo			any
dcho.	dcho.	derecho			any
m.s.n.m.	m.s.n.m.	metros sobre el nivel del mar			address
m s. n. m.	m s. n. m.	metros sobre el nivel del mar			address
m s.n.m.	m s.n.m.	metros sobre el nivel del mar			address
msnm	msnm	metros sobre el nivel del mar			address
m. s. n. m.	m. s. n. m.	metros sobre el nivel del mar			address
S.A. de C.V.	S.A. de C.V.	sociedad anónima de capital variable			closing	company
S. A. de C. V.	S. A. de C. V.	sociedad anónima de capital variable			closing	company
S. de R.L. de C.V.	S. de R.L. de C.V.	sociedad de responsabilidad limitada de capital variable			closing	company
S. de R. L. de C. V.	S. de R. L. de C. V.	sociedad de responsabilidad limitada de capital variable			closing	company
################################################################
"""#
}
