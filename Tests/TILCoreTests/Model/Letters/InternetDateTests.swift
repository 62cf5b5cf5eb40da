import Foundation
import Testing

@testable import TILCore

@Suite struct InternetDateTests {
    @Test(arguments: [
        "0001-01-01T00:00:00Z", "1969-12-31T23:59:59.999Z", "2026-11-21T08:15:30.250Z", "4052-11-21T00:00:00Z",
        "9999-12-31T23:59:59.999Z",
    ])
    func anInstantWithAFourDigitYearIsReadAsWritten(text: String) throws {
        let date = try #require(InternetDate.date(from: text))
        #expect(InternetDate.text(of: date) == text)
    }

    @Test(arguments: [-62_135_596_801.0, 253_402_300_800, .infinity, .nan])
    func anInstantThatCannotBeWrittenBecomes1970(seconds: Double) {
        #expect(InternetDate.text(of: Date(timeIntervalSince1970: seconds)) == "1970-01-01T00:00:00Z")
    }
}
