import SpokenDiagnostics
import SpokenElements
import SpokenModel

extension TextFile {
    /// A file of elements: labels, values and hints, both halves of pairs, and what is wrong with the elements themselves.
    init(elements input: LintInput, configuration: LintConfiguration) {
        self.init(input)
        var named: String?
        var elements: [Int: SpokenElement] = [:]
        var silent: [Int] = []
        do throws(ElementDocumentError) {
            let document = try ElementDocument(input.bytes, path: input.path)
            named = document.screens.lazy.compactMap(\.language).first?.description
            for (element, offset) in document.elementsInPlace {
                elements[offset] = element
                for problem in element.problems {
                    switch problem {
                    case .contradictingTraits:
                        report("contradicting-traits", .error, at: offset, problem.description)
                    case .nothingToSay: silent.append(offset)
                    default: break  // a file name is found in the label itself
                    }
                }
            }
        } catch {
            report(error.isSyntax ? "syntax-error" : "unexpected-structure", .error, at: error.offset, error.message)
        }
        var labelled: Set<Int> = []
        let places = ElementDocument.texts(in: input.bytes)
        let language =
            named ?? ElementLanguage.find(path: input.path, texts: places.map(\.text)) ?? configuration.sourceLanguage
            ?? ""
        for place in places {
            if place.part == .label { labelled.insert(place.owner) }
            add(
                Text(
                    key: place.half == .spoken ? place.path + ".accessible" : place.path,
                    range: place.start..<place.end, string: place.text,
                    isEscaped: place.text.utf8.count != place.end - place.start,
                    spoken: Self.kind(of: place, elements[place.owner]), language: language))
        }
        // A control without a label has no text to look at: an empty one stands in its place.
        for offset in silent where !labelled.contains(offset) {
            add(
                Text(
                    key: "label", range: offset..<offset, string: "", isEscaped: false, spoken: .label,
                    language: language))
        }
    }

    private static func kind(of place: ElementTextPlace, _ element: SpokenElement?) -> SpokenKind {
        if place.half == .visible || place.part == .title { return .visible }
        switch place.part {
        case .label: return element.map { label($0, place.text) } ?? .label
        case .value, .option: return .value
        case .hint: return .hint
        default: return .other
        }
    }

    /// A text that is only read is a sentence, and may say «кнопка»; one of several parts was put together for a reader.
    private static func label(_ element: SpokenElement, _ text: String) -> SpokenKind {
        let isControl = !element.traits.subtracting(.staticText).isEmpty || element.isInteractive
        if isControl {
            let saysNothing = element.problems.contains { if case .nothingToSay = $0 { true } else { false } }
            return text.isEmpty && !saysNothing ? .other : .label
        }
        return text.contains(", ") && !text.hasSuffix(".") ? .label : .other
    }
}
