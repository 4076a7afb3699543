// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuStems {
    static let text: StaticString = #"""
stem	class
смеша	mixing
смешив	mixing
взбе	mixing
взби	mixing
перемеш	mixing
растер	mixing
растир	mixing
соедин	mixing
замеш	mixing
переби	mixing
вымеш	mixing
раствор	solving
развед	solving
развес	solving
развод	solving
разбав	solving
замоч	solving
размеш	solving
разбалт	solving
распус	solving
замачив	solving
залей	solving
выш	reaching
выход	reaching
прош	reaching
проб	reaching
попа	reaching
квалиф	reaching
пройд	reaching
дош	reaching
дойд	reaching
проход	reaching
пробь	reaching
ссыл	referring
сосл	referring
указ	referring
распростран	referring
опира	referring
внимани	referring
упира	referring
ориентир	referring
полага	referring
сош	referring
опёр	referring
заня	ranking
взя	ranking
присуд	ranking
присужд	ranking
завоева	ranking
вырв	ranking
подели	ranking
удержа	ranking
выигра	ranking
разболт	solving
################################################################
"""#
}
