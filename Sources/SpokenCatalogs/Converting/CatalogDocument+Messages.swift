extension CatalogDocument {
    /// An ARB file of Flutter for one language, empty when it has no entry, and what that cannot hold.
    ///
    /// - Parameter usesEscaping: true where l10n.yaml says `use-escaping: true`.
    package func arb(language: String, usesEscaping: Bool = false) -> (text: String, losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        var fields: [(String, JSONValue)] = [("@@locale", .string(Self.localeName(language)))]
        var names: Set<String> = []
        for entry in entries {
            var losing = LossCollector(key: entry.key, language: language)
            defer { losses += losing.losses }
            let name = Self.dartName(entry.key, &names)
            guard let localization = text(of: entry, in: language) else { continue }
            if name != entry.key { losing.add("the key is written as '\(name)': Dart has no such name") }
            losing.note(entry, localization)
            var writer = MessageWriter(
                localization, names: entry.argumentNames, isPlain: entry.isPlain, .flutter(escapes: usesEscaping))
            guard let message = writer.message() else { continue }
            for loss in writer.losses { losing.add(loss) }
            fields.append((name, .string(message)))
            // The template alone describes its messages.
            guard language == sourceLanguage else { continue }
            var about: [(String, JSONValue)] = []
            if let comment = entry.comment, !comment.isEmpty { about.append(("description", .string(comment))) }
            if !writer.arguments.isEmpty { about.append(("placeholders", Self.placeholders(writer.arguments))) }
            if !about.isEmpty { fields.append(("@" + name, .object(about))) }
        }
        return fields.count > 1 ? (JSONValue.object(fields).text(), losses) : ("", losses)
    }

    private static func placeholders(_ arguments: [(name: String, isNumber: Bool)]) -> JSONValue {
        var fields: [(String, JSONValue)] = []
        for argument in arguments {
            let type: [(String, JSONValue)] = argument.isNumber ? [("type", JSONValue.string("num"))] : []
            fields.append((argument.name, JSONValue.object(type)))
        }
        return JSONValue.object(fields)
    }

    /// JSON with a message of ICU for each key, as react-intl reads it.
    package func messageJSON(language: String) -> (text: String, losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        var fields: [(String, JSONValue)] = []
        for entry in entries {
            guard let localization = text(of: entry, in: language) else { continue }
            var losing = LossCollector(key: entry.key, language: language)
            defer { losses += losing.losses }
            losing.note(entry, localization)
            var writer = MessageWriter(localization, names: entry.argumentNames, isPlain: entry.isPlain, .icu)
            guard let message = writer.message() else { continue }
            for loss in writer.losses { losing.add(loss) }
            if entry.comment?.isEmpty == false, language == sourceLanguage { losing.add("the comment is lost") }
            fields.append((entry.key, .string(message)))
        }
        if fields.isEmpty { return ("", losses) }
        return (JSONValue.object(fields).text(), losses + Self.doubtfulApostrophes(fields, language))
    }

    /// Apostrophes that quote or are written twice, in a file that has no other sign of ICU's messages.
    private static func doubtfulApostrophes(
        _ fields: [(String, JSONValue)], _ language: String
    ) -> [ConversionLoss] {
        var evidence = JSONDialect.Evidence()
        var doubtful: [String] = []
        for case (let key, .string(var message)) in fields {
            message.withUTF8 { evidence.add($0) }
            if message.contains("''") || message.contains("'{") || message.contains("'}") { doubtful.append(key) }
        }
        guard evidence.dialect != .icu else { return [] }
        return doubtful.map {
            ConversionLoss(
                key: $0, language: language,
                message: "apostrophes quote, as in messages of ICU; readers of plain texts show them all")
        }
    }

    /// A file of Java's ResourceBundle, with messages of ICU4J where there are choices.
    package func properties(language: String) -> (text: String, losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        var result = ""
        for entry in entries {
            guard let localization = text(of: entry, in: language) else { continue }
            var losing = LossCollector(key: entry.key, language: language)
            defer { losses += losing.losses }
            losing.note(entry, localization)
            var writer = MessageWriter(localization, names: [], isPlain: entry.isPlain, .java)
            guard let message = writer.message() else { continue }
            for loss in writer.losses { losing.add(loss) }
            if message.utf8.contains(UInt8(ascii: "{")), message.contains(", plural,") {
                losing.add("its plural forms are read by ICU4J alone; java.text.MessageFormat has none")
            }
            for line in entry.comment?.split(whereSeparator: \.isNewline) ?? [] { result += "# \(line)\n" }
            result +=
                PropertiesEscape.key(entry.key) + "=" + PropertiesEscape.value(message, escapesLetters: false) + "\n"
        }
        return (result, losses)
    }

    /// A name that Dart takes: letters of ASCII, digits and `_`, with a small letter first.
    private static func dartName(_ key: String, _ names: inout Set<String>) -> String {
        var name = ""
        var capital = false
        for byte in key.utf8.prefix(200) {
            guard byte.isDigit || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F else {
                // `cart.items` is `cartItems`, as Dart writes names.
                if byte & 0xC0 != 0x80 { capital = !name.isEmpty }
                continue
            }
            let letter = Character(UnicodeScalar(byte))
            name += capital ? letter.uppercased() : name.isEmpty ? letter.lowercased() : String(letter)
            capital = false
        }
        if name.utf8.first.map({ $0.isDigit || $0 == 0x5F }) ?? true { name = "key" + name }
        var unique = name
        var number = 2
        while !names.insert(unique).inserted {
            unique = "\(name)\(number)"
            number += 1
        }
        return unique
    }
}
