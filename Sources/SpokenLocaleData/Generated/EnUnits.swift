// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnUnits {
    static let text: StaticString = #"""
identifier	symbol	spellings	spacing	nominative	plural-nominative	per	attribute
nanometer	nm			nanometer	nanometers	per nanometer	yes
micrometer	μm	µm|um		micrometer	micrometers	per micrometer	yes
millimeter	mm			millimeter	millimeters	per millimeter	yes
centimeter	cm	CM		centimeter	centimeters	per centimeter	yes
decimeter	dm			decimeter	decimeters	per decimeter	yes
meter	m			meter	meters	per meter	yes
kilometer	km	KM|Km		kilometer	kilometers	per kilometer	yes
inch	in	in.|″		inch	inches	per inch	yes
foot	ft	ft.|′|FT		foot	feet	per foot	yes
yard	yd	yd.|yds|yds.		yard	yards	per yard	yes
mile	mi	mi.		mile	miles	per mile	yes
nautical-mile	nmi			nautical mile	nautical miles	per nautical mile	yes
light-year	ly			light year	light years	per light year	yes
square-millimeter	mm²			square millimeter	square millimeters	per square millimeter	yes
square-centimeter	cm²	cm2		square centimeter	square centimeters	per square centimeter	yes
square-decimeter	dm²			square decimeter	square decimeters	per square decimeter	yes
square-meter	m²	sq m|sq. m.|m2		square meter	square meters	per square meter	yes
square-kilometer	km²	sq km|km2|sq. km		square kilometer	square kilometers	per square kilometer	yes
hectare	ha			hectare	hectares	per hectare	yes
are	a			are	ares	per are	yes
acre	ac			acre	acres	per acre	yes
square-foot	ft²	sq ft|sq. ft.|ft2|sqft|sq. ft|SQFT		square foot	square feet	per square foot	yes
square-mile	mi²	sq mi		square mile	square miles	per square mile	yes
microliter	μL			microliter	microliters	per microliter
milliliter	mL	ml|mls|ML		milliliter	milliliters	per milliliter
centiliter	cL	cl		centiliter	centiliters	per centiliter
deciliter	dL			deciliter	deciliters	per deciliter
liter	L	l|ltr		liter	liters	per liter
hectoliter	hL			hectoliter	hectoliters	per hectoliter
cubic-millimeter	mm³			cubic millimeter	cubic millimeters	per cubic millimeter
cubic-centimeter	cm³	cm3		cubic centimeter	cubic centimeters	per cubic centimeter
cubic-decimeter	dm³			cubic decimeter	cubic decimeters	per cubic decimeter
cubic-meter	m³	cu m|m3		cubic meter	cubic meters	per cubic meter
cubic-kilometer	km³			cubic kilometer	cubic kilometers	per cubic kilometer
teaspoon	tsp	tsp.|tsps|Tsp.|TSP|Tsp|t.		teaspoon	teaspoons	per teaspoon
tablespoon	tbsp	tbsp.|Tbsp|Tbsp.|TBSP|TBS|Tbs|tbs|Tbs.|T.		tablespoon	tablespoons	per tablespoon
cup	c	c.		cup	cups	per cup
glass	glass			glass	glasses	per glass
pinch	pinch			pinch	pinches	per pinch
fluid-ounce	fl oz	fl. oz.|fl oz.		fluid ounce	fluid ounces	per fluid ounce
pint	pt	pt.		pint	pints	per pint
gallon	gal	gal.		gallon	gallons	per gallon
barrel	bbl			barrel	barrels	per barrel
microgram	μg	µg|mcg		microgram	micrograms	per microgram
milligram	mg	MG		milligram	milligrams	per milligram
gram	g			gram	grams	per gram
kilogram	kg	kgs|Kg|KG		kilogram	kilograms	per kilogram
quintal	q			quintal	quintals	per quintal
tonne	t			metric ton	metric tons	per metric ton
ounce	oz	oz.|OZ|Oz		ounce	ounces	per ounce
pound	lb	lbs|lb.|lbs.|LBS|LB|Lbs|Lb|LBS.|Lbs.		pound	pounds	per pound
carat	CD	ct		carat	carats	per carat
nanosecond	ns			nanosecond	nanoseconds	per nanosecond
microsecond	μs	µs		microsecond	microseconds	per microsecond
millisecond	ms			millisecond	milliseconds	per millisecond
second	sec	s|sec.|secs|SEC|SECS		second	seconds	per second
minute	min	mins|min.|MIN|MINS|Min|Mins		minute	minutes	per minute
hour	hr	h|hrs|hrs.|hr.|HR|HRS|Hr|Hrs		hour	hours	per hour
day	day	d|days		day	days	per day
full-day	day			full day	full days	per full day
night	night			night	nights	per night
week	wk	wks|wk.		week	weeks	per week
month	mo	mos|mo.		month	months	per month
quarter	qtr	q		quarter	quarters	per quarter
year	yr	yrs|yr.|yrs.		year	years	per year
decade	dec			decade	decades	per decade
century	c			century	centuries	per century
meter-per-second	m/s			meter per second	meters per second		yes
kilometer-per-hour	km/h	kph|kmh|km/hr		kilometer per hour	kilometers per hour		yes
kilometer-per-second	km/s			kilometer per second	kilometers per second		yes
mile-per-hour	mph	mi/h|MPH		mile per hour	miles per hour		yes
knot	kn			knot	knots	per knot	yes
meter-per-square-second	m/s²	m/s2|m/s^2		meter per second squared	meters per second squared
generic	°		none	degree	degrees	per degree
celsius	°C	℃|° C|ºC	none	degree Celsius	degrees Celsius	per degree Celsius
fahrenheit	°F	℉|° F|ºF	none	degree Fahrenheit	degrees Fahrenheit	per degree Fahrenheit
kelvin	K			kelvin	kelvins	per kelvin
joule	J			joule	joules	per joule
kilojoule	kJ			kilojoule	kilojoules	per kilojoule
megajoule	MJ			megajoule	megajoules	per megajoule
calorie	cal			calorie	calories	per calorie
kilocalorie	kcal	kCal		kilocalorie	kilocalories	per kilocalorie
foodcalorie	Cal			calorie	calories	per calorie
watt-hour	Wh			watt-hour	watt-hours	per watt-hour
kilowatt-hour	kWh	kW⋅h|kW·h		kilowatt-hour	kilowatt-hours	per kilowatt-hour
megawatt-hour	MWh			megawatt-hour	megawatt-hours	per megawatt-hour
electronvolt	eV			electronvolt	electronvolts	per electronvolt
milliwatt	mW			milliwatt	milliwatts	per milliwatt	yes
watt	W			watt	watts	per watt	yes
kilowatt	kW			kilowatt	kilowatts	per kilowatt	yes
megawatt	MW			megawatt	megawatts	per megawatt	yes
gigawatt	GW			gigawatt	gigawatts	per gigawatt	yes
horsepower	hp	HP		horsepower	horsepower	per horsepower	yes
milliampere	mA			milliampere	milliamperes	per milliampere	yes
ampere	A			ampere	amperes	per ampere	yes
milliampere-hour	mAh			milliampere-hour	milliampere-hours	per milliampere-hour	yes
ampere-hour	Ah			ampere-hour	ampere-hours	per ampere-hour	yes
millivolt	mV			millivolt	millivolts	per millivolt	yes
volt	V			volt	volts	per volt	yes
kilovolt	kV			kilovolt	kilovolts	per kilovolt	yes
volt-ampere	VA			volt-ampere	volt-amperes	per volt-ampere	yes
ohm	Ω			ohm	ohms	per ohm	yes
kiloohm	kΩ			kilohm	kilohms	per kilohm	yes
farad	F			farad	farads	per farad	yes
microfarad	μF			microfarad	microfarads	per microfarad	yes
hertz	Hz			hertz	hertz	per hertz	yes
kilohertz	kHz			kilohertz	kilohertz	per kilohertz	yes
megahertz	MHz			megahertz	megahertz	per megahertz	yes
gigahertz	GHz			gigahertz	gigahertz	per gigahertz	yes
revolution-per-minute	rpm	RPM		revolution per minute	revolutions per minute		yes
beat-per-minute	bpm	BPM		beat per minute	beats per minute		yes
frame-per-second	fps	FPS		frame per second	frames per second		yes
bit	bit			bit	bits	per bit	yes
kilobit	kb			kilobit	kilobits	per kilobit	yes
megabit	Mb			megabit	megabits	per megabit	yes
gigabit	Gb			gigabit	gigabits	per gigabit	yes
terabit	Tb			terabit	terabits	per terabit	yes
byte	byte			byte	bytes	per byte	yes
kilobyte	kB	KB		kilobyte	kilobytes	per kilobyte	yes
megabyte	MB			megabyte	megabytes	per megabyte	yes
gigabyte	GB			gigabyte	gigabytes	per gigabyte	yes
terabyte	TB			terabyte	terabytes	per terabyte	yes
petabyte	PB			petabyte	petabytes	per petabyte	yes
kilobit-per-second	kbps	kbit/s		kilobit per second	kilobits per second		yes
megabit-per-second	Mbps	Mbit/s|Mb/s|mbps		megabit per second	megabits per second		yes
gigabit-per-second	Gbps	Gbit/s|Gb/s		gigabit per second	gigabits per second		yes
kilobyte-per-second	kB/s			kilobyte per second	kilobytes per second		yes
megabyte-per-second	MB/s			megabyte per second	megabytes per second		yes
gigabyte-per-second	GB/s			gigabyte per second	gigabytes per second		yes
pascal	Pa			pascal	pascals	per pascal	yes
hectopascal	hPa			hectopascal	hectopascals	per hectopascal	yes
kilopascal	kPa			kilopascal	kilopascals	per kilopascal	yes
megapascal	MPa			megapascal	megapascals	per megapascal	yes
bar	bar			bar	bars	per bar	yes
millibar	mbar			millibar	millibars	per millibar	yes
atmosphere	atm			atmosphere	atmospheres	per atmosphere	yes
millimeter-ofhg	mmHg	mm Hg		millimeter of mercury	millimeters of mercury	per millimeter of mercury	yes
millimeter-water	mmH₂O			millimeter of water	millimeters of water	per millimeter of water	yes
newton	N			newton	newtons	per newton	yes
kilonewton	kN			kilonewton	kilonewtons	per kilonewton	yes
kilogram-force	kgf			kilogram-force	kilograms-force	per kilogram-force	yes
newton-meter	N⋅m	N·m		newton-meter	newton-meters	per newton-meter	yes
degree	°		none	degree	degrees	per degree
arc-minute	′		none	arcminute	arcminutes	per arcminute
arc-second	″		none	arcsecond	arcseconds	per arcsecond
radian	rad			radian	radians	per radian
revolution	rev			revolution	revolutions	per revolution
percent	%	pct	none	percent	percent
percentage-point	pp	pct. pts.|pct. pts|pct. pt.		percentage point	percentage points	per percentage point
permille	‰		none	per mille	per mille
basis-point	bp			basis point	basis points	per basis point
mole	mol			mole	moles	per mole
millimole-per-liter	mmol/L			millimole per liter	millimoles per liter
micromole-per-liter	μmol/L			micromole per liter	micromoles per liter
milligram-per-deciliter	mg/dL			milligram per deciliter	milligrams per deciliter
milligram-per-liter	mg/L			milligram per liter	milligrams per liter
gram-per-liter	g/L			gram per liter	grams per liter
gram-per-cubic-centimeter	g/cm³			gram per cubic centimeter	grams per cubic centimeter
kilogram-per-cubic-meter	kg/m³			kilogram per cubic meter	kilograms per cubic meter
gram-per-square-meter	g/m²			gram per square meter	grams per square meter
kilogram-per-square-meter	kg/m²			kilogram per square meter	kilograms per square meter
lux	lx			lux	lux	per lux	yes
lumen	lm			lumen	lumens	per lumen	yes
candela	cd			candela	candelas	per candela	yes
decibel	dB			decibel	decibels	per decibel	yes
sievert	Sv			sievert	sieverts	per sievert
millisievert	mSv			millisievert	millisieverts	per millisievert
microsievert	μSv			microsievert	microsieverts	per microsievert
becquerel	Bq			becquerel	becquerels	per becquerel
international-unit	IU			international unit	international units	per international unit
pixel	px			pixel	pixels	per pixel	yes
megapixel	MP			megapixel	megapixels	per megapixel	yes
dot-per-inch	dpi			dot per inch	dots per inch		yes
pixel-per-inch	ppi			pixel per inch	pixels per inch		yes
typographic-point	pt			point	points	per point	yes
liter-per-kilometer	L/km			liter per kilometer	liters per kilometer
piece	pc	pcs|pcs.|pc.		piece	pieces	per piece
item	item			item	items	per item
portion	portion			portion	portions	per portion
pack	pack			pack	packs	per pack
packet	pkt	pkt.		packet	packets	per packet
sachet	sachet			sachet	sachets	per sachet
pair	pr			pair	pairs	per pair
kit	kit			kit	kits	per kit
set	set			set	sets	per set
box	box			box	boxes	per box
bottle	btl			bottle	bottles	per bottle
can	can			can	cans	per can
bag	bag			bag	bags	per bag
roll	roll			roll	rolls	per roll
slice	slice			slice	slices	per slice
tablet	tab			tablet	tablets	per tablet
capsule	cap			capsule	capsules	per capsule
drop	drop			drop	drops	per drop
sheet	sheet			sheet	sheets	per sheet
page	p.	pp.|pg.		page	pages	per page
copy	copy			copy	copies	per copy
person	person			person	people	per person
adult	adult			adult	adults	per adult
child	child			child	children	per child
guest	guest			guest	guests	per guest
seat	seat			seat	seats	per seat
room	room			room	rooms	per room
floor	fl			floor	floors	per floor
time	×			time	times	per time
step	step			step	steps	per step
point	pt	pts|pts.		point	points	per point
bonus	bonus			bonus point	bonus points	per bonus point
star	★			star	stars	per star
quart	qt	qt.|qts|qts.		quart	quarts	per quart
pound-force-per-square-inch	psi	PSI		pound per square inch	pounds per square inch		yes
mile-per-gallon	mpg	MPG		mile per gallon	miles per gallon		yes
permillion	ppm	PPM		part per million	parts per million
gigawatt-hour	GWh			gigawatt-hour	gigawatt-hours	per gigawatt-hour
cubic-foot	ft³	cu ft|cu. ft.|cu. ft|ft3		cubic foot	cubic feet	per cubic foot	yes
square-inch	in²	sq in|sq. in.|in2		square inch	square inches	per square inch	yes
cubic-inch	in³	cu in|cu. in.|in3		cubic inch	cubic inches	per cubic inch	yes
inch-ofhg	inHg	in. Hg|in Hg		inch of mercury	inches of mercury		yes
foot-per-second	ft/s			foot per second	feet per second		yes
################################################################
"""#
}
