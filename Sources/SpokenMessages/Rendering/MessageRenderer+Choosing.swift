import SpokenCatalogs
import SpokenModel

extension MessageRenderer {
    /// The position of the branch to take.
    mutating func choose(_ variations: CatalogVariations, selected: Int?) -> Int? {
        switch variations.axis {
        case .width:
            hasWidths = true
            let widest = variations.index(width: nil).flatMap { variations.cases[$0].width }
            return variations.index(width: context.effectiveWidth(widest: widest))
        case .device: return variations.index(device: context.device)
        case .gender:
            let argument = selected.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
            var gender = 0
            if case .number(let number)? = argument, number.isWhole, !number.isNegative {
                gender = Int(clamping: number.integer)
            }
            return variations.index(gender: gender)
        case .plural, .ordinal: return choosePlural(variations, selected: selected)
        case .select:
            guard var word = selected.flatMap({ arguments.indices.contains($0) ? arguments[$0] : nil })?.word else {
                return variations.index(word: nil, in: place.source)
            }
            return word.withUTF8 { variations.index(word: $0, in: place.source) }
        }
    }

    private mutating func choosePlural(_ variations: CatalogVariations, selected: Int?) -> Int? {
        let general = variations.generalIndex ?? variations.cases.indices.last
        if let selected, selectedSpecifier == nil, arguments.indices.contains(selected),
            case .number(let number) = arguments[selected], !mayShowDecimals(variations, general)
        {
            usedArguments = max(usedArguments, selected + 1)
            return form(of: number, in: variations)
        }
        let specifier = numericSpecifier(of: variations, general: general, selected: selected)
        let counted = localization.placeholders == .i18next ? index(ofName: "count") : nil
        let index = selected ?? counted ?? specifier?.argument ?? arguments.firstIndex { $0.isNumeric } ?? 0
        guard arguments.indices.contains(index) else {
            // Without the argument that decides, the general form is the readable one.
            problems.append(.missingArgument(key: key, position: index + 1, count: arguments.count))
            return general
        }
        usedArguments = max(usedArguments, index + 1)
        let precision = fixedPrecision(specifier?.placeholder)
        guard
            let number = NumberRendering.digits(
                of: arguments[index], for: specifier?.placeholder, precision: precision)
        else {
            problems.append(.wrongArgument(key: key, position: index + 1, expected: "a number"))
            return general
        }
        return form(of: number, in: variations)
    }

    private mutating func form(of number: DecimalNumber, in variations: CatalogVariations) -> Int? {
        if let formula = place.file.file.pluralFormula, variations.cases.first?.form ?? -1 >= 0 {
            let number = formula.form(of: number)
            if let form = variations.index(form: number) { return form }
            problems.append(.missingForm(key: key, category: "\(number)"))
            return variations.cases.indices.last
        }
        let category =
            variations.axis == .ordinal
            ? place.plurals.ordinalCategory(of: number) : place.plurals.category(of: number)
        let zeroIsExact = place.file.file.format.definition.zeroIsExact
        if let form = variations.index(of: number, category: category, zeroIsExact: zeroIsExact) { return form }
        problems.append(.missingForm(key: key, category: category.rawValue))
        return variations.cases.indices.last
    }

    /// False when the general form has no letter of `%f`, the only conversion that adds decimals to a whole number.
    private borrowing func mayShowDecimals(_ variations: CatalogVariations, _ general: Int?) -> Bool {
        guard let general, case .unit(let unit) = variations.cases[general].content else { return true }
        return place.source.withBytes(unit.value) { bytes in
            bytes.contains { $0 | 0x20 == UInt8(ascii: "f") }
        }
    }

    private func fixedPrecision(_ placeholder: Placeholder?) -> Int? {
        if case .fixed(let digits)? = placeholder?.precision { return digits }
        return nil
    }

    /// The specifier that shows the number in `other`, and its argument: "%2$.1f km" is argument 1 with one digit.
    private func numericSpecifier(
        of variations: CatalogVariations, general: Int?, selected: Int?
    ) -> (placeholder: Placeholder, argument: Int)? {
        guard let general, case .unit(let unit) = variations.cases[general].content else { return nil }
        return place.source.withBytes(unit.value) { bytes in
            var offset = 0
            var implicit = 0
            while let placeholder = PlaceholderScanner.next(in: bytes, from: offset, localization.placeholders) {
                offset = placeholder.range.upperBound
                guard placeholder.isReal, placeholder.kind != .invalid, !placeholder.isNamed else { continue }
                if placeholder.kind == .selected, let selected, let selectedSpecifier {
                    return (selectedSpecifier, selected)
                }
                let argument = placeholder.position.map { $0 - 1 } ?? selected ?? implicit
                if placeholder.position == nil, selected == nil { implicit += 1 }
                guard placeholder.kind == .argument, selected == nil || argument == selected else { continue }
                switch placeholder.argumentType {
                case .signed, .unsigned, .double: return (placeholder, argument)
                default: continue
                }
            }
            return nil
        }
    }
}
