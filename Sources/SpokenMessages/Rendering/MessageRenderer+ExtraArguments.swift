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
        var count = localization.content.units.reduce(0) { max($0, argumentCount($1.value, isForm: false)) }
        for variable in localization.variables {
            count = max(count, variable.argumentNumber ?? 0)
            for unit in variable.content.units { count = max(count, argumentCount(unit.value, isForm: true)) }
        }
        return count
    }

    /// - Parameter isForm: true in a variable, where a specifier without a position is the selecting argument.
    private func argumentCount(_ text: CatalogText, isForm: Bool) -> Int {
        place.source.withBytes(text) { bytes in
            var count = 0
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
                    count = max(count, position ?? implicit)
                }
                if placeholder.isNamed {
                    count = max(count, place.file.file.argumentNames(of: localization).count)
                    continue
                }
                if placeholder.position == nil, !isForm { implicit += 1 }
                count = max(count, placeholder.position ?? (isForm ? 0 : implicit))
            }
            return count
        }
    }
}
