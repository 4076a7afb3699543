import SpokenLint
import SpokenModel

/// What the page's script needs to measure: numbers and names of our own, never a text of a catalog.
struct PageData {
    private let font: FontMetrics
    private let room: Int
    private let part: ReviewPart?
    /// Characters below U+10000 that texts have; the others fill the square.
    private var isUsed = [Bool](repeating: false, count: 0x10000)

    init(_ page: ReviewPage) {
        font = page.font
        room = page.room
        part = page.part
        for scalar in "…0".unicodeScalars { isUsed[Int(scalar.value)] = true }
    }

    mutating func use(_ text: String) {
        for scalar in text.unicodeScalars where scalar.value < 0x10000 { isUsed[Int(scalar.value)] = true }
    }

    /// JSON of digits and ASCII letters.
    var json: String {
        var advances: [String] = []
        for value in isUsed.indices where isUsed[value] {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let advance = font.advance(of: scalar)
            if advance != font.unitsPerEm { advances.append("\"\(value)\":\(advance)") }
        }
        let styles =
            TextStyle.allCases.sorted { $0 == .body && $1 != .body }.map(Self.style)
            + Self.androidSizes.map(Self.android)
        return "{\"room\":\(room),\"em\":\(font.unitsPerEm),\"advances\":{\(advances.joined(separator: ","))},"
            + "\"styles\":[\(styles.joined(separator: ","))]\(pages)}"
    }

    /// Where strings of other pages are: the first page knows all, the others know the first. Addresses are ASCII without quotes.
    private var pages: String {
        guard let part, let first = part.pages.first else { return "" }
        guard part.number == 0 else { return ",\"first\":\"\(first.address)\"" }
        let codes = zip(part.pages, part.codes).map { "[\"\($0.address)\",\"\($1)\"]" }
        return ",\"pages\":[\(codes.joined(separator: ","))]"
    }

    private static func style(_ style: TextStyle) -> String {
        let categories = TextSizeCategory.allCases
        // The largest category of each step is the one where a layout has to hold.
        let boxes = TextSizeStep.allCases.compactMap { step in
            categories.lastIndex { TextSizeStep($0) == step }.map { (step.rawValue, $0) }
        }
        return text(
            "iOS", style.rawValue, sizes: categories.map { style.size(at: $0) }, names: categories.map(\.shortName),
            normal: categories.firstIndex(of: .large) ?? 0, boxes)
    }

    private static let androidSizes: [Double] = [16, 12, 14, 18, 22, 24]
    private static let androidScales = [0.85, 1, 1.15, 1.3, 1.5, 1.7, 1.8, 2]

    private static func android(_ sp: Double) -> String {
        let boxes = TextSizeStep.allCases.compactMap { step in
            androidScales.lastIndex { TextSizeStep(androidFontScale: $0) == step }.map { (step.rawValue, $0) }
        }
        return text(
            "Android", "\(Int(sp)) sp", sizes: androidScales.map { AndroidFontScale($0).size(sp) },
            names: androidScales.map { "scale \($0)" }, normal: 1, boxes)
    }

    private static func text(
        _ system: String, _ name: String, sizes: [Double], names: [String], normal: Int, _ boxes: [(String, Int)]
    ) -> String {
        let sizes = sizes.map { String(($0 * 100).rounded() / 100) }.joined(separator: ",")
        let names = names.map { "\"\($0)\"" }.joined(separator: ",")
        let boxes = boxes.map { "[\"\($0.0)\",\($0.1)]" }.joined(separator: ",")
        return "{\"system\":\"\(system)\",\"name\":\"\(name)\",\"sizes\":[\(sizes)],\"names\":[\(names)],"
            + "\"normal\":\(normal),\"boxes\":[\(boxes)]}"
    }
}
