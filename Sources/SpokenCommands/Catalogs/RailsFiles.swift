import SpokenCatalogs
import SpokenYAML

/// Hands libyaml to the reader of Rails' files, which stands below it.
enum RailsFiles {
    static func install() { RailsFormat.reader.withLock { $0 = read } }

    @Sendable private static func read(_ bytes: [UInt8]) throws(YAMLProblem) -> [YAMLItem] {
        do throws(YAMLError) {
            let events = try YAMLEvents(bytes)
            var items: [YAMLItem] = []
            var depth = 0
            while true {
                let (event, start, end) = try events.next()
                func item(_ kind: YAMLItem.Kind, _ text: String = "") -> YAMLItem {
                    YAMLItem(
                        kind, text: text, start: (start.line - 1, start.column - 1), end: (end.line - 1, end.column - 1)
                    )
                }
                switch event {
                case .scalar(let text, _, let style):
                    items.append(item(style == .plain ? .plain : style == .quoted ? .quoted : .block, text))
                case .mapping, .sequence:
                    depth += 1
                    guard depth <= YAMLDocument.maximumDepth else {
                        throw YAMLError(mark: start, problem: "values stand in each other more than \(depth - 1) times")
                    }
                    if case .mapping = event { items.append(item(.mapping)) } else { items.append(item(.sequence)) }
                case .end:
                    depth -= 1
                    items.append(item(.end))
                case .alias: items.append(item(.alias))
                case .document: break
                // What a second document says is no file of Rails.
                case .endOfDocument, .endOfFile: return items
                }
            }
        } catch {
            throw YAMLProblem(line: error.mark.line - 1, column: error.mark.column - 1, message: error.problem)
        }
    }
}
