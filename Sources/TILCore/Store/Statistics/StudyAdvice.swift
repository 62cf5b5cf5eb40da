/// A sign that a person learns more new things a day than they can remember, and what would help.
///
/// ```swift
/// if let advice = try store.advice(on: day) {
///     try store.update(at: now) { $0.newPerDay = advice.newPerDay }
/// }
/// ```
public struct StudyAdvice: Hashable, Sendable {
    /// The sign.
    ///
    /// ```swift
    /// switch advice.sign {
    /// case .retention(let share, let desired): print("\(Int(share * 100)) % instead of \(Int(desired * 100)) %")
    /// case .load(let answers, let before): print("\(answers) answers a day, and \(before) before")
    /// }
    /// ```
    public enum Sign: Hashable, Sendable {
        /// Within a week, the share of remembered answers is more than five points under the desired one.
        case retention(Double, desired: Double)
        /// The number of answers on a day has tripled in two weeks.
        case load(Int, before: Int)
    }

    /// The sign.
    public let sign: Sign
    /// The number of new things on a study day that would help.
    public let newPerDay: Int

    /// The minimum number of recalls in a week from which a share is meaningful.
    private static let fewestRecalls = 20
    /// The minimum number of answers on a day from which a load counts.
    private static let leastLoad = 10
    /// The tolerated distance between the share of remembered answers and the desired one.
    private static let tolerance = 0.05

    /// The number of days with answers after which the same advice is repeated.
    private static let repetition = 7
    /// The number of days to look back for the same advice.
    fileprivate static let daysBack = 90

    /// Returns the advice for days with answers, or nil if there is none or if an earlier day of the last seven gave
    /// it.
    static func timely(for days: [PracticeDay], on today: StudyDay, _ settings: StoreSettings) -> StudyAdvice? {
        guard let advice = StudyAdvice(for: days, on: today, settings) else { return nil }
        let earlier = days.map(\.day).filter { day in day < today }.sorted()
        // The number of days with answers, going back from today, on which the sign was the same.
        var repeats = 0
        for day in earlier.reversed() {
            guard let before = StudyAdvice(for: days, on: day, settings), before.isLike(advice) else { break }
            repeats += 1
        }
        return repeats.isMultiple(of: repetition) ? advice : nil
    }

    /// Whether two pieces of advice have the same kind of sign.
    private func isLike(_ other: StudyAdvice) -> Bool {
        switch (sign, other.sign) {
        case (.retention, .retention), (.load, .load): true
        default: false
        }
    }

    /// Creates advice, for example for a preview.
    ///
    /// ```swift
    /// let preview = StudyAdvice(sign: .retention(0.78, desired: 0.9), newPerDay: 5)
    /// print("Try \(preview.newPerDay) new things a day.")  // Try 5 new things a day.
    /// ```
    public init(sign: Sign, newPerDay: Int) {
        self.sign = sign
        self.newPerDay = newPerDay
    }

    /// Creates the advice for days with answers. The result is nil if there is no sign, or if fewer new things are not
    /// possible.
    /// - Parameters:
    ///   - days: the study days with answers, in any order.
    ///   - today: the present study day.
    ///   - settings: the settings of the store.
    init?(for days: [PracticeDay], on today: StudyDay, _ settings: StoreSettings) {
        guard settings.newPerDay > 1 else { return nil }
        newPerDay = settings.newPerDay / 2
        let thisWeek = Week(weeksAgo: 0, before: today, of: days)
        let desired = settings.scheduling.desiredRetention
        if let retention = thisWeek.retention, retention < desired - Self.tolerance {
            sign = .retention(retention, desired: desired)
            return
        }
        let present = thisWeek.load
        let before = Week(weeksAgo: 2, before: today, of: days).load
        let isTripled = before >= Self.leastLoad && present >= 3 * before
        guard isTripled else { return nil }
        sign = .load(present, before: before)
    }

    /// The answers of seven study days.
    private struct Week {
        /// The share of remembered answers, or nil if there are too few.
        let retention: Double?
        /// The average number of answers on a day with answers, or 0 without any.
        let load: Int

        /// Counts the answers of a week.
        /// - Parameters:
        ///   - age: the number of weeks since then: 0 for the seven days that end with today.
        ///   - today: the present study day.
        ///   - days: the study days with answers, in any order.
        init(weeksAgo age: Int, before today: StudyDay, of days: [PracticeDay]) {
            let firstAge = 7 * age
            let ages = firstAge..<firstAge + 7
            var practised = 0
            var answers = 0
            var recalls = 0
            var recalled = 0
            for day in days where ages.contains(day.day.distance(to: today)) {
                practised += 1
                answers += day.answers
                recalls += day.recalls
                recalled += day.recalled
            }
            load = practised == 0 ? 0 : answers / practised
            retention = recalls < StudyAdvice.fewestRecalls ? nil : Double(recalled) / Double(recalls)
        }
    }
}

extension ThingStore {
    /// Returns advice about the number of new things, or nil if none is necessary.
    ///
    /// The same sign gives advice on the first study day with it and then on every seventh day with answers, so that a
    /// person who takes the advice sees an effect before it is repeated.
    public func advice(on day: StudyDay) throws(StoreError) -> StudyAdvice? {
        let days = try practice(since: day.advanced(by: -StudyAdvice.daysBack))
            .filter { practised in practised.day <= day }
        return StudyAdvice.timely(for: days, on: day, try settings())
    }
}
