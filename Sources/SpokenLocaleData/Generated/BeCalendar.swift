// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum BeCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	genitive	dative	accusative	instrumental	prepositional	paucal	plural-nominative	plural-genitive	plural-dative	plural-accusative	plural-instrumental	plural-prepositional	per
month-1		masculine	студзень	студзеня	студзеню	студзень	студзенем	студзені								у студзені
month-2		masculine	люты	лютага	лютаму	люты	лютым	лютым								у лютым
month-3		masculine	сакавік	сакавіка	сакавіку	сакавік	сакавіком	сакавіку								у сакавіку
month-4		masculine	красавік	красавіка	красавіку	красавік	красавіком	красавіку								у красавіку
month-5		masculine	май	мая	маю	май	маем	маі								у маі
month-6		masculine	чэрвень	чэрвеня	чэрвеню	чэрвень	чэрвенем	чэрвені								у чэрвені
month-7		masculine	ліпень	ліпеня	ліпеню	ліпень	ліпенем	ліпені								у ліпені
month-8		masculine	жнівень	жніўня	жніўню	жнівень	жніўнем	жніўні								у жніўні
month-9		masculine	верасень	верасня	верасню	верасень	вераснем	верасні								у верасні
month-10		masculine	кастрычнік	кастрычніка	кастрычніку	кастрычнік	кастрычнікам	кастрычніку								у кастрычніку
month-11		masculine	лістапад	лістапада	лістападу	лістапад	лістападам	лістападзе								у лістападзе
month-12		masculine	снежань	снежня	снежню	снежань	снежнем	снежні								у снежні
weekday-1	пн	masculine	панядзелак	панядзелка	панядзелку	панядзелак	панядзелкам	панядзелку								у панядзелак
weekday-2	аў	masculine	аўторак	аўторка	аўторку	аўторак	аўторкам	аўторку								у аўторак
weekday-3	ср	feminine	серада	серады	серадзе	сераду	серадой	серадзе								у сераду
weekday-4	чц	masculine	чацвер	чацвярга	чацвяргу	чацвер	чацвяргом	чацвяргу								у чацвер
weekday-5	пт	feminine	пятніца	пятніцы	пятніцы	пятніцу	пятніцай	пятніцы								у пятніцу
weekday-6	сб	feminine	субота	суботы	суботе	суботу	суботай	суботе								у суботу
weekday-7	нд	feminine	нядзеля	нядзелі	нядзелі	нядзелю	нядзеляй	нядзелі								у нядзелю
year	г.	masculine	год	года	году	год	годам	годзе	гады	гады	гадоў	гадам	гады	гадамі	гадах
day		masculine	дзень	дня	дню	дзень	днём	дні	дні	дні	дзён	дням	дні	днямі	днях
century	ст.	neuter	стагоддзе	стагоддзя	стагоддзю	стагоддзе	стагоддзем	стагоддзі	стагоддзі	стагоддзі	стагоддзяў	стагоддзям	стагоддзі	стагоддзямі	стагоддзях
millennium		neuter	тысячагоддзе	тысячагоддзя	тысячагоддзю	тысячагоддзе	тысячагоддзем	тысячагоддзі	тысячагоддзі	тысячагоддзі	тысячагоддзяў	тысячагоддзям	тысячагоддзі	тысячагоддзямі	тысячагоддзях
midnight		feminine	поўнач	поўначы	поўначы	поўнач	поўначчу	поўначы
"""#
}
