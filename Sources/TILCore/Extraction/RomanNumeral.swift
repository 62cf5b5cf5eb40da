/// Roman numerals, which look like acronyms and are none.
enum RomanNumeral {
    /// Whether bytes are a Roman numeral from 1 to 39 that is not taken for an acronym: "II", "XIV", but not "MIX".
    static func isLikely(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count <= 7, let value = value(bytes, range) else { return false }
        return value < 40
    }

    /// The value of a numeral of I, V and X in its proper form.
    private static func value(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        var tens = 0
        while index < range.upperBound, bytes[index] == UInt8(ascii: "X"), tens < 3 {
            tens += 1
            index += 1
        }
        let rest = range.upperBound - index
        var ones = 0
        let i = UInt8(ascii: "I")
        if rest == 2, bytes[index] == i, bytes[index + 1] == UInt8(ascii: "X") {
            ones = 9
            index += 2
        } else if rest == 2, bytes[index] == i, bytes[index + 1] == UInt8(ascii: "V") {
            ones = 4
            index += 2
        } else {
            if index < range.upperBound, bytes[index] == UInt8(ascii: "V") {
                ones = 5
                index += 1
            }
            while index < range.upperBound, bytes[index] == i, ones % 5 < 3 {
                ones += 1
                index += 1
            }
        }
        return index == range.upperBound && tens + ones > 0 ? tens * 10 + ones : nil
    }
}
