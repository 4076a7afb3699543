// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuGenitivePlurals {
    static let text: StaticString = #"""
form	kind
лет
минут
секунд
недель
тысяч
штук
мест
раз
персон
станций
человек
женщин
мужчин
девушек
бабушек
девочек
сестёр
подруг
кошек
собак
птиц
рыб
коров
взрослых	adjective
рабочих	adjective
больных	adjective
раненых	adjective
погибших	adjective
пострадавших	adjective
военных	adjective
учёных	adjective
прохожих	adjective
детей	collective
людей	collective
суток	collective
ножниц	collective
ворот	collective
брюк	collective
джинсов	collective
саней	collective
носилок	collective
подозреваемых	adjective
обвиняемых	adjective
служащих	adjective
военнослужащих	adjective
полицейских	adjective
задержанных	adjective
осуждённых	adjective
заключённых	adjective
отдыхающих	adjective
учащихся	adjective
сопровождающих	adjective
несовершеннолетних	adjective
совершеннолетних	adjective
новорождённых	adjective
дежурных	adjective
################################################################
"""#
}
