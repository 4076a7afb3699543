// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuRegnalNames {
    static let text: StaticString = #"""
nominative	gender	stem
Пётр	masculine	Петр
Николай	masculine	Никола
Александр	masculine	Александр
Иван	masculine	Иван
Павел	masculine	Павл
Фёдор	masculine	Фёдор
Василий	masculine	Васили
Людовик	masculine	Людовик
Карл	masculine	Карл
Генрих	masculine	Генрих
Фридрих	masculine	Фридрих
Вильгельм	masculine	Вильгельм
Иоанн	masculine	Иоанн
Филипп	masculine	Филипп
Георг	masculine	Георг
Яков	masculine	Яков
Эдуард	masculine	Эдуард
Ричард	masculine	Ричард
Наполеон	masculine	Наполеон
Рамзес	masculine	Рамзес
Бенедикт	masculine	Бенедикт
Франциск	masculine	Франциск
Густав	masculine	Густав
Леопольд	masculine	Леопольд
Хуан	masculine	Хуан
Алексей	masculine	Алексе
Димитрий	masculine	Димитри
Лев	masculine	Льв
Климент	masculine	Климент
Пий	masculine	Пи
Оттон	masculine	Оттон
Мехмед	masculine	Мехмед
Селим	masculine	Селим
Мурад	masculine	Мурад
Екатерина	feminine	Екатерин
Елизавета	feminine	Елизавет
Мария	feminine	Мари
Анна	feminine	Анн
Маргарита	feminine	Маргарит
Изабелла	feminine	Изабелл
Клеопатра	feminine	Клеопатр
Кристина	feminine	Кристин
Владимир	masculine	Владимир
Алексий	masculine	Алекси
Рамсес	masculine	Рамсес
Тутмос	masculine	Тутмос
Карлос	masculine	Карлос
Ярослав	masculine	Ярослав
Святослав	masculine	Святослав
Константин	masculine	Константин
Юстиниан	masculine	Юстиниан
Сигизмунд	masculine	Сигизмунд
Максимилиан	masculine	Максимилиан
Фердинанд	masculine	Фердинанд
Альфонс	masculine	Альфонс
Виктор	masculine	Виктор
Леонид	masculine	Леонид
Аменхотеп	masculine	Аменхотеп
Дарий	masculine	Дари
Ксеркс	masculine	Ксеркс
Птолемей	masculine	Птолеме
Стефан	masculine	Стефан
Кирилл	masculine	Кирилл
Урбан	masculine	Урбан
Иннокентий	masculine	Иннокенти
Баязид	masculine	Баязид
################################################################
"""#
}
