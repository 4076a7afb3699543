import CSpokenText
import SpokenFormatting
import SpokenModel
import SpokenText

/// A `spokentext_value`, read: its names are texts, and it has no field that its kind does not take.
struct ValueInput {
    let kind: ValueKind
    let name: String?
    let to: String?
    let parts: [String]
    let isApproximate: Bool
    let fields: ValueFields
    private let value: spokentext_value

    init(_ pointer: UnsafePointer<spokentext_value>) throws(CallFailure) {
        let value = try CallInput.structure(
            pointer, size: pointer.pointee.size, usual: spokentext_value(), "value")
        self.value = value
        guard let kindName = try CallInput.name(value.kind, "kind") else { throw .null("kind") }
        guard let kind = ValueKind(rawValue: kindName) else {
            let hint = NearestName.nearest(to: kindName, in: ValueKind.allCases.map(\.rawValue))
            throw Self.wrong(
                "'\(kindName.prefix(64))' is no kind of value; "
                    + (hint.map { "did you mean '\($0)'?" }
                        ?? "known: \(ValueKind.allCases.map(\.rawValue).joined(separator: ", "))"))
        }
        self.kind = kind
        fields = Self.fields(value)
        let others = fields.subtracting(kind.fields)
        guard others.isEmpty else {
            throw Self.wrong("'\(others.firstName)' says nothing for the kind '\(kindName)'; leave it out")
        }
        name = try CallInput.name(value.name, "name")
        to = try CallInput.name(value.to, "to")
        isApproximate = value.approximate != 0
        var parts: [String] = []
        if value.part_count > 0 {
            guard let pointers = value.parts else { throw .null("parts") }
            guard value.part_count <= 1 << 20 else {
                throw CallFailure(SPOKENTEXT_TOO_LONG, "there are too many parts")
            }
            for index in 0..<value.part_count {
                guard let part = try CallInput.name(pointers[index], "parts[\(index)]") else {
                    throw .null("parts[\(index)]")
                }
                parts.append(part)
            }
        }
        self.parts = parts
    }

    static func wrong(_ message: String) -> CallFailure { CallFailure(SPOKENTEXT_INVALID_VALUE, message) }

    /// A field that the kind cannot do without.
    func required(_ path: KeyPath<spokentext_value, UnsafePointer<CChar>?>, _ field: String) throws(CallFailure)
        -> String
    {
        guard let text = try CallInput.name(value[keyPath: path], field) else {
            throw Self.wrong("a value of the kind '\(kind.rawValue)' needs '\(field)'")
        }
        return text
    }

    func optional(_ path: KeyPath<spokentext_value, UnsafePointer<CChar>?>, _ field: String) throws(CallFailure)
        -> String?
    {
        try CallInput.name(value[keyPath: path], field)
    }

    func text(longest: Int) throws(CallFailure) -> String {
        guard value.text != nil || value.text_length == 0 else { throw .null("text") }
        return String(
            decoding: try CallInput.text(value.text, value.text_length, "text", longest: longest), as: UTF8.self)
    }

    /// One of the words that a field takes.
    func word<Word: NamedValue>(
        _ path: KeyPath<spokentext_value, UnsafePointer<CChar>?>, _ field: String, _ type: Word.Type
    ) throws(CallFailure) -> Word? {
        guard let name = try CallInput.name(value[keyPath: path], field) else { return nil }
        guard let word = Word(name: name) else {
            throw Self.wrong("'\(name.prefix(64))' is no \(field); write \(Word.names.alternatives)")
        }
        return word
    }

    func has(_ field: ValueFields) -> Bool { fields.contains(field) }

    private static func fields(_ value: spokentext_value) -> ValueFields {
        var fields: ValueFields = []
        func add(_ isThere: Bool, _ field: ValueFields) { if isThere { fields.insert(field) } }
        add(value.number != nil, .number)
        add(value.to != nil, .to)
        add(value.currency != nil, .currency)
        add(value.unit != nil, .unit)
        add(value.per != nil, .per)
        add(value.old != nil, .old)
        add(value.noun != nil, .noun)
        add(value.forms != nil, .forms)
        add(value.magnitude != nil, .magnitude)
        add(value.sign != nil, .sign)
        add(value.gender != nil, .gender)
        add(value.grammatical_case != nil, .grammaticalCase)
        add(value.role != nil, .role)
        add(value.text != nil, .text)
        add(value.part_count > 0, .parts)
        add(value.approximate != 0, .approximate)
        add(value.animate != 0, .animate)
        add(value.plural != 0, .plural)
        add(value.before_noun != 0, .beforeNoun)
        add(value.collective != 0, .collective)
        add(value.without_noun != 0, .withoutNoun)
        add(value.alternative != 0, .alternative)
        add(value.oxford_comma != 0, .oxfordComma)
        return fields
    }
}
