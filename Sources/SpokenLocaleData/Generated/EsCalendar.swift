// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	plural-nominative	spellings
month-1	ene	masculine	enero
month-2	feb	masculine	febrero
month-3	mar	masculine	marzo
month-4	abr	masculine	abril
month-5	may	masculine	mayo
month-6	jun	masculine	junio
month-7	jul	masculine	julio
month-8	ago	masculine	agosto
month-9	sept	masculine	septiembre		sep|set|setiembre
month-10	oct	masculine	octubre
month-11	nov	masculine	noviembre
month-12	dic	masculine	diciembre
weekday-1	lun	masculine	lunes	lunes
weekday-2	mar	masculine	martes	martes
weekday-3	mié	masculine	miércoles	miércoles	mie
weekday-4	jue	masculine	jueves	jueves
weekday-5	vie	masculine	viernes	viernes
weekday-6	sáb	masculine	sábado	sábados	sab
weekday-7	dom	masculine	domingo	domingos
year		masculine	año	años
century		masculine	siglo	siglos
millennium		masculine	milenio	milenios
################################################################
"""#
}
