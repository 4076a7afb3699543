// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuOrdinalNouns {
    static let text: StaticString = #"""
nominative	gender	stem	alone
этаж	masculine	этаж	ordinal
подъезд	masculine	подъезд	ordinal
класс	masculine	класс	ordinal
курс	masculine	курс	ordinal
год	masculine	год
век	masculine	век	ordinal
месяц	masculine	месяц
квартал	masculine	квартал	ordinal
семестр	masculine	семестр
триместр	masculine	триместр
сезон	masculine	сезон
выпуск	masculine	выпуск
эпизод	masculine	эпизод
тур	masculine	тур
раунд	masculine	раунд
этап	masculine	этап
шаг	masculine	шаг
уровень	masculine	уровн
раздел	masculine	раздел
пункт	masculine	пункт
абзац	masculine	абзац
параграф	masculine	параграф
том	masculine	том
ряд	masculine	ряд	ordinal
вагон	masculine	вагон	ordinal
вход	masculine	вход
выход	masculine	выход
терминал	masculine	терминал	ordinal
поток	masculine	поток
съезд	masculine	съезд
канал	masculine	канал
вариант	masculine	вариант
участок	masculine	участк
корпус	masculine	корпус
микрорайон	masculine	микрорайон	ordinal
разряд	masculine	разряд
сорт	masculine	сорт	ordinal
урок	masculine	урок
тайм	masculine	тайм
период	masculine	период
созыв	masculine	созыв
вопрос	masculine	вопрос
серия	feminine	сери
глава	feminine	глав
часть	feminine	част
страница	feminine	страниц
строка	feminine	строк
попытка	feminine	попытк
неделя	feminine	недел
смена	feminine	смен
группа	feminine	групп
категория	feminine	категори
степень	feminine	степен
стадия	feminine	стади
ступень	feminine	ступен
полоса	feminine	полос
линия	feminine	лини
очередь	feminine	очеред
редакция	feminine	редакци
версия	feminine	верси
место	neuter	мест	ordinal
полугодие	neuter	полугоди
отделение	neuter	отделени
издание	neuter	издани
тысячелетие	neuter	тысячелети
заседание	neuter	заседани
поколение	neuter	поколени
столетие	neuter	столети
акт	masculine	акт
фаза	feminine	фаз
тип	masculine	тип
чтение	neuter	чтени
форум	masculine	форум
конгресс	masculine	конгресс
фестиваль	masculine	фестивал
турнир	masculine	турнир
конференция	feminine	конференци
половина	feminine	половин
рейх	masculine	рейх
олимпиада	feminine	олимпиад
симпозиум	masculine	симпозиум
размер	masculine	размер	ordinal
число	neuter	числ	ordinal
минута	feminine	минут
секунда	feminine	секунд
################################################################
"""#
}
