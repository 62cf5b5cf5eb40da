public import Foundation

/// The short waits, in seconds, before a new or forgotten thing enters the long schedule. There may be no steps.
///
/// ```swift
/// let steps = try LearningSteps("1m,10m,1h")
/// print(steps.seconds)  // [60.0, 600.0, 3600.0]
/// ```
public struct LearningSteps: Hashable, Sendable {
    /// The outcome of an answer at a step.
    ///
    /// ```swift
    /// switch try LearningSteps("1m,10m").outcome(of: .good, at: 0) {
    /// case .step(_, let seconds): print("again in \(Int(seconds)) seconds")  // again in 600 seconds
    /// case .graduation: print("again on another day")
    /// }
    /// ```
    public enum Outcome: Hashable, Sendable {
        /// The step with this number, from 0, which is due after a number of seconds.
        case step(Int, seconds: TimeInterval)
        /// The end of the steps: the long schedule in whole days.
        case graduation
    }

    /// The waits in seconds, in order.
    public let seconds: [TimeInterval]

    /// The range of a wait, in seconds: up to a day.
    public static let allowed: ClosedRange<Double> = 1...86_400
    /// The steps of a new thing: 1 and 10 minutes.
    public static let standard = LearningSteps(checked: [60, 600])
    /// The step of a forgotten thing: 10 minutes.
    package static let standardRelearning = LearningSteps(checked: [600])
    /// No steps, so that every interval is counted in days.
    public static let none = LearningSteps(checked: [])

    /// Creates steps from their waits in seconds, each from 1 to 86,400.
    /// - Throws: ``SchedulingError/step(seconds:allowed:)`` for the first wait outside the range.
    public init(seconds: [TimeInterval]) throws(SchedulingError) {
        for wait in seconds where !Self.allowed.contains(wait) {
            throw .step(seconds: wait, allowed: Self.allowed)
        }
        self.init(checked: seconds)
    }

    /// Reads steps from text such as `30s,10m,1h`. An empty text or `none` means no steps.
    /// - Throws: ``SchedulingError/stepText(_:)`` if a step is not a number with `s`, `m` or `h`, and
    ///   ``SchedulingError/step(seconds:allowed:)``.
    public init(_ text: String) throws(SchedulingError) {
        var seconds: [TimeInterval] = []
        if !text.isEmpty, text != "none" {
            for field in text.split(separator: ",", omittingEmptySubsequences: false) {
                let step = field.trimmingCharacters(in: .whitespaces)
                guard let wait = Self.seconds(step) else { throw .stepText(step) }
                seconds.append(wait)
            }
        }
        try self.init(seconds: seconds)
    }

    /// Returns the seconds of a wait such as `10m`, or nil if it is not a number with `s`, `m` or `h`.
    static func seconds(_ wait: String) -> TimeInterval? {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600]
        guard let last = wait.last, let unit = units[last], let number = Double(wait.dropLast()) else { return nil }
        return number * unit
    }

    /// Returns a wait in the largest unit that gives a whole number: `10m`.
    static func text(of wait: TimeInterval) -> String {
        for (unit, name) in [(3_600.0, "h"), (60, "m")] {
            if let number = Int(exactly: wait / unit) { return "\(number)\(name)" }
        }
        if let wholeSeconds = Int(exactly: wait) { return "\(wholeSeconds)s" }
        return "\(wait)s"
    }

    private init(checked seconds: [TimeInterval]) {
        self.seconds = seconds
    }

    /// Returns the step or the graduation that follows an answer at a step.
    ///
    /// Again leads to the first step. Hard repeats the step. At the first step, hard waits for the mean of the first
    /// two, or for one and a half times a single step. Good leads to the next step or graduates. Easy graduates. If the
    /// steps were shortened and the current step no longer exists, a thing graduates unless it is forgotten. Source:
    /// `Scheduler.review_card` of py-fsrs 6.3.2.
    ///
    /// ```swift
    /// let steps = try LearningSteps("1m,10m")
    /// let outcome = steps.outcome(of: .good, at: 1)  // the last step is over
    /// ```
    public func outcome(of grade: Grade, at step: Int) -> Outcome {
        guard let first = seconds.first else { return .graduation }
        if grade == .again { return .step(0, seconds: first) }
        guard seconds.indices.contains(step) else { return .graduation }
        switch grade {
        case .hard where step == 0:
            return .step(0, seconds: seconds.count == 1 ? first * 1.5 : (first + seconds[1]) / 2)
        case .hard:
            return .step(step, seconds: seconds[step])
        case .good where step + 1 < seconds.count:
            return .step(step + 1, seconds: seconds[step + 1])
        case .again, .good, .easy:
            return .graduation
        }
    }
}

extension LearningSteps: CustomStringConvertible {
    /// The steps in the largest units that give whole numbers, such as `1m,10m`, or `none`.
    public var description: String {
        seconds.isEmpty ? "none" : seconds.map(Self.text).joined(separator: ",")
    }
}

extension LearningSteps: Codable {
    /// Reads and checks an array of seconds.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        try self.init(seconds: container.decode([TimeInterval].self))
    }

    /// Writes an array of seconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(seconds)
    }
}
