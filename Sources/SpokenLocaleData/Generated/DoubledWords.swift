// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum DoubledWords {
    static let text: StaticString = #"""
language	words
af	*
ar	*
az	*
bn	*
cs	se|si
da	det|som|der|for|af|til
de	die|das|der|den|sie|dem|sich|an|zu|ein|aus
en	that|had|bye|very|no|yes|so|really|many|blah|ha|her|is|in|on
es	no|sí|solo
eu	*
fa	*
fi	se|huh
fil	*
fr	nous|vous|non|oui
gu	*
he	*
hi	*
hu	az|a
hy	*
id	*
it	via|man|si|piano
ja	*
ka	*
kk	*
km	*
kn	*
ko	*
lo	*
ml	*
mr	*
ms	*
my	*
nb	det|som|for|av|til
ne	*
nl	die|dat|ze|er|had|je|u|het|in|op|aan|uit|af
pa	*
pl	się
pt	nos|não
ru	да|нет|очень|чуть|еле
si	*
sk	sa|si
sv	som|det|för|på|av
sw	*
ta	*
te	*
th	*
tl	*
tr	*
ur	*
uz	*
vi	*
zh	*
################################################################
"""#
}
