public import SpokenModel

/// Makes one element of a cell with several texts, in the order in which a sighted person takes them in.
///
/// ```swift
/// let cells = try CellBuilder(language: .russian)
/// cells.product("Крэйзи пепперони", price: "от 395 рублей", details: "Пикантная пепперони, моцарелла")
/// // label «Крэйзи пепперони, от 395 рублей», value «Пикантная пепперони, моцарелла», button
/// ```
/// The name comes first, then the price, which has the accent, then the long and pale rest, which is said after a
/// pause so that it can be skipped.
public struct CellBuilder: Sendable {
    private let words: CellWords

    /// - Throws: `ElementError.noWords` for a language without the few words that cells need.
    public init(language: LanguageTag) throws(ElementError) {
        words = try CellWords(language)
    }

    /// A product of a menu.
    ///
    /// - Parameters:
    ///   - title: its name.
    ///   - price: with its preposition, if any: «от 395 ₽».
    ///   - details: what it is made of.
    ///   - isAvailable: false says «будет позже» in the place of the price; the cell still opens.
    ///   - isNew: says «новинка» for the badge NEW, which is a picture.
    public func product(
        _ title: AccessibleText, price: AccessibleText, details: AccessibleText? = nil, isAvailable: Bool = true,
        isNew: Bool = false
    ) -> SpokenElement {
        var label = title
        if isNew { label += ", \(words.new)" }
        label += ", "
        label += isAvailable ? price : AccessibleText(words.later)
        return SpokenElement(label, value: details, traits: .button, inputLabels: [title.visibleText])
    }

    /// A topping, a size or another thing to choose: «Выбрано, Моцарелла, 49 рублей, недоступно, кнопка».
    ///
    /// - Parameters:
    ///   - title: its name.
    ///   - price: what it adds to the price; nil says none.
    ///   - isSelected: says «выбрано».
    ///   - isEnabled: false says «недоступно».
    ///   - total: the new price of the whole, which is announced when the choice changes.
    public func choice(
        _ title: AccessibleText, price: AccessibleText? = nil, isSelected: Bool = false, isEnabled: Bool = true,
        total: AccessibleText? = nil
    ) -> SpokenElement {
        var traits: ElementTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return SpokenElement(
            price.map { title + ", " + $0 } ?? title, traits: traits, inputLabels: [title.visibleText],
            announcement: total)
    }

    /// A shop with its hours: «Выбрано, Москва, улица Миклухо-Маклая, 36А, с 9 до 23, кнопка».
    ///
    /// - Parameters:
    ///   - address: of the shop.
    ///   - hours: of the day; nil says none.
    ///   - isSelected: says «выбрано».
    ///   - isClosed: says «сейчас закрыто» behind the hours.
    ///   - isEnabled: false only when it cannot be chosen at all: who may order for tomorrow can choose a closed
    ///     shop.
    public func place(
        _ address: AccessibleText, hours: AccessibleText? = nil, isSelected: Bool = false, isClosed: Bool = false,
        isEnabled: Bool = true
    ) -> SpokenElement {
        var traits: ElementTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        let closed = isClosed ? AccessibleText(words.closedNow) : nil
        let value = [hours, closed].compactMap(\.self).joined(separator: ", ")
        return SpokenElement(address, value: value.isEmpty ? nil : value, traits: traits)
    }

    /// A button that sums up what was set on the screen, so that nobody needs to go through it again:
    /// «В корзину за 695 рублей, Пицца Песто, убрать «томаты черри», добавить «Острый цыпленок». Кнопка».
    public func summaryButton(
        _ title: AccessibleText, product: AccessibleText, removed: [AccessibleText] = [], added: [AccessibleText] = []
    ) -> SpokenElement {
        let changes = [product] + removed.map(words.removing) + added.map(words.adding)
        return SpokenElement(
            title, value: changes.joined(separator: ", ") + ".", traits: .button, inputLabels: [title.visibleText])
    }
}
