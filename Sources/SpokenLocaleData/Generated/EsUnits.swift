// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsUnits {
    static let text: StaticString = #"""
identifier	symbol	spellings	spacing	gender	nominative	plural-nominative	per
nanometer	nm			masculine	nanómetro	nanómetros	por nanómetro
micrometer	μm	µm|um		masculine	micrómetro	micrómetros	por micrómetro
millimeter	mm			masculine	milímetro	milímetros	por milímetro
centimeter	cm	CM		masculine	centímetro	centímetros	por centímetro
decimeter	dm			masculine	decímetro	decímetros	por decímetro
meter	m	mts|mts.		masculine	metro	metros	por metro
kilometer	km	KM|Km		masculine	kilómetro	kilómetros	por kilómetro
inch	in	″|pulg.		feminine	pulgada	pulgadas	por pulgada
foot	ft	′		masculine	pie	pies	por pie
yard	yd			feminine	yarda	yardas	por yarda
mile	mi			feminine	milla	millas	por milla
nautical-mile	nmi			feminine	milla náutica	millas náuticas	por milla náutica
light-year	a. l.			masculine	año luz	años luz	por año luz
square-millimeter	mm²			masculine	milímetro cuadrado	milímetros cuadrados	por milímetro cuadrado
square-centimeter	cm²	cm2		masculine	centímetro cuadrado	centímetros cuadrados	por centímetro cuadrado
square-decimeter	dm²			masculine	decímetro cuadrado	decímetros cuadrados	por decímetro cuadrado
square-meter	m²	m2		masculine	metro cuadrado	metros cuadrados	por metro cuadrado
square-kilometer	km²	km2		masculine	kilómetro cuadrado	kilómetros cuadrados	por kilómetro cuadrado
hectare	ha			feminine	hectárea	hectáreas	por hectárea
are	a			feminine	área	áreas	por área
acre	ac			masculine	acre	acres	por acre
square-foot	ft²			masculine	pie cuadrado	pies cuadrados	por pie cuadrado
square-mile	mi²			feminine	milla cuadrada	millas cuadradas	por milla cuadrada
microliter	μl			masculine	microlitro	microlitros	por microlitro
milliliter	ml	mL|ML		masculine	mililitro	mililitros	por mililitro
centiliter	cl			masculine	centilitro	centilitros	por centilitro
deciliter	dl			masculine	decilitro	decilitros	por decilitro
liter	l	L|lt|lts|lts.|Lt|Lts		masculine	litro	litros	por litro
hectoliter	hl			masculine	hectolitro	hectolitros	por hectolitro
cubic-millimeter	mm³			masculine	milímetro cúbico	milímetros cúbicos	por milímetro cúbico
cubic-centimeter	cm³	cm3|cc|c.c.		masculine	centímetro cúbico	centímetros cúbicos	por centímetro cúbico
cubic-decimeter	dm³			masculine	decímetro cúbico	decímetros cúbicos	por decímetro cúbico
cubic-meter	m³	m3		masculine	metro cúbico	metros cúbicos	por metro cúbico
cubic-kilometer	km³			masculine	kilómetro cúbico	kilómetros cúbicos	por kilómetro cúbico
teaspoon	cdta.	cdtas.|cdta		feminine	cucharadita	cucharaditas	por cucharadita
tablespoon	cda.	cdas.|cda		feminine	cucharada	cucharadas	por cucharada
cup	tza.			feminine	taza	tazas	por taza
glass	vaso			masculine	vaso	vasos	por vaso
pinch	pizca			feminine	pizca	pizcas	por pizca
fluid-ounce	fl oz			feminine	onza líquida	onzas líquidas	por onza líquida
pint	pt			feminine	pinta	pintas	por pinta
gallon	gal			masculine	galón	galones	por galón
barrel	bbl			masculine	barril	barriles	por barril
microgram	μg	µg|mcg		masculine	microgramo	microgramos	por microgramo
milligram	mg	MG		masculine	miligramo	miligramos	por miligramo
gram	g	gr|gr.|g.|grs|grs.		masculine	gramo	gramos	por gramo
kilogram	kg	kg.|kgs|kilo|Kg|KG|Kg.		masculine	kilogramo	kilogramos	por kilogramo
quintal	q			masculine	quintal	quintales	por quintal
tonne	t	Tn|tn		feminine	tonelada	toneladas	por tonelada
ounce	oz	OZ		feminine	onza	onzas	por onza
pound	lb	lbs|LBS|LB		feminine	libra	libras	por libra
carat	ct			masculine	quilate	quilates	por quilate
nanosecond	ns			masculine	nanosegundo	nanosegundos	por nanosegundo
microsecond	μs	µs		masculine	microsegundo	microsegundos	por microsegundo
millisecond	ms			masculine	milisegundo	milisegundos	por milisegundo
second	s	seg|seg.|s.|SEG		masculine	segundo	segundos	por segundo
minute	min	min.|mins|MIN|MINS		masculine	minuto	minutos	por minuto
hour	h	h.|hs|hrs|horas|hs.|HRS|HR|Hrs		feminine	hora	horas	por hora
day	d	días|día		masculine	día	días	al día
full-day	día			masculine	día completo	días completos	por día completo
night	noche			feminine	noche	noches	por noche
week	sem.	sem		feminine	semana	semanas	a la semana
month	mes	meses|mes.		masculine	mes	meses	al mes
quarter	trim.			masculine	trimestre	trimestres	al trimestre
year	a.	años|año		masculine	año	años	al año
decade	déc.			feminine	década	décadas	por década
century	s.			masculine	siglo	siglos	por siglo
meter-per-second	m/s			masculine	metro por segundo	metros por segundo
kilometer-per-hour	km/h	km/hr|kph		masculine	kilómetro por hora	kilómetros por hora
kilometer-per-second	km/s			masculine	kilómetro por segundo	kilómetros por segundo
mile-per-hour	mi/h	mph		feminine	milla por hora	millas por hora
knot	kn			masculine	nudo	nudos	por nudo
meter-per-square-second	m/s²	m/s2|m/s^2		masculine	metro por segundo al cuadrado	metros por segundo al cuadrado
generic	°		none	masculine	grado	grados	por grado
celsius	°C	℃|° C|ºC|grados C		masculine	grado Celsius	grados Celsius	por grado Celsius
fahrenheit	°F			masculine	grado Fahrenheit	grados Fahrenheit	por grado Fahrenheit
kelvin	K			masculine	kelvin	kelvin	por kelvin
joule	J			masculine	julio	julios	por julio
kilojoule	kJ			masculine	kilojulio	kilojulios	por kilojulio
megajoule	MJ			masculine	megajulio	megajulios	por megajulio
calorie	cal			feminine	caloría	calorías	por caloría
kilocalorie	kcal			feminine	kilocaloría	kilocalorías	por kilocaloría
foodcalorie	kcal			feminine	caloría	calorías	por caloría
watt-hour	Wh			masculine	vatio hora	vatios hora	por vatio hora
kilowatt-hour	kWh			masculine	kilovatio hora	kilovatios hora	por kilovatio hora
megawatt-hour	MWh			masculine	megavatio hora	megavatios hora	por megavatio hora
electronvolt	eV			masculine	electronvoltio	electronvoltios	por electronvoltio
milliwatt	mW			masculine	milivatio	milivatios	por milivatio
watt	W			masculine	vatio	vatios	por vatio
kilowatt	kW			masculine	kilovatio	kilovatios	por kilovatio
megawatt	MW			masculine	megavatio	megavatios	por megavatio
gigawatt	GW			masculine	gigavatio	gigavatios	por gigavatio
horsepower	CV	cv		masculine	caballo de vapor	caballos de vapor	por caballo de vapor
milliampere	mA			masculine	miliamperio	miliamperios	por miliamperio
ampere	A			masculine	amperio	amperios	por amperio
milliampere-hour	mAh			masculine	miliamperio hora	miliamperios hora	por miliamperio hora
ampere-hour	Ah			masculine	amperio hora	amperios hora	por amperio hora
millivolt	mV			masculine	milivoltio	milivoltios	por milivoltio
volt	V			masculine	voltio	voltios	por voltio
kilovolt	kV			masculine	kilovoltio	kilovoltios	por kilovoltio
volt-ampere	VA			masculine	voltiamperio	voltiamperios	por voltiamperio
ohm	Ω			masculine	ohmio	ohmios	por ohmio
kiloohm	kΩ			masculine	kiloohmio	kiloohmios	por kiloohmio
farad	F			masculine	faradio	faradios	por faradio
microfarad	μF			masculine	microfaradio	microfaradios	por microfaradio
hertz	Hz			masculine	hercio	hercios	por hercio
kilohertz	kHz			masculine	kilohercio	kilohercios	por kilohercio
megahertz	MHz			masculine	megahercio	megahercios	por megahercio
gigahertz	GHz			masculine	gigahercio	gigahercios	por gigahercio
revolution-per-minute	rpm	RPM		feminine	revolución por minuto	revoluciones por minuto
beat-per-minute	lpm			masculine	latido por minuto	latidos por minuto
frame-per-second	fps	FPS		masculine	fotograma por segundo	fotogramas por segundo
bit	bit			masculine	bit	bits	por bit
kilobit	kb			masculine	kilobit	kilobits	por kilobit
megabit	Mb			masculine	megabit	megabits	por megabit
gigabit	Gb			masculine	gigabit	gigabits	por gigabit
terabit	Tb			masculine	terabit	terabits	por terabit
byte	B			masculine	byte	bytes	por byte
kilobyte	kB	KB		masculine	kilobyte	kilobytes	por kilobyte
megabyte	MB			masculine	megabyte	megabytes	por megabyte
gigabyte	GB			masculine	gigabyte	gigabytes	por gigabyte
terabyte	TB			masculine	terabyte	terabytes	por terabyte
petabyte	PB			masculine	petabyte	petabytes	por petabyte
kilobit-per-second	kb/s			masculine	kilobit por segundo	kilobits por segundo
megabit-per-second	Mb/s	Mbit/s|Mbps		masculine	megabit por segundo	megabits por segundo
gigabit-per-second	Gb/s			masculine	gigabit por segundo	gigabits por segundo
kilobyte-per-second	kB/s			masculine	kilobyte por segundo	kilobytes por segundo
megabyte-per-second	MB/s			masculine	megabyte por segundo	megabytes por segundo
gigabyte-per-second	GB/s			masculine	gigabyte por segundo	gigabytes por segundo
pascal	Pa			masculine	pascal	pascales	por pascal
hectopascal	hPa			masculine	hectopascal	hectopascales	por hectopascal
kilopascal	kPa			masculine	kilopascal	kilopascales	por kilopascal
megapascal	MPa			masculine	megapascal	megapascales	por megapascal
bar	bar			masculine	bar	bares	por bar
millibar	mbar			masculine	milibar	milibares	por milibar
atmosphere	atm			feminine	atmósfera	atmósferas	por atmósfera
millimeter-ofhg	mmHg	mm Hg		masculine	milímetro de mercurio	milímetros de mercurio	por milímetro de mercurio
millimeter-water	mmH₂O			masculine	milímetro de agua	milímetros de agua	por milímetro de agua
newton	N			masculine	newton	newtons	por newton
kilonewton	kN			masculine	kilonewton	kilonewtons	por kilonewton
kilogram-force	kgf			masculine	kilogramo fuerza	kilogramos fuerza	por kilogramo fuerza
newton-meter	N⋅m			masculine	newton metro	newtons metro	por newton metro
degree	°		none	masculine	grado	grados	por grado
arc-minute	′		none	masculine	minuto de arco	minutos de arco	por minuto de arco
arc-second	″		none	masculine	segundo de arco	segundos de arco	por segundo de arco
radian	rad			masculine	radián	radianes	por radián
revolution	rev			feminine	revolución	revoluciones	por revolución
percent	%	por 100		masculine	por ciento	por ciento
percentage-point	p. p.			masculine	punto porcentual	puntos porcentuales	por punto porcentual
permille	‰			masculine	por mil	por mil
basis-point	p. b.	pb		masculine	punto básico	puntos básicos	por punto básico
mole	mol			masculine	mol	moles	por mol
millimole-per-liter	mmol/l	mmol/L		masculine	milimol por litro	milimoles por litro
micromole-per-liter	μmol/l	μmol/L		masculine	micromol por litro	micromoles por litro
milligram-per-deciliter	mg/dl	mg/dL		masculine	miligramo por decilitro	miligramos por decilitro
milligram-per-liter	mg/l	mg/L		masculine	miligramo por litro	miligramos por litro
gram-per-liter	g/l	g/L		masculine	gramo por litro	gramos por litro
gram-per-cubic-centimeter	g/cm³			masculine	gramo por centímetro cúbico	gramos por centímetro cúbico
kilogram-per-cubic-meter	kg/m³			masculine	kilogramo por metro cúbico	kilogramos por metro cúbico
gram-per-square-meter	g/m²			masculine	gramo por metro cuadrado	gramos por metro cuadrado
kilogram-per-square-meter	kg/m²			masculine	kilogramo por metro cuadrado	kilogramos por metro cuadrado
lux	lx			masculine	lux	lux	por lux
lumen	lm			masculine	lumen	lúmenes	por lumen
candela	cd			feminine	candela	candelas	por candela
decibel	dB			masculine	decibelio	decibelios	por decibelio
sievert	Sv			masculine	sievert	sieverts	por sievert
millisievert	mSv			masculine	milisievert	milisieverts	por milisievert
microsievert	μSv			masculine	microsievert	microsieverts	por microsievert
becquerel	Bq			masculine	becquerel	becquereles	por becquerel
international-unit	UI			feminine	unidad internacional	unidades internacionales	por unidad internacional
pixel	px			masculine	píxel	píxeles	por píxel
megapixel	MP			masculine	megapíxel	megapíxeles	por megapíxel
dot-per-inch	ppp			masculine	punto por pulgada	puntos por pulgada
pixel-per-inch	px/in			masculine	píxel por pulgada	píxeles por pulgada
typographic-point	pt			masculine	punto	puntos	por punto
liter-per-kilometer	l/km			masculine	litro por kilómetro	litros por kilómetro
piece	ud.	uds.|ud|uds|u.|unid.		feminine	unidad	unidades	por unidad
item	art.			masculine	artículo	artículos	por artículo
portion	rac.	ración|raciones		feminine	ración	raciones	por ración
pack	paq.			masculine	paquete	paquetes	por paquete
packet	paq.			masculine	paquete	paquetes	por paquete
sachet	sobre			masculine	sobre	sobres	por sobre
pair	par			masculine	par	pares	por par
kit	juego			masculine	juego	juegos	por juego
set	conj.			masculine	conjunto	conjuntos	por conjunto
box	caja			feminine	caja	cajas	por caja
bottle	bot.			feminine	botella	botellas	por botella
can	lata			feminine	lata	latas	por lata
bag	bolsa			feminine	bolsa	bolsas	por bolsa
roll	rollo			masculine	rollo	rollos	por rollo
slice	trozo			masculine	trozo	trozos	por trozo
tablet	comp.			masculine	comprimido	comprimidos	por comprimido
capsule	cáps.			feminine	cápsula	cápsulas	por cápsula
drop	gota			feminine	gota	gotas	por gota
sheet	hoja			feminine	hoja	hojas	por hoja
page	pág.			feminine	página	páginas	por página
copy	ej.			masculine	ejemplar	ejemplares	por ejemplar
person	pers.			feminine	persona	personas	por persona
adult	adulto			masculine	adulto	adultos	por adulto
child	niño			masculine	niño	niños	por niño
guest	huésped			masculine	huésped	huéspedes	por huésped
seat	plaza			feminine	plaza	plazas	por plaza
room	hab.			feminine	habitación	habitaciones	por habitación
floor	piso			masculine	piso	pisos	por piso
time	vez			feminine	vez	veces	por vez
step	paso			masculine	paso	pasos	por paso
point	pto.	ptos.|ptos|pts.|pts		masculine	punto	puntos	por punto
bonus	bono			masculine	bono	bonos	por bono
star	★			feminine	estrella	estrellas	por estrella
quart	qt			masculine	cuarto de galón	cuartos de galón	por cuarto de galón
pound-force-per-square-inch	psi	PSI		feminine	libra por pulgada cuadrada	libras por pulgada cuadrada
mile-per-gallon	mpg			feminine	milla por galón	millas por galón
permillion	ppm			feminine	parte por millón	partes por millón
gigawatt-hour	GWh			masculine	gigavatio hora	gigavatios hora	por gigavatio hora
cubic-foot	ft³			masculine	pie cúbico	pies cúbicos	por pie cúbico
square-inch	in²			feminine	pulgada cuadrada	pulgadas cuadradas	por pulgada cuadrada
cubic-inch	in³			feminine	pulgada cúbica	pulgadas cúbicas	por pulgada cúbica
inch-ofhg	inHg			feminine	pulgada de mercurio	pulgadas de mercurio
foot-per-second	ft/s			masculine	pie por segundo	pies por segundo
################################################################
"""#
}
