// Written by `swift run spokentext-generate` from Resources/Locales. Do not edit.
// swift-format-ignore-file

enum RuTrailingAdjectives {
    static let text: StaticString = #"""
abbreviation	masculine	feminine	neuter	plural
муж.	мужской	мужская	мужское	мужские
жен.	женский	женская	женское	женские
дет.	детский	детская	детское	детские
газ.	газированный	газированная	газированное	газированные
негаз.	негазированный	негазированная	негазированное	негазированные
охл.	охлаждённый	охлаждённая	охлаждённое	охлаждённые
################################################################
"""#
}
