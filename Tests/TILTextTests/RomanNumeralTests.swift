import Testing

@testable import TILText

@Suite struct RomanNumeralTests {
    @Test func everyNumeralFrom1To39IsReadInEitherCase() {
        let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
        for number in 1...39 {
            let numeral = String(repeating: "X", count: number / 10) + ones[number % 10]
            #expect(RomanNumeral.value(of: numeral.utf8) == number)
            #expect(RomanNumeral.value(of: numeral.lowercased().utf8) == number)
            #expect(Array(numeral.utf8).withUnsafeBufferPointer { RomanNumeral.value(of: $0) } == number)
        }
    }

    @Test(arguments: ["", "IIX", "IIII", "VV", "MIX", "XXXX", "IVI", "XIXI", "ÉI", "VIM", "LIX", "A"])
    func wordsThatAreNotNumeralsUpTo39AreRefused(_ word: String) {
        #expect(RomanNumeral.value(of: word.utf8) == nil)
    }
}
