import SpokenTextFoundation

let store = try SpokenTextStore(languages: ["ru", "en", "es"])
for header in ["ru-KZ", "en-GB", "en-US", "es-MX, es;q=0.9", "ja"] {
    let formatter = store.formatter(acceptLanguage: header)
    print(formatter.language, formatter.format(try .time("18:30")), formatter.format(.price(1299.5, .USD)))
}

do {
    try SpokenTextFormatter(language: "fr").validate(.price(2, .EUR).in(.genitive))
} catch let problem as SpokenTextProblem {
    print(problem.kind.rawValue, problem, separator: "; ")
}

let plain = try SpokenTextFormatter(language: "ru", numbers: .words)
print(plain.format(.price(2, .EUR).from))
