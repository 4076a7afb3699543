// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuLetters {
    static let text: StaticString = #"""
letters	spoken
А	а
Б	бэ
В	вэ
Г	гэ
Д	дэ
Ж	жэ
З	зэ
К	ка
Л	эль
М	эм
Н	эн
П	пэ
Р	эр
С	эс
Т	тэ
Ф	эф
Х	ха
Ц	цэ
Ч	че
Ш	ша
Щ	ща
QR	кью-ар
GPS	джи-пи-эс
USB	ю-эс-би
PDF	пи-ди-эф
SMS	эс-эм-эс
VIP	вип
TV	ти-ви
IT	ай-ти
IP	ай-пи
ID	ай-ди
LED	лед
LTE	эл-ти-и
NFC	эн-эф-си
VPN	ви-пи-эн
API	эй-пи-ай
HTML	эйч-ти-эм-эль
CSS	си-эс-эс
SSD	эс-эс-ди
HDD	эйч-ди-ди
CD	си-ди
DVD	ди-ви-ди
CVV	си-ви-ви
CVC	си-ви-си
PIN	пин
SIM	сим
Wi-Fi	вай-фай
США	сэ-шэ-а
ООО	о-о-о
АО	а-о
ИП	и-пэ
ИНН	и-эн-эн
КПП	ка-пэ-пэ
ОГРН	о-гэ-эр-эн
РФ	эр-эф
ФСБ	фэ-эс-бэ
ЕС	е-эс
"""#
}
