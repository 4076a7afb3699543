import SpokenModel

/// Signs, telephones and addresses of the web, as English and Spanish say them.
extension Classifier {
    /// «#5», «Order #12345»; «#sale» and «#a1b2c3» stay.
    func latinHash(_ place: Int) -> Decision {
        let (_, count) = text.digits(place + 1)
        let end = place + 1 + count
        guard (1...17).contains(count), text.letterLength(end) == 0, text[end] != 0x2D,
            text[end] != 0x5F,
            place == 0 || text.skipSpacesBack(place) < place || text[place - 1] == 0x28,
            let number = vocabulary.symbols["number"]
        else { return .skip(chunkEnd(place)) }
        return .reading(
            Reading(
                start: place, end: place + 1, content: .words(number + " "), semioticClass: .symbol,
                confidence: .likely))
    }

    // MARK: Money

    /// "$5m", "¥30b": one letter at the amount, which behind the sign of a currency is no unit.
    func latinMagnitude(_ place: Int) -> Magnitude? {
        guard text.letterLength(place + 1) == 0, !text.isDigit(place + 1) else { return nil }
        switch text[place] {
        case 0x6B, 0x4B: return .thousand
        case 0x6D, 0x4D: return .million
        case 0x62, 0x42: return profile.has(.english) ? .billion : nil
        case 0x74, 0x54: return profile.has(.english) ? .trillion : nil
        default: return nil
        }
    }

    /// "US$5", "USD 20", «MX$100»: a currency in letters before its amount.
    func latinPrefixedMoney(_ place: Int, _ end: Int) -> Reading? {
        guard end - place <= 4, end - place > 1 || text[end] == 0x24, text.isUpper(place),
            text[end] == 0x24 || text.isDigit(text.skipSpaces(end))
                || end - place == 3 && text[text.skipSpaces(end)] == 0x24
        else { return nil }
        // "TRY 3 FREE", "GEL 5 ml": words and names too, unless the amount is one of money.
        if text[end] != 0x24, ["TRY", "GEL", "COP", "CAD", "SAR"].contains(word(place, end)),
            !isDecimal(before: chunkEnd(text.skipSpaces(end)))
        {
            return nil
        }
        // "USD $100 million"
        let sign = text.skipSpaces(end)
        if end - place == 3, text[sign] == 0x24, let match = vocabulary.spellings?.longestMatch(in: bytes, at: place),
            match.length == 3, case .currency(let code) = match.meaning,
            case .reading(var reading) = prefixedMoney(sign),
            reading.start == sign, case .quantity(.money(var money), let grammaticalCase) = reading.content
        {
            money.currency = code
            reading.start = place
            reading.content = .quantity(.money(money), grammaticalCase)
            return reading
        }
        guard case .reading(let reading) = prefixedMoney(place) else { return nil }
        return reading
    }

    // MARK: Telephones

    /// «(555) 123-4567», «+34 91 123 45 67», «123-45-6789», «IP 10.0.0.1»: groups of digits, said digit by digit.
    func latinPhone(_ place: Int) -> Decision? {
        let hasPlus = text[place] == 0x2B
        var end = hasPlus ? place + 1 : place
        var groups: [(start: Int, count: Int)] = []
        var separators: [UInt8] = []
        var digits = 0
        if hasPlus, text[end] == 0x28 { end += 1 }
        while digits <= 15 {
            let count = text.digits(end).count
            guard (1...11).contains(count) else { break }
            groups.append((end, count))
            digits += count
            end += count
            var next = end
            while next - end < 3, [0x20, 0x28, 0x29, 0x2D, 0x2E].contains(text[next]) { next += 1 }
            guard next > end, next - end < 3 || text[end] == 0x29 || text[end] == 0x20, text.isDigit(next) else {
                break
            }
            guard joins(end..<next, behind: digits) else { break }
            separators.append(text[end] == 0x20 && text[end + 1] == 0x28 ? 0x28 : text[end])
            end = next
        }
        guard let last = groups.last, text.letterLength(last.start + last.count) == 0,
            text[last.start + last.count] != 0x3A, text[last.start + last.count] != 0x2F
        else { return nil }
        let counts = groups.map(\.count)
        // "Nature 358, 560 - 563 (1992)", «(999-1030)»: pages and years
        if separators.contains(0x28), !hasPlus, isFourDigitYear(last.start), groups.count > 2 { return nil }
        if text[place - 1] == 0x28, counts == [3, 4], isFourDigitYear(last.start) { return nil }
        let isBracketed = text[place - 1] == 0x28 && separators.first == 0x29
        let hyphens = separators.allSatisfy { $0 == 0x2D }
        let isDotted = separators.allSatisfy { $0 == 0x2E }
        var joint = ", "
        if isDotted, groups.count == 4, counts.allSatisfy({ $0 <= 3 }), !hasPlus {
            guard groups.allSatisfy({ text.digits($0.start).value < 1000 }),
                profile.has(.english) || counts.dropFirst().contains(where: { $0 != 3 }),
                let dot = vocabulary.symbols["dot"]
            else {
                return nil
            }
            joint = " \(dot) "
        } else if hasPlus {
            guard (8...15).contains(digits), groups.count > 1 || digits >= 10 else { return nil }
        } else if separators.isEmpty {
            return nil
        } else if isDotted {
            guard counts == [3, 3, 4] else { return nil }
        } else if counts == [3, 2, 4] || counts == [3, 4] || counts == [4, 4] {
            guard hyphens, counts != [4, 4] else { return nil }
        } else if separators.allSatisfy({ $0 == 0x20 }) {
            // «912 345 678» is a number too: a word for a telephone tells.
            let isNumber = counts.dropFirst().allSatisfy { $0 == 3 } && (counts.first ?? 0) <= 3
            let isNational =
                profile.has(.english) && text[place] == 0x30 && (10...11).contains(digits)
                && groups.count > 1
            let isUsual =
                groups.count >= 3 && (!isNumber || isBehindTelephone(place))
                && (10...11).contains(digits)
            guard isNational || isUsual else { return nil }
        } else {
            guard (10...14).contains(digits), groups.count >= 3,
                isBracketed || counts.contains(4) || hyphens
            else { return nil }
            // Dates and ranges of numbers are none.
            if counts.dropFirst().allSatisfy({ $0 == 4 }), text[place] != 0x30, !isBracketed { return nil }
        }
        let start = isBracketed ? place - 1 : place
        var stop = last.start + last.count
        let branch = phoneExtension(stop)
        guard numbers == .words else {
            var written = word(start, stop)
            if let branch {
                written += branch.words + word(branch.start, branch.end)
                stop = branch.end
            }
            return .reading(
                Reading(start: start, end: stop, content: .words(written), semioticClass: .telephone))
        }
        var parts: [Reading.Content] = []
        if hasPlus, let plus = vocabulary.symbols["plus"] { parts.append(.words(plus + " ")) }
        for (index, group) in groups.enumerated() {
            if index > 0 { parts.append(.words(joint)) }
            parts.append(digitByDigit(group.start, group.count))
        }
        if let branch {
            parts += [.words(branch.words), digitByDigit(branch.start, branch.end - branch.start)]
            stop = branch.end
        }
        return .reading(Reading(start: start, end: stop, content: .joined(parts), semioticClass: .telephone))
    }

    private func isFourDigitYear(_ place: Int) -> Bool {
        let (value, count) = text.digits(place)
        return count == 4 && (1000...2099).contains(value)
    }

    /// "x123" behind a telephone.
    private func phoneExtension(_ place: Int) -> (words: String, start: Int, end: Int)? {
        let sign = text.skipSpaces(place)
        guard let name = vocabulary.symbols["extension"], text[sign] == 0x78, text.isDigit(sign + 1) else { return nil }
        let count = text.digits(sign + 1).count
        guard (2...5).contains(count), text.letterLength(sign + 1 + count) == 0 else { return nil }
        return (" \(name) ", sign + 1, sign + 1 + count)
    }

    /// «Tel. 912 345 678», «Tel.: 612 345 678»; by itself what begins as a mobile number does in Spain.
    private func isBehindTelephone(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        while end > 0, [0x2E, 0x3A, 0x21].contains(text[end - 1]) { end = text.skipSpacesBack(end - 1) }
        let start = text.wordStart(end)
        if start < end { return latin.has(text.lowered(start, end), .telephone) }
        return end == 0 && text.isLineEnd(place + 11) && [0x36, 0x37, 0x39].contains(text[place])
    }

    /// «one two three»; round hundreds, as in «1-800», by their name.
    func digitByDigit(_ start: Int, _ count: Int) -> Reading.Content {
        let value = text.digits(start).value
        if count == 3, value >= 100, value % 100 == 0 { return cardinal(value) }
        return .sequence(
            (start..<(start + count)).map { .cardinal(DecimalNumber(exactly: text[$0] &- 0x30) ?? 0) })
    }

    // MARK: Addresses of the web

    /// "24h@example.com", "9h://": an address that begins with a digit.
    func latinNumberAddress(_ place: Int) -> Decision? {
        var end = place
        let limit = place + 64
        while end < limit {
            let byte = text[end]
            if byte == 0x40 {
                guard text.letterLength(end + 1) > 0 || text.isDigit(end + 1) else { return nil }
                // "4K@60" is no address.
                if text.isDigit(end + 1), !hasDomain(end + 1) { return .skip(chunkEnd(place)) }
                return address(place) ?? .skip(chunkEnd(place))
            }
            if byte == 0x3A {
                return text[end + 1] == 0x2F && text[end + 2] == 0x2F ? .skip(chunkEnd(place)) : nil
            }
            if byte == 0x2E, text.letterLength(end + 1) > 0, !text.isUpper(end + 1),
                latin.has(text.exact(end + 1, text.wordEnd(end + 1)), .domain)
            {
                return .skip(chunkEnd(place))
            }
            guard text.letterLength(end) == 1 || text.isDigit(end) || [0x2E, 0x2D, 0x5F].contains(byte) else {
                return nil
            }
            end += 1
        }
        return nil
    }

    private func hasDomain(_ place: Int) -> Bool {
        (place..<chunkEnd(place)).contains { text[$0] == 0x2E && text.letterLength($0 + 1) > 0 }
    }

    /// «example.com»: a name, a full stop and a known ending.
    func latinDomain(_ place: Int, _ end: Int) -> Decision? {
        guard text[end] == 0x2E, text.letterLength(end + 1) > 0, !text.isUpper(end + 1) else { return nil }
        var last = end
        var count = 0
        while text[last] == 0x2E, text.letterLength(last + 1) > 0, count < 4 {
            let next = text.wordEnd(last + 1)
            if latin.has(text.exact(last + 1, next), .domain), text[next] != 0x2E || text.letterLength(next + 1) == 0 {
                return address(place) ?? .skip(chunkEnd(place))
            }
            last = next
            count += 1
        }
        return nil
    }
}
