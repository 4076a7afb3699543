import Foundation
import SpokenModel
import Testing

@Suite struct QuantityCodableTests {
    private static let noun = CountedNoun(
        gender: .feminine, singular: [.nominative: "пицца"], plural: [.nominative: "пиццы", .genitive: "пицц"])

    private static func quantities() throws -> [(Quantity, String)] {
        let time = try #require(ClockTime(hour: 9))
        let night = try #require(ClockTime(hour: 23, minute: 5, second: 7))
        let date = try #require(CalendarDate(month: 3, day: 21))
        let century = try #require(Period(.century, 19, saysNoun: false))
        let weight = Quantity.measure(Measure(1.5, .kilogram))
        return [
            (.cardinal(21), #"{"cardinal":{"number":"21"}}"#),
            (
                .cardinal(2, .feminine, .animate),
                #"{"cardinal":{"animacy":"animate","gender":"feminine","number":"2"}}"#
            ),
            (.ordinal(3, isBeforeNoun: true), #"{"ordinal":{"isBeforeNoun":true,"number":3}}"#),
            (.fraction(numerator: 2, denominator: 3), #"{"fraction":{"denominator":3,"numerator":2}}"#),
            (
                .count(3, noun),
                #"{"count":{"noun":{"animacy":"inanimate","gender":"feminine","isCollective":false,"#
                    + #""plural":{"genitive":"пицц","nominative":"пиццы"},"singular":{"nominative":"пицца"}},"number":"3"}}"#
            ),
            (.magnitude(5, .thousand), #"{"magnitude":{"magnitude":3,"number":"5"}}"#),
            (.money(Money(99.9, .RUB, per: .month)), #"{"money":{"amount":"99.9","currency":"RUB","per":"month"}}"#),
            (.mixed([Measure(2, .hour)]), #"{"mixed":[{"amount":"2","unit":"hour"}]}"#),
            (.dimensions([10, 15], .centimeter), #"{"dimensions":{"numbers":["10","15"],"unit":"centimeter"}}"#),
            (.clock(night), #"{"clock":"23:05:07"}"#),
            (.hours(time, night), #"{"hours":{"closes":"23:05:07","opens":"09:00"}}"#),
            (.date(date), #"{"date":"--03-21"}"#),
            (.period(century), #"{"period":{"kind":"century","number":19,"saysNoun":false}}"#),
            (
                .range(.signed(.plus, weight), weight),
                #"{"range":{"from":{"signed":{"sign":"plus","value":{"measure":{"amount":"1.5","unit":"kilogram"}}}},"#
                    + #""to":{"measure":{"amount":"1.5","unit":"kilogram"}}}}"#
            ),
            (.discount(weight), #"{"discount":{"measure":{"amount":"1.5","unit":"kilogram"}}}"#),
            (
                .priceChange(old: Money(2, .EUR), new: Money(1, .EUR)),
                #"{"priceChange":{"new":{"amount":"1","currency":"EUR"},"old":{"amount":"2","currency":"EUR"}}}"#
            ),
            (.free, #"{"free":{}}"#),
        ]
    }

    @Test func valuesAreReadAsTheyAreWritten() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for (quantity, json) in try Self.quantities() {
            #expect(String(decoding: try encoder.encode(quantity), as: UTF8.self) == json)
            #expect(try JSONDecoder().decode(Quantity.self, from: Data(json.utf8)) == quantity, "\(json)")
        }
    }

    @Test func datesOfEveryLengthAreReadAsTheyAreWritten() throws {
        for text in ["2025-03-21", "2025-03", "0987", "--02-29"] {
            let json = Data("[\"\(text)\"]".utf8)
            let dates = try JSONDecoder().decode([CalendarDate].self, from: json)
            #expect(try JSONEncoder().encode(dates) == json)
        }
    }

    @Test(arguments: [
        "{}", "[]", "3", #"{"price":1}"#, #"{"clock":"25:00"}"#, #"{"date":"2025-02-30"}"#,
        #"{"money":{"amount":"1","currency":"RU"}}"#, #"{"measure":{"amount":"1","unit":"Center Meter"}}"#,
        #"{"measure":{"amount":"x","unit":"meter"}}"#, #"{"period":{"kind":"century","number":100}}"#,
        #"{"clock":"09:00","date":"2025"}"#, #"{"cardinal":{"number":"1e5"}}"#, #"{"cardinal":{"number":5}}"#,
    ])
    func brokenValuesAreErrors(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Quantity.self, from: Data(json.utf8)) }
    }

    @Test(arguments: [4, 100, 600])
    func endlessValuesAreErrors(depth: Int) {
        let json =
            String(repeating: #"{"discount":"#, count: depth) + #"{"free":{}}"# + String(repeating: "}", count: depth)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Quantity.self, from: Data(json.utf8)) }
    }
}
