public import Foundation

extension StudyDay {
    /// Creates the study day to which a time belongs in a time zone.
    ///
    /// For the rollover hour of a store, use ``StoreSettings/studyDay(of:in:)``.
    ///
    /// ```swift
    /// let late = StudyDay(of: now, in: .gmt, rollover: 0)
    /// let early = StudyDay(of: now, in: .gmt, rollover: 23)
    /// print(early <= late)  // true: the later a day starts, the earlier the day
    /// ```
    /// - Parameters:
    ///   - date: the time.
    ///   - zone: the time zone.
    ///   - rollover: the local hour at which a study day starts, 0 to 23.
    public init(of date: Date, in zone: TimeZone = .current, rollover: Int) {
        self.init(of: date, utcOffset: zone.secondsFromGMT(for: date), rollover: rollover)
    }
}

extension StoreSettings {
    /// Returns the study day to which a time belongs in a time zone.
    ///
    /// ```swift
    /// let day = try store.settings().studyDay(of: now, in: .gmt)
    /// let advice = try store.advice(on: day)
    /// ```
    public func studyDay(of date: Date, in zone: TimeZone = .current) -> StudyDay {
        StudyDay(of: date, in: zone, rollover: rollover)
    }
}

extension Review {
    /// Creates a review of an answer that was given in a time zone.
    ///
    /// ```swift
    /// let review = Review(
    ///     thingID: thing.id, direction: .meaning, asked: "FTW", typed: "for the win", verdict: .correct, grade: .good,
    ///     at: now, in: .gmt, rollover: try store.settings().rollover)
    /// try store.record(review)
    /// ```
    public init(
        thingID: UUID, direction: Direction, asked: String, typed: String, seconds: Double = 0, limit: Double = 0,
        verdict: Verdict, grade: Grade, at date: Date, in zone: TimeZone = .current, rollover: Int
    ) {
        self.init(
            thingID: thingID, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
            verdict: verdict, grade: grade, date: date, utcOffset: zone.secondsFromGMT(for: date),
            studyDay: StudyDay(of: date, in: zone, rollover: rollover))
    }
}

extension ReadingOptions {
    /// Creates options. Answers that only have a time belong to the study day of that time in a time zone.
    ///
    /// ```swift
    /// let rollover = try store.settings().rollover
    /// let options = ReadingOptions(columns: ColumnChoice("2,1"), in: .current, rollover: rollover)
    /// ```
    /// - Parameters:
    ///   - columns: the columns of a table, or the fields of Anki's notes, to read; nil to guess them.
    ///   - zone: the time zone.
    ///   - rollover: the local hour at which a study day starts, 0 to 23.
    public init(columns: ColumnChoice? = nil, in zone: TimeZone = .gmt, rollover: Int = StoreSettings().rollover) {
        self.init(columns: columns) { date in
            (zone.secondsFromGMT(for: date), StudyDay(of: date, in: zone, rollover: rollover))
        }
    }
}
