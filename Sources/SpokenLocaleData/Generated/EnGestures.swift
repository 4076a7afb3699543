// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EnGestures {
    static let text: StaticString = #"""
phrase
double tap
double-tap
tap twice
swipe up
swipe down
swipe left
swipe right
triple tap
################################################################
"""#
}
