// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuCodeNouns {
    static let text: StaticString = #"""
noun
заказ
заказа
заказу
заказе
заказом
номер
номера
номеру
код
кода
кодом
артикул
артикула
промокод
инн
кпп
огрн
снилс
id
трек
трек-номер
карта
карты
карте
счёт
счёта
счет
счета
договор
договора
полис
полиса
паспорт
паспорта
серия
чек
чека
штрихкод
бик
"""#
}
