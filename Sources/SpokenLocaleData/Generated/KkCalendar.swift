// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	plural-nominative	per
month-1		masculine	қаңтар
month-2		masculine	ақпан
month-3		masculine	наурыз
month-4		masculine	сәуір
month-5		masculine	мамыр
month-6		masculine	маусым
month-7		masculine	шілде
month-8		masculine	тамыз
month-9		masculine	қыркүйек
month-10		masculine	қазан
month-11		masculine	қараша
month-12		masculine	желтоқсан
weekday-1	дс	masculine	дүйсенбі		дүйсенбі күні
weekday-2	сс	masculine	сейсенбі		сейсенбі күні
weekday-3	ср	masculine	сәрсенбі		сәрсенбі күні
weekday-4	бс	masculine	бейсенбі		бейсенбі күні
weekday-5	жм	masculine	жұма		жұма күні
weekday-6	сб	masculine	сенбі		сенбі күні
weekday-7	жс	masculine	жексенбі		жексенбі күні
year	ж.	masculine	жыл	жыл
day		masculine	күн	күн
century	ғ.	masculine	ғасыр	ғасыр
millennium		masculine	мыңжылдық	мыңжылдық
"""#
}
