// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum CodeNouns {
    static let text: StaticString = #"""
noun	kind
version	version
versie	version
versión	version
versione	version
versão	version
versiune	version
versiunea	version
verzió	version
verze	version
verzia	version
verzija	version
wersja	version
wersji	version
versio	version
versioon	version
versija	version
versi	version
sürüm	version
versiya	version
версия	version
версія	version
версії	version
версыя	version
верзија	version
έκδοση	version
إصدار	version
גרסה	version
build	version
release	version
firmware	version
tel	telephone
tél	telephone
telefon	telephone
telefono	telephone
telefone	telephone
telefoon	telephone
telefón	telephone
téléphone	telephone
teléfono	telephone
тел	telephone
телефон	telephone
τηλ	telephone
fax	telephone
mobil	telephone
isbn	code
iban	code
id	code
pin	code
art	article
artikel	article
article	article
articolo	article
artigo	article
artykuł	article
стаття	article
статті	article
артикул	code
################################################################
"""#
}
