import SpokenCatalogs

extension MessageRenderer {
    /// Adds a problem when there are more arguments than any form of the string takes. A form may leave out what the
    /// others show («один товар»), so all forms are read, and only when this one left something out.
    mutating func reportExtraArguments() {
        guard usedArguments < arguments.count, problems.isEmpty else { return }
        let used = max(usedArguments, argumentCount())
        if used < arguments.count {
            problems.append(.extraArguments(key: key, used: used, count: arguments.count))
        }
    }

    /// The largest number of arguments that a form takes.
    private func argumentCount() -> Int {
        var most = 0
        var hasNames = false
        for unit in localization.content.units { count(unit.value, isForm: false, &most, &hasNames) }
        for variable in localization.variables {
            most = max(most, variable.argumentNumber ?? 0)
            for unit in variable.content.units { count(unit.value, isForm: true, &most, &hasNames) }
        }
        // All texts are searched for names, so they are asked for once.
        return hasNames ? max(most, place.file.file.argumentNames(of: localization).count) : most
    }

    /// - Parameters:
    ///   - isForm: true in a variable, where a specifier without a position is the selecting argument.
    ///   - most: at least as high as the highest position of the text behind it.
    ///   - hasNames: true behind a text with a named argument.
    private func count(_ text: CatalogText, isForm: Bool, _ most: inout Int, _ hasNames: inout Bool) {
        place.source.withBytes(text) { bytes in
            var implicit = 0
            var offset = 0
            while let placeholder = PlaceholderScanner.next(
                in: bytes, from: offset, localization.placeholders, allowsSelected: isForm)
            {
                offset = placeholder.range.upperBound
                guard placeholder.isReal, placeholder.kind != .invalid, placeholder.kind != .selected else { continue }
                for number in [placeholder.width, placeholder.precision] {
                    guard case .argument(let position)? = number else { continue }
                    if position == nil { implicit += 1 }
                    most = max(most, position ?? implicit)
                }
                if placeholder.isNamed {
                    hasNames = true
                    continue
                }
                if placeholder.position == nil, !isForm { implicit += 1 }
                most = max(most, placeholder.position ?? (isForm ? 0 : implicit))
            }
        }
    }
}
