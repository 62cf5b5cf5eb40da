import Foundation
import Testing

@testable import TILCore

@Suite struct RandomIdentifierTests {
    @Test func randomIdentifiersDifferInEveryDigitAndHaveVersion4() {
        let identifiers = (0..<1_000).map { _ in UUID.random() }
        #expect(Set(identifiers).count == 1_000)
        // The version is 4, and the variant is 8, 9, A or B.
        let form = /[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/
        #expect(identifiers.allSatisfy { $0.uuidString.wholeMatch(of: form) != nil })
        // Every other bit is sometimes 0 and sometimes 1.
        let digits = identifiers.map { Array($0.uuidString) }
        for place in 0..<36 where ![8, 13, 14, 18, 19, 23].contains(place) {
            #expect(Set(digits.map { $0[place] }).count == 16)
        }
    }
}
