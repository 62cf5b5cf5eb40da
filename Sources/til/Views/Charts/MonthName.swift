import TILCore

/// The months' names, in English, as all of the program speaks it.
enum MonthName {
    private static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Three letters of a month from 1 to 12.
    static func short(_ month: Int) -> String { names[(month + 11) % 12] }

    /// A day without its year: `28 Nov`.
    static func day(_ day: StudyDay) -> String {
        let (_, month, date) = day.civil
        return "\(date) \(short(month))"
    }
}
