// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnCalendar {
    static let text: StaticString = #"""
key	symbol	gender	nominative	plural-nominative	spellings
month-1	Jan		January
month-2	Feb		February
month-3	Mar		March
month-4	Apr		April
month-5	May		May
month-6	Jun		June
month-7	Jul		July
month-8	Aug		August
month-9	Sep		September		Sept
month-10	Oct		October
month-11	Nov		November
month-12	Dec		December
weekday-1	Mon		Monday	Mondays
weekday-2	Tue		Tuesday	Tuesdays	Tues
weekday-3	Wed		Wednesday	Wednesdays	Weds
weekday-4	Thu		Thursday	Thursdays	Thur|Thurs
weekday-5	Fri		Friday	Fridays
weekday-6	Sat		Saturday	Saturdays
weekday-7	Sun		Sunday	Sundays
century	c.		century	centuries
millennium			millennium	millennia
################################################################
"""#
}
