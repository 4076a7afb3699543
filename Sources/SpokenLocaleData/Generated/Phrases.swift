// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum Phrases {
    static let text: StaticString = #"""
key	text	case
it/from	da
it/upTo	fino a
it/about	circa
it/forPrice	per
it/range-start	da
it/range-end	a
it/free	gratis
pt/from	a partir de
pt/upTo	até
pt/about	cerca de
pt/forPrice	por
pt/range-start	de
pt/range-end	a
pt/free	grátis
nl/from	vanaf
nl/upTo	tot
nl/about	ongeveer
nl/forPrice	voor
nl/range-start	van
nl/range-end	tot
nl/free	gratis
sv/from	från
sv/upTo	upp till
sv/about	cirka
sv/forPrice	för
sv/range-start	från
sv/range-end	till
sv/free	gratis
da/from	fra
da/upTo	op til
da/about	cirka
da/forPrice	for
da/range-start	fra
da/range-end	til
da/free	gratis
nb/from	fra
nb/upTo	opptil
nb/about	omtrent
nb/forPrice	for
nb/range-start	fra
nb/range-end	til
nb/free	gratis
no/from	fra
no/upTo	opptil
no/about	omtrent
no/forPrice	for
no/range-start	fra
no/range-end	til
no/free	gratis
nn/from	frå
nn/upTo	opptil
nn/about	om lag
nn/forPrice	for
nn/range-start	frå
nn/range-end	til
nn/free	gratis
fi/about	noin
fi/free	ilmainen
et/about	umbes
et/free	tasuta
ca/upTo	fins a
ca/forPrice	per
ca/free	gratis
ro/from	de la
ro/upTo	până la
ro/about	circa
ro/forPrice	pentru
ro/range-start	de la
ro/range-end	până la
ro/free	gratuit
bg/from	от
bg/upTo	до
bg/about	около
bg/forPrice	за
bg/range-start	от
bg/range-end	до
bg/free	безплатно
mk/from	од
mk/upTo	до
mk/about	околу
mk/forPrice	за
mk/range-start	од
mk/range-end	до
mk/free	бесплатно
cs/from	od	genitive
cs/upTo	do	genitive
cs/about	asi
cs/forPrice	za	accusative
cs/range-start	od	genitive
cs/range-end	do	genitive
cs/free	zdarma
sk/from	od	genitive
sk/upTo	do	genitive
sk/about	asi
sk/forPrice	za	accusative
sk/range-start	od	genitive
sk/range-end	do	genitive
sk/free	zadarmo
sl/from	od	genitive
sl/upTo	do	genitive
sl/about	približno
sl/forPrice	za	accusative
sl/range-start	od	genitive
sl/range-end	do	genitive
sl/free	brezplačno
hr/from	od	genitive
hr/upTo	do	genitive
hr/about	otprilike
hr/forPrice	za	accusative
hr/range-start	od	genitive
hr/range-end	do	genitive
hr/free	besplatno
sr/from	од	genitive
sr/upTo	до	genitive
sr/about	отприлике
sr/forPrice	за	accusative
sr/range-start	од	genitive
sr/range-end	до	genitive
sr/free	бесплатно
lt/from	nuo	genitive
lt/upTo	iki	genitive
lt/about	maždaug
lt/range-start	nuo	genitive
lt/range-end	iki	genitive
lt/free	nemokamai
el/from	από	accusative
el/upTo	έως	accusative
el/about	περίπου
el/forPrice	για	accusative
el/range-start	από	accusative
el/range-end	έως	accusative
el/free	δωρεάν
tr/from	en az
tr/upTo	en fazla
tr/about	yaklaşık
tr/free	ücretsiz
az/from	ən azı
az/upTo	ən çoxu
az/about	təxminən
az/free	pulsuz
vi/from	từ
vi/upTo	tối đa
vi/about	khoảng
vi/range-start	từ
vi/range-end	đến
vi/free	miễn phí
id/from	mulai dari
id/upTo	hingga
id/about	sekitar
id/range-start	dari
id/range-end	hingga
id/free	gratis
ms/from	dari
ms/upTo	hingga
ms/about	kira-kira
ms/range-start	dari
ms/range-end	hingga
ms/free	percuma
ja/from	{0}から
ja/upTo	{0}まで
ja/about	約{0}
ja/free	無料
ko/from	{0}부터
ko/upTo	{0}까지
ko/about	약 {0}
ko/free	무료
zh/from	{0}起
zh/upTo	最多{0}
ko/percent	{0}퍼센트
zh/percent	百分之{0}
yue/from	{0}起
yue/upTo	最多{0}
yue/about	約{0}
yue/free	免費
yue/percent	百分之{0}
th/from	ตั้งแต่ {0}
th/upTo	สูงสุด {0}
th/about	ประมาณ {0}
th/free	ฟรี
he/from	החל מ-{0}
he/from-words	החל מ{0}
he/upTo	עד
he/about	בערך
he/free	חינם
ar/from	ابتداءً من	genitive
ar/upTo	حتى	genitive
ar/about	حوالي	genitive
ar/free	مجانًا
fa/from	از
fa/upTo	تا
fa/about	حدود
fa/free	رایگان
hi/about	लगभग
hi/free	मुफ़्त
cs/ordinal	{0}.
sk/ordinal	{0}.
da/ordinal	{0}.
nb/ordinal	{0}.
nn/ordinal	{0}.
no/ordinal	{0}.
et/ordinal	{0}.
fi/ordinal	{0}.
fo/ordinal	{0}.
hu/ordinal	{0}.
is/ordinal	{0}.
lb/ordinal	{0}.
lv/ordinal	{0}.
hr/ordinal	{0}.
bs/ordinal	{0}.
sr/ordinal	{0}.
sl/ordinal	{0}.
tr/ordinal	{0}.
it/ordinal	{0}º
it/ordinal-feminine	{0}ª
pt/ordinal	{0}º
pt/ordinal-feminine	{0}ª
nl/ordinal	{0}e
sv/ordinal	{0}:e
sv/ordinal-one	{0}:a
ca/ordinal-one	{0}r
ca/ordinal-two	{0}n
ca/ordinal-few	{0}t
ca/ordinal	{0}è
ca/ordinal-feminine	{0}a
el/ordinal	{0}ος
el/ordinal-feminine	{0}η
el/ordinal-neuter	{0}ο
ja/ordinal	第{0}
zh/ordinal	第{0}
yue/ordinal	第{0}
ko/ordinal	{0}번째
vi/ordinal	thứ {0}
id/ordinal	ke-{0}
ms/ordinal	ke-{0}
th/ordinal	ที่ {0}
km/ordinal	ទី{0}
am/ordinal	{0}ኛ
ga/ordinal	{0}ú
hy/ordinal	{0}-րդ
hy/ordinal-one	{0}-ին
ka/ordinal	{0}-ე
ka/ordinal-one	{0}-ლი
ka/ordinal-many	მე-{0}
sr-Latn/from	od	genitive
sr-Latn/upTo	do	genitive
sr-Latn/about	otprilike
sr-Latn/forPrice	za	accusative
sr-Latn/range-start	od	genitive
sr-Latn/range-end	do	genitive
sr-Latn/free	besplatno
sr-Latn/ordinal	{0}.
################################################################
"""#
}
