// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum EsGestures {
    static let text: StaticString = #"""
phrase
toca dos veces
toque dos veces
pulsa dos veces
pulse dos veces
desliza el dedo
deslice el dedo
################################################################
"""#
}
