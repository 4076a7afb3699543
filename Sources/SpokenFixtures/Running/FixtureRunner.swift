import SpokenCatalogs
import SpokenElements
public import SpokenModel

/// Verifies and records the golden files of a folder without any test: one truth for teams of all platforms.
///
/// A golden file with the header `input:` is spoken anew from that file (elements as JSON, or a catalog) and compared.
public struct FixtureRunner: Sendable {
    /// The folder of golden files, with the folders below it.
    public let folder: String

    /// The golden files of a folder.
    public init(_ folder: String) {
        self.folder = folder
    }

    /// How new golden files are made.
    public struct Plan: Sendable, Hashable {
        /// Empty takes the languages that an input names.
        public var languages: [LanguageTag]
        /// Screen readers for files of elements.
        public var profiles: [String]
        /// Numbers for the plurals of catalogs; empty takes those that meet every category.
        public var counts: [String]
        /// Widths for the variants of catalogs; empty takes their own.
        public var widths: [Int]

        /// Further inputs: catalogs and folders of catalogs in the package, as paths from the working folder.
        public var inputs: [String]

        /// How new golden files are made; what is not given is chosen.
        public init(
            languages: [LanguageTag] = [], profiles: [String] = ["voiceOver"], counts: [String] = [],
            widths: [Int] = [], inputs: [String] = []
        ) {
            self.inputs = inputs
            self.languages = languages
            self.profiles = profiles
            self.counts = counts
            self.widths = widths
        }
    }

    /// Compares every golden file; nothing is written.
    public func verify() throws(FixtureFileError) -> [FixtureResult] { try record(.never) }

    /// Records by the mode: golden files with an input anew, and inputs of the folder that have none yet.
    ///
    /// - Parameters:
    ///   - mode: which golden files are written.
    ///   - plan: for new golden files; those that are there keep their sections.
    public func record(_ mode: RecordMode, plan: Plan = Plan()) throws(FixtureFileError) -> [FixtureResult] {
        let golden = try goldenFiles()
        var problems: [FixtureResult] = []
        func told(_ file: String, _ made: (outcome: FixtureResult.Outcome, problems: [String])) -> FixtureResult {
            for problem in made.problems where !problems.contains(where: { $0.outcome == .problem(problem) }) {
                problems.append(FixtureResult(file: file, outcome: .problem(problem)))
            }
            return FixtureResult(file: file, outcome: made.outcome)
        }
        var results = golden.map { told($0, outcome($0, mode: mode)) }
        var used = Set<String>()
        var unreadable = Set<String>()
        for name in golden {
            guard let file = try? read(name) else {
                unreadable.insert(name)
                continue
            }
            if let input = file.input { used.insert(normalized(name, input)) }
        }
        for input in try FixtureFiles.list(folder) where isInput(input) && !used.contains(input) {
            let name = Self.goldenName(input)
            // What cannot be read was told above; it is most likely the one of this input.
            if unreadable.contains(name) { continue }
            results.append(
                mode == .never
                    ? FixtureResult(file: name, outcome: .missing(input: input))
                    : told(name, recordNew(name, input: input, plan, place: "\(folder)/\(input)")))
        }
        if mode != .never {
            for input in plan.inputs where !golden.contains(where: { (try? read($0))?.input == relative(input) }) {
                let name = Self.goldenName(String(input.split(separator: "/").last ?? "catalog"))
                results.append(told(name, recordNew(name, input: relative(input), plan, place: input)))
            }
        }
        return (results + problems).sorted(by: Self.precedes)
    }

    private static func precedes(_ left: FixtureResult, _ right: FixtureResult) -> Bool {
        left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
    }

    /// The golden files that can be read, with their paths.
    public func files() throws -> [(path: String, file: GoldenFile)] {
        try goldenFiles().map { ($0, try read($0)) }
    }

    private func goldenFiles() throws(FixtureFileError) -> [String] { try GoldenStore(folder).files() }

    private func read(_ name: String) throws -> GoldenFile {
        let path = folder + "/" + name
        // A link to a golden file of another package would be written through.
        guard let real = FixtureFiles.realPath(path), real.isInside(root) else {
            throw FixtureFileError.outside(path: path, root: root)
        }
        return try GoldenFile(try FixtureFiles.read(path), path: path)
    }

    private func outcome(
        _ name: String, mode: RecordMode
    ) -> (outcome: FixtureResult.Outcome, problems: [String]) {
        do {
            var file = try read(name)
            guard let input = file.input else { return (.checkedForm, []) }
            let path = try inputPath(
                "\(folder)/\(name):\(file.inputLine): the input '\(input)'", name, input)
            guard FixtureFiles.kind(path) != .missing else { return (.obsolete(input: input), []) }
            let source = try FixtureInput(path)
            var difference: FixtureResult.Outcome?
            var now = file
            now.columns = source.columns
            for (index, section) in file.sections.enumerated() {
                let fresh: GoldenSection
                do {
                    fresh = try source.section(
                        section.language, profile: section.profile, counts: file.counts, widths: file.widths)
                } catch let error as ElementError {
                    return (.failed("\(folder)/\(name):\(section.line): [\(section.name)]: \(error)"), [])
                }
                now.sections[index] = fresh
                guard difference == nil, section.rows != fresh.rows || file.columns != source.columns else { continue }
                guard case .differs(_, let line, let diff) = GoldenStore.difference(section, fresh, path: name) else {
                    continue
                }
                difference = .differs(section: section.name, line: line, diff: diff)
            }
            guard let difference else { return (.matches(sections: file.sections.count), source.problems) }
            guard mode == .all || mode == .failed else { return (difference, source.problems) }
            file.columns = now.columns
            file.sections = now.sections
            try FixtureFiles.writeAtomically(Array(file.text.utf8), to: folder + "/" + name)
            return (.recorded(isNew: false), source.problems)
        } catch {
            return (.failed(Self.told(error, name, in: folder)), [])
        }
    }

    /// - Parameter place: the input as the user knows it, for messages.
    private func recordNew(
        _ name: String, input: String, _ plan: Plan, place: String
    ) -> (outcome: FixtureResult.Outcome, problems: [String]) {
        do {
            let path = folder + "/" + name
            guard FixtureFiles.kind(path) == .missing else {
                return (.failed("\(path): is there already and has another input"), [])
            }
            let source = try FixtureInput(try inputPath(place, "new", input))
            let languages = plan.languages.isEmpty ? source.languages : plan.languages
            guard !languages.isEmpty else {
                return (.failed("\(place): names no language; give --language"), [])
            }
            var file = GoldenFile(
                String(name.dropLast(GoldenStore.suffix.count)), columns: source.columns,
                input: Self.fromFolder(of: name, to: input))
            if source.isCatalog {
                file.counts = plan.counts.isEmpty ? CatalogFixture.usualCounts : plan.counts
                file.widths = plan.widths
            }
            for language in languages {
                for profile in source.isCatalog ? [""] : plan.profiles {
                    file.put(
                        try source.section(language, profile: profile, counts: file.counts, widths: file.widths))
                }
            }
            try FixtureFiles.writeAtomically(Array(file.text.utf8), to: path)
            return (.recorded(isNew: true), source.problems)
        } catch {
            let text = "\(error)"
            return (.failed(text.contains(place) ? text : "\(place): \(text)"), [])
        }
    }

    /// `menu.golden.txt` for `menu.screen.json`, `Menu.golden.txt` for `Menu.vodesign/document.json`.
    private static func goldenName(_ input: String) -> String {
        var name = input
        for ending in ["/document.json", "/controls.json"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        let endings = [
            ".screen.json", ".element.json", ".vodesign", ".xcstrings", ".stringsdict", ".strings", ".po", ".pot",
        ]
        for ending in endings where name.hasSuffix(ending) {
            name.removeLast(ending.count)
            break
        }
        return name + GoldenStore.suffix
    }

    /// A path from the golden file's folder to an input, both given as paths from the root of the run.
    private static func fromFolder(of name: String, to input: String) -> String {
        let steps = name.split(separator: "/").dropLast()
        let path = input.split(separator: "/")
        let common = zip(steps, path).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: steps.count - common) + path.dropFirst(common).map(String.init))
            .joined(separator: "/")
    }

    /// A path from the folder of the run to a file that was named from the working folder.
    private func relative(_ path: String) -> String {
        guard let target = FixtureFiles.realPath(path), let start = FixtureFiles.realPath(folder) else { return path }
        let from = start.split(separator: "/")
        let to = target.split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init))
            .joined(separator: "/")
    }

    /// A file of the folder that golden files can be made from.
    private func isInput(_ name: String) -> Bool {
        guard !name.hasSuffix(GoldenStore.suffix) else { return false }
        return CatalogFormat(path: name)?.definition.holdsLanguages == true || name.hasSuffix(".screen.json")
            || name.hasSuffix(".element.json")
            || name.hasSuffix(".vodesign/document.json") || name.hasSuffix(".vodesign/controls.json")
    }

    /// - Throws: `FixtureFileError.outside` when the input leads out of the package, or of the folder without one.
    private func inputPath(_ place: String, _ name: String, _ input: String) throws -> String {
        let outside = FixtureFileError.outside(path: place, root: root)
        guard !input.hasPrefix("/") else { throw outside }
        let path = FixtureFiles.folder(of: folder + "/" + name) + "/" + input
        guard let real = FixtureFiles.realPath(path) else { return path }
        guard real.isInside(root) else { throw outside }
        return path
    }

    /// The package that the folder belongs to, else the folder itself.
    private var root: String { PackageRoot.above(folder) ?? FixtureFiles.realPath(folder) ?? folder }

    /// The input as a path from the folder, for comparison with a listing.
    private func normalized(_ name: String, _ input: String) -> String {
        var steps = name.split(separator: "/").dropLast().map(String.init)
        for step in input.split(separator: "/") {
            if step == ".." { _ = steps.popLast() } else if step != "." { steps.append(String(step)) }
        }
        return steps.joined(separator: "/")
    }

    /// One line that names the file, whatever the error is.
    private static func told(_ error: any Error, _ name: String, in folder: String) -> String {
        let text = "\(error)"
        return text.hasPrefix(folder + "/") || text.contains(name) ? text : "\(folder)/\(name): \(text)"
    }
}

extension String {
    /// True for a folder and everything below it; both are real paths.
    fileprivate func isInside(_ folder: String) -> Bool {
        self == folder || hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
