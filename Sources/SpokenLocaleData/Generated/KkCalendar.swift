// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum KkCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	plural-nominative	per
month-1		masculine	қаңтар		қаңтарда
month-2		masculine	ақпан		ақпанда
month-3		masculine	наурыз		наурызда
month-4		masculine	сәуір		сәуірде
month-5		masculine	мамыр		мамырда
month-6		masculine	маусым		маусымда
month-7		masculine	шілде		шілдеде
month-8		masculine	тамыз		тамызда
month-9		masculine	қыркүйек		қыркүйекте
month-10		masculine	қазан		қазанда
month-11		masculine	қараша		қарашада
month-12		masculine	желтоқсан		желтоқсанда
weekday-1	дс	masculine	дүйсенбі		дүйсенбі күні
weekday-2	сс	masculine	сейсенбі		сейсенбі күні
weekday-3	ср	masculine	сәрсенбі		сәрсенбі күні
weekday-4	бс	masculine	бейсенбі		бейсенбі күні
weekday-5	жм	masculine	жұма		жұма күні
weekday-6	сб	masculine	сенбі		сенбі күні
weekday-7	жс	masculine	жексенбі		жексенбі күні
year	ж.	masculine	жыл	жылдар
day		masculine	күн	күн
century	ғ.	masculine	ғасыр	ғасырлар
millennium		masculine	мыңжылдық	мыңжылдық
################################################################
"""#
}
