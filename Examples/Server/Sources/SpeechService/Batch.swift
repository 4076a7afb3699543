/// The body of a batch: the items under their name, and what is common to them beside it.
struct Batch<Work: Operation>: Decodable {
    let common: Work.Common
    let items: [Work.Item]

    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        common = try Work.Common(from: decoder)
        items = try decoder.container(keyedBy: Name.self)
            .decode([Work.Item].self, forKey: Name(stringValue: Work.items))
    }
}

struct BatchAnswer<Answer: Encodable>: Encodable {
    let results: [Answer]
}

/// What a stream answers for a line that it cannot read.
struct LineFailure: Encodable {
    struct Reason: Encodable {
        /// From 1; empty lines are not counted.
        let line: Int
        let message: String
    }

    let error: Reason

    init(line: Int, _ message: String) { error = Reason(line: line, message: message) }
}
