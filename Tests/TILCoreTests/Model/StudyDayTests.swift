import Foundation
import Testing

@testable import TILCore

@Suite struct StudyDayTests {
    @Test func aStudyDayBeginsAtTheRolloverHourOfLocalTime() {
        let midnight = Date(timeIntervalSince1970: 1_795_219_200)  // 2026-11-21T00:00:00Z
        #expect(StudyDay(of: midnight, utcOffset: 0, rollover: 4).description == "2026-11-20")
        #expect(StudyDay(of: midnight + 4 * 3_600, utcOffset: 0, rollover: 4).description == "2026-11-21")
        #expect(StudyDay(of: midnight + 4 * 3_600 - 1, utcOffset: 0, rollover: 4).description == "2026-11-20")
        #expect(StudyDay(of: midnight, utcOffset: 14 * 3_600, rollover: 4).description == "2026-11-21")
        #expect(StudyDay(of: midnight, utcOffset: -12 * 3_600, rollover: 4).description == "2026-11-20")
        #expect(StudyDay(of: Date(timeIntervalSince1970: -1), utcOffset: 0, rollover: 0).description == "1969-12-31")
    }

    @Test func aDayNumberIsConvertedToADateAndBack() {
        for number in stride(from: -1_000_000, through: 1_000_000, by: 997) {
            let day = StudyDay(number: number)
            let (year, month, date) = day.civil
            #expect(StudyDay(year: year, month: month, day: date) == day)
        }
        #expect(StudyDay(year: 2024, month: 2, day: 29).number == 19_782)
        #expect(StudyDay(number: 19_782).weekday == 4)
    }

    @Test(arguments: [
        "2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-00-10", "today", "", "2026-01-01-", "2026-+1-+2",
    ])
    func textThatIsNotADateGivesNoStudyDay(text: String) {
        #expect(StudyDay(text) == nil)
    }

    @Test func anEncodedStudyDayIsDecodedUnchanged() throws {
        let day = try #require(StudyDay("2024-02-29"))
        let json = try JSONEncoder().encode([day])
        #expect(String(decoding: json, as: UTF8.self) == "[\"2024-02-29\"]")
        #expect(try JSONDecoder().decode([StudyDay].self, from: json) == [day])
    }
}
