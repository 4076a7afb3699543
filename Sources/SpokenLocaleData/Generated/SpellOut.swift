// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum SpellOut {
    static let text: StaticString = #"""
key	language	set	from	wrong	right
am-1	am			ሁለት አስር	ሃያ
am-2	am			ሦስት አስር	ሠላሳ
am-3	am			አራት አስር	አርባ
am-4	am			አምስት አስር	ሃምሳ
am-5	am			ስድስት አስር	ስልሳ
am-6	am			ሰባት አስር	ሰባ
am-7	am			ስምንት አስር	ሰማንያ
am-8	am			ዘጠኝ አስር	ዘጠና
am-9	am			አስር (\S)	አስራ $1
am-10	am			ባዶ	ዜሮ
ar-1	ar	cardinal-feminine	3		-
ar-2	ar	ordinal	100		-
ar-3	ar	ordinal		صفر	-
ar-4	ar			ألفي($| )	-
ar-5	ar			ألفين	ألفان
ar-6	ar			(ثلاث|أربع|خمس|ست|سبع|تسع)ة مائة	$1مائة
ar-7	ar			ثمانية مائة	ثمانمائة
ar-8	ar			إحدى عشر( |$)	أحد عشر$1
ar-9	ar			إثن	اثن
ar-10	ar			  +	 
az-1	az			atmış	altmış
bg-1	bg	ordinal		^нула$	-
bg-2	bg	ordinal	200		-
bs-1	bs			jedinica	jedna
bs-2	bs			jedna hiljada	hiljadu
bs-3	bs			(dve|tri|četiri) hiljada	$1 hiljade
bs-4	bs			dvesta	dvjesta
bs-5	bs			dve	dvije
bs-6	bs			četristo	četiristo
bs-7	bs			šesto	šeststo
ca-1	ca			(dos|tres|quatre|cinc|sis|set|vuit|nou)-cent([- ])	$1-cents$2
ca-2	ca			cent(s?)-	cent$1 
cs-1	cs			^jedna tisíc	tisíc
cs-2	cs			jedna tisíc	jeden tisíc
cs-3	cs			( )dvě tisíc( |$)	$1dva tisíc$2
da-1	da	ordinal	100		-
da-2	da	ordinal		etog	enog
el-1	el			εννεν	ενεν
el-2	el			χίλιάδες	χιλιάδες
el-3	el	ordinal		όγδο$	όγδοο
fr-1	fr			quatre-vingt (milli)	quatre-vingts $1
fr-2	fr			(deux|trois|quatre|cinq|six|sept|huit|neuf) cent (milli)	$1 cents $2
he-1	he			(.) (עשרים|שלושים|ארבעים|חמישים|שישים|שבעים|שמונים|תשעים)$	$1 ו$2
he-2	he			(אלף|אלפיים|אלפים) (מאה|מאתיים|[^ ]+ מאות)$	$1 ו$2
hr-1	hr	ordinal	100		-
hr-2	hr			(dvije|tri|četiri) tisuća	$1 tisuće
hr-3	hr	ordinal		nulai	-
hu-1	hu	ordinal		^nulla$	nulladik
hy-1	hy			տասն( |$)	տասը$1
hy-2	hy			իննասուն	իննսուն
hy-3	hy			միլիօն	միլիոն
id-1	id	ordinal		^kesatu$	pertama
id-2	id	ordinal		kekosong	-
id-3	id			kosong	nol
is-1	is			sjó	sjö
is-2	is			millión	milljón
it-1	it	ordinal		zeresim	-
ja-1	ja			〇	零
ja-2	ja			・	点
kk-1	kk	ordinal		қырықыншы	қырқыншы
ko-1	ko			공	영
lo-1	lo			ศูนย์	ສູນ
lo-2	lo			ร้อย	ຮ້ອຍ
lo-3	lo			พัน	ພັນ
lo-4	lo			หมื่น	ໝື່ນ
lo-5	lo			แสน	ແສນ
lo-6	lo			ล้าน	ລ້ານ
lv-1	lv			^simt$	simts
lv-2	lv			^tūkstoš$	tūkstotis
lv-3	lv			viens tūkstoši	viens tūkstotis
mk-1	mk			еднасто	сто
mk-2	mk			двесто	двесте
mk-3	mk			тристо	триста
mk-4	mk			шестсто	шестотини
mk-5	mk			(четири|пет|седум|осум|девет)сто	$1стотини
mk-6	mk			илјада	илјади
mk-7	mk			една илјади	една илјада
mk-8	mk			^една илјада	илјада
mk-9	mk			(сто|двесте|триста|стотини|шестотини|илјада|илјади) ([^ ]+)$	$1 и $2
nb-1	nb	ordinal	100		-
no-1	no	ordinal	100		-
nl-1	nl			(^| )een( komma|$)	$1één$2
pt-1	pt	ordinal	2000		-
pt-2	pt	ordinal		^zero$	-
ro-1	ro			ş	ș
ro-2	ro			ţ	ț
ro-3	ro			patrusprezece	paisprezece
ro-4	ro			șasesprezece	șaisprezece
ro-5	ro			șasezeci	șaizeci
ro-6	ro			una (sută|mie)	o $1
ro-7	ro			unu milion	un milion
ro-8	ro			(zeci|zeci și [^ ]+|sută|sute) mii	$1 de mii
sk-1	sk			(^| )jednasto	$1sto
sk-2	sk			^jedna tisíc	tisíc
sk-3	sk			jedna tisíc	jeden tisíc
sk-4	sk			^dve tisíc	dvetisíc
sl-1	sl			dvaset	dvajset
sl-2	sl			štrinajst	štirinajst
sl-3	sl			asemnajst	osemnajst
sl-4	sl			dvjesto	dvesto
sl-5	sl			šesto	šeststo
sl-6	sl			dvije tisuće	dva tisoč
sl-7	sl			tisuć[ue]	tisoč
sl-8	sl			dvije	dve
sl-9	sl			milij	-
sl-10	sl			(dvajset|(?:tri|štiri|pet|šest|sedem|osem|devet)deset) (ena|dva|dve|tri|štiri|pet|šest|sedem|osem|devet)	$2in$1
sl-11	sl			dvein	dvain
sl-12	sl	cardinal-masculine		(^|sto |tisoč )ena$	$1en
sl-13	sl	cardinal-neuter		(^|sto |tisoč )ena$	$1eno
sl-14	sl	cardinal-masculine		(^|sto |tisoč )tri$	$1trije
sl-15	sl	cardinal-masculine		(^|sto |tisoč )štiri$	$1štirje
sr-1	sr	ordinal	200		-
sr-2	sr			^једна хиљаду	хиљаду
sr-3	sr			(две|три|четири) хиљада	$1 хиљаде
ta-1	ta			^ஒன்று ஆயிரம்	ஆயிரம்
ta-2	ta			ஆயிரம் ([^ ])	ஆயிரத்து $1
ta-3	ta			ூறு (?=[^ ])(?!ஆயிரம்|லட்சம்|கோடி)	ூற்று 
ta-4	ta			பது (?=[^ ])(?!ஆயிரம்|லட்சம்|கோடி)	பத்து 
yue-1	yue			〇	零
yue-2	yue	before-noun		^二$	兩
zh-1	zh			〇	零
zh-2	zh	before-noun		^二$	两
hi-9	hi	minus		ऋण	माइनस
hy-9	hy	minus		հանած	մինուս
id-9	id	minus		negatif	minus
lt-9	lt	minus		mīnus	minus
lo-9	lo			ลบ	ລົບ
lo-10	lo			จุด	ຈຸດ
lo-11	lo	ordinal		ที่	ທີ
################################################################
"""#
}
