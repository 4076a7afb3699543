/// Asks the rules of a kind of place, the first that has an answer speaks and signs it.
extension Classifier {
    @inline(__always)
    func reading(of number: ScannedNumber, from start: Int) -> Reading? {
        let site = profile.has(.russian) ? russianSite(number) : .followed
        return rules.numbers.first(site.numberKind, text.follower(number.end)) { rule in
            rule.pointee.find(self, number, start)?.signed(rule.pointee.id)
        }
    }

    @inline(__always)
    func decision(onDigits place: Int, _ site: RuleConditions) -> Decision? {
        let joint = text.follower(place + text.digits(place).count)
        let (first, last) = rules.digits[site.digitsKind]
        var rule = first
        while rule < last {
            if !rule.pointee.joint.isDisjoint(with: joint), let decision = rule.pointee.find(self, place) {
                return decision.signed(rule.pointee.id)
            }
            rule += 1
        }
        return nil
    }

    @inline(__always)
    func reading(ofWord place: Int, _ end: Int) -> Reading? {
        var site: RuleConditions = []
        if text.isUpper(place) { site.insert(.capital) }
        let (initial, next) = (text[place], text[end])
        let (first, last) = rules.words[site.wordKind(length: end - place)]
        var rule = first
        while rule < last {
            if rule.pointee.initial == 0 || rule.pointee.initial == initial,
                rule.pointee.next == 0 || rule.pointee.next == next,
                let reading = rule.pointee.find(self, place, end)
            {
                return reading.signed(rule.pointee.id)
            }
            rule += 1
        }
        return nil
    }

    @inline(__always)
    func decision(onSign place: Int) -> Decision? {
        let bytes =
            UInt32(text[place]) | UInt32(text[place + 1]) << 8 | UInt32(text[place + 2]) << 16
            | UInt32(text[place + 3]) << 24
        let (first, last) = rules.signs[Int(text[place])]
        var rule = first
        while rule < last {
            if rule.pointee.stands(in: bytes), let decision = rule.pointee.find(self, place) {
                return decision.signed(rule.pointee.id)
            }
            rule += 1
        }
        return nil
    }
}

extension Classifier.Decision {
    /// A reading, if there is one.
    static func found(_ reading: Reading?) -> Self? { reading.map { .reading($0) } }

    /// Names the rule that found a reading, unless a rule below it has signed.
    func signed(_ rule: RuleID) -> Self {
        guard case .reading(let reading) = self, reading.rule.isNone else { return self }
        return .reading(reading.signed(rule))
    }
}
