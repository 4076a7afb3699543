import ArgumentParser
import SpokenMessages
import SpokenModel

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show a string of a catalog in all its forms: what is shown and said for counts and widths.",
        discussion: """
            The count is the first argument of the string.

            Examples:
              spokentext preview ru.lproj/Shop.stringsdict cart.items --count 0,1,2,5,21,1.5
              spokentext preview ru.lproj/Shop.stringsdict phone --width 320,375
            """)

    @OptionGroup var catalog: CatalogOptions

    @Option(help: "Numbers, with commas between them.")
    var count = "0,1,2,5,21,1.5"

    @Option(help: "Widths, with commas between them, in the unit of the catalog's width keys.")
    var width: String?

    @Flag(help: "Write one line of JSON for each form.")
    var json = false

    func run() throws {
        let (formatter, table) = try catalog.open()
        let counts = try CommandFailure.wrapping { () throws(DecimalNumberError) in try Self.numbers(count) }
        let widths: [Int?] = try width.map { try Self.widths($0) } ?? [nil]
        var rows = TextTable(header: (width == nil ? [] : ["width"]) + ["count", "visible", "accessible"])
        var problems: [String] = []
        for width in widths {
            for count in counts {
                let context = MessageContext(width: width, device: catalog.device)
                let result = formatter.format(catalog.key, [.number(count)], context: context, table: table)
                problems += result.problems.map(\.description).filter { !problems.contains($0) }
                if json {
                    StandardOutput.write(Self.line(count, width, result.text) + "\n")
                } else {
                    rows.add(
                        (width.map { ["\($0)"] } ?? []) + [
                            "\(count)", result.text.visibleText, result.text.accessibleText,
                        ])
                }
            }
        }
        if !json { StandardOutput.write(rows.text) }
        for problem in problems { StandardError.write("spokentext: \(problem)\n") }
    }

    private static func line(_ count: DecimalNumber, _ width: Int?, _ text: AccessibleText) -> String {
        "{\"count\":\(JSONText.quoted(count.description)),\"width\":\(width.map { "\($0)" } ?? "null"),"
            + PairPrinter.text(of: text, json: true).dropFirst()
    }

    private static func numbers(_ text: String) throws(DecimalNumberError) -> [DecimalNumber] {
        var result: [DecimalNumber] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            result.append(try DecimalNumber(part.trimmingSpaces))
        }
        return result
    }

    private static func widths(_ text: String) throws(CommandFailure) -> [Int] {
        var result: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let width = Int(part.trimmingSpaces), width >= 0 else {
                throw CommandFailure("'\(part)' is no width; write whole numbers with commas between them")
            }
            result.append(width)
        }
        return result
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        drop { $0 == " " }.prefix { $0 != " " }
    }
}
