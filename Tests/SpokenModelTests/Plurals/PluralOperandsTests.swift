import SpokenModel
import Testing

@Suite struct PluralOperandsTests {
    /// The examples of UTS #35, Plural Operand Meanings.
    @Test(arguments: [
        ("1", 1, 0, 0, 0, 0), ("1.0", 1, 1, 0, 0, 0), ("1.00", 1, 2, 0, 0, 0), ("1.3", 1, 1, 1, 3, 3),
        ("1.30", 1, 2, 1, 30, 3), ("1.03", 1, 2, 2, 3, 3), ("1.230", 1, 3, 2, 230, 23),
        ("1200000", 1_200_000, 0, 0, 0, 0),
    ])
    func operands(text: String, i: UInt64, v: UInt8, w: UInt8, f: UInt64, t: UInt64) throws {
        let operands = PluralOperands(try DecimalNumber(text))
        #expect(operands.i == i && operands.v == v && operands.w == w && operands.f == f && operands.t == t)
    }
}
