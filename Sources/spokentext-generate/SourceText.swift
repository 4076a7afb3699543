import Foundation
import SpokenLocaleData
import SpokenNormalization

/// A file of Resources as a text.
struct SourceText {
    /// Why a file is none, with its place: `Resources/Locales/uk/units.tsv:12:8: …`
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter name: the path from the root, for messages.
    static func read(_ name: String, root: URL) throws -> String {
        guard let bytes = try? Data(contentsOf: root.appending(path: name)) else {
            throw Failure(description: "\(name): there is no such file, or it cannot be read; begin it")
        }
        if let text = String(data: bytes, encoding: .utf8) { return text }
        // The longest start that is UTF-8 ends where it is none.
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var (line, column) = (1, 1)
        scan: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue("\n"): (line, column) = (line + 1, 1)
            case .scalarValue: column += 1
            case .emptyInput, .error: break scan
            }
        }
        throw Failure(description: "\(name):\(line):\(column): these bytes are no UTF-8; save the file in UTF-8")
    }

    /// A table of `Resources/Locales`, looked at by itself so that a message names it.
    static func table(_ name: String, root: URL) throws -> String {
        let text = try read(name, root: root)
        let table: LocaleTable
        do {
            table = try LocaleTable(text)
        } catch {
            throw Failure(description: "\(name):\(error.line): \(error)")
        }
        if name.hasSuffix("/abbreviations.tsv") { try checkPlaces(of: table, name) }
        return text
    }

    /// A row of another place would never be read.
    private static func checkPlaces(of table: LocaleTable, _ name: String) throws {
        let places = RowAudit.abbreviationPlaces
        for row in 0..<table.rowCount {
            let place = table.word(row, "place").string
            guard place.isEmpty || places.contains(place) else {
                throw Failure(
                    description: "\(name):\(table.line(ofRow: row)): no place '\(place)' of an abbreviation; there are "
                        + places.joined(separator: ", "))
            }
        }
    }
}

extension LocaleTableError {
    /// The line of the row that is broken; the first for the whole table.
    fileprivate var line: Int {
        switch self {
        case .missingHeader, .missingColumn: 1
        case .tooManyFields(let line), .duplicateKey(let line, _), .tooLarge(let line), .unknownValue(let line, _, _):
            line
        }
    }
}
