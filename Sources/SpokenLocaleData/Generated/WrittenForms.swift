// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum WrittenForms {
    static let text: StaticString = #"""
key	language	form	stays
bg-1	bg	ч.	always
ca-1	ca	cal	always
cs-1	cs	%	glued
cs-2	cs	l	glued
da-1	da	t	always
et-1	et	*	before-word
fi-1	fi	*	before-word
fi-2	fi	t	always
kk-1	kk	*	range-before-word
nb-1	nb	t	always
nn-1	nn	t	always
no-1	no	t	always
sk-1	sk	%	glued
sk-2	sk	l	glued
################################################################
"""#
}
