// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnTraits {
    static let text: StaticString = #"""
word	voiceOver	accessibilitySnapshot	talkBack	nvda
selected	selected	Selected: {0}	selected	selected
selectedAlone		Selected.
notEnabled	dimmed	Dimmed.	disabled	unavailable
button	button	Button.	Button	button
backButton	back button	Back Button.	Button	button
back		Back
heading	heading	Heading.	Heading	heading
headingLevel	level {0}		level {0}	level {0}
link	link	Link.	Link	link
image	image	Image.	Image	graphic
adjustable	adjustable	Adjustable.	Slider	slider
searchField	search field	Search Field.	Edit box	edit
textField	text field	Text Field.	Edit box	edit
secureTextField	secure text field	Secure Text Field.	password	protected edit
isEditing	is editing	Is editing.	Editing
switch	switch button	Switch Button.	Switch	switch
on	on	On.	on	on
off	off	Off.	off	off
mixed	mixed	Mixed.	partially checked	half checked
checkbox	checkbox		Check box	check box
checked	checked		checked	checked
notChecked	unchecked		not checked	not checked
partlyChecked	mixed		partially checked	half checked
radioButton	radio button		Radio button	radio button
tab	tab	Tab.	Tab	tab
tabBar	tab bar		Tab bar	tab control
list	list		List	list
listStart		List Start.
listEnd		List End.
inList			In list
inNamedList			In list {0}
outOfList			Out of list	out of list
outOfNamedList			Out of list {0}
table				table
inTable			In grid
inNamedTable			In grid {0}
outOfTable			Out of grid	out of table
outOfNamedTable			Out of grid {0}
landmark	landmark			landmark
landmarkStart		Landmark.
landmarkEnd		End.
expanded	expanded	Expanded.	expanded	expanded
collapsed	collapsed	Collapsed.	collapsed	collapsed
position	{0} of {1}	{0} of {1}.	{0} of {1}	{0} of {1}
row	row {0}	Row {0}.	Row {0}	row {0}
column	column {0}	Column {0}.	Column {0}	column {0}
rowSpan	spans {0} rows	Spans {0} rows.	spans {0} rows	through {0} rows
columnSpan	spans {0} columns	Spans {0} columns.	spans {0} columns	through {0} columns
required	required		required	required
invalid	invalid data		invalid	invalid entry
hintAdjustable	Swipe up or down with one finger to adjust the value.	Swipe up or down with one finger to adjust the value.
hintSwitch	Double tap to toggle setting.	Double tap to toggle setting.	Double-tap to toggle
hintActivate			Double-tap to activate
hintToggle			Double-tap to toggle
hintTextField	Double tap to edit.	Double tap to edit.	Double-tap to edit text
hintTextArea	Double tap to edit.	Double tap to edit., Use the rotor to access Misspelled Words	Double-tap to edit text
hintEditing	Use the rotor to access Misspelled Words	Use the rotor to access Misspelled Words
actionsAvailable	actions available	Actions Available	actions available
moreContent	more content available	More Content Available
################################################################
"""#
}
