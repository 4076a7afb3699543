import SpokenCatalogs
import Testing

@testable import SpokenCommands

/// Files of Rails as libyaml and the reader of catalogs see them: each text with its key and where it stands.
@Suite struct RailsFileTests {
    @Test(arguments: [
        ("ru:\n  a: Да\n  b:\n    c: \"нет\\n\"\n", ["a=Да 2:6", "b.c=нет\n 4:9"]),
        // What YAML has a meaning for is no text; what only begins so is one.
        (
            "ru:\n  a: yes\n  b: 12\n  c: .5e3\n  d: :on\n  e: ~\n  f: \"off\"\n  g: yesterday\n  h: 5 km\n  i: nan\n",
            [
                "f=off 7:7", "g=yesterday 8:6", "h=5 km 9:6",
            ]
        ),
        // Lines end with all that Unicode has for that.
        (
            "ru:\r\n  a: x\r  b: y\u{85}  c: \"p\u{2028}  q\"\u{2029}  d: z\n",
            ["a=x 2:6", "b=y 3:6", "c=p\u{2028}q 3:14", "d=z 3:26"]
        ),
        ("ru:\n  a:\n    one: %{count} день\n    many: дней\n  b:\n    - x\n    - - y\n", []),
        (
            "ru:\n  a:\n    one: \"%{count} день\"\n    many: дней\n  b:\n    - x\n    - - y\n",
            [
                "a=%{count} день 3:11", "a=дней 4:11", "b.0=x 6:7", "b.1.0=y 7:9",
            ]
        ),
    ])
    func readsEveryText(_ yaml: String, _ texts: [String]) {
        RailsFiles.install()
        let file = CatalogFile(bytes: Array(yaml.utf8), path: "config/locales/ru.yml")
        let lines = file.source.makeLineTable()
        let found = file.entries.flatMap { entry in
            file.localizations(of: entry).flatMap(\.content.units).map { unit in
                let place = lines.location(of: unit.value.span.start)
                return "\(file.string(entry.key))=\(file.string(unit.value)) \(place.line):\(place.column)"
            }
        }
        #expect(found == texts, "\(file.diagnostics.map(\.message))")
    }
}
