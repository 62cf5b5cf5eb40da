/// The validated options of the schedule.
///
/// ```swift
/// let options = try SchedulingOptions(desiredRetention: 0.85, isFuzzed: false)
/// let scheduler = Scheduler(options)
/// ```
public struct SchedulingOptions: Hashable, Sendable {
    /// The weights of FSRS-6.
    public internal(set) var parameters = FSRSParameters.standard
    /// The desired probability of recall when a thing is due, from 0.1 to 0.99.
    public internal(set) var desiredRetention = 0.9
    /// The learning steps of a new thing.
    public internal(set) var learningSteps = LearningSteps.standard
    /// The relearning steps of a forgotten thing.
    public internal(set) var relearningSteps = LearningSteps.standardRelearning
    /// The maximum interval, from 1 to 36,500 days.
    public internal(set) var maximumInterval = 36_500
    /// Whether intervals have a little fuzz, so that things learned together do not stay together forever.
    public internal(set) var isFuzzed = true

    /// The range of the desired retention.
    package static let retentions: ClosedRange<Double> = 0.1...0.99
    /// The range of the maximum interval, in days.
    package static let maximumIntervals: ClosedRange<Int> = 1...36_500
    /// The default options: the default weights of FSRS-6, a retention of 90 %, learning steps of 1 and 10 minutes, a
    /// relearning step of 10 minutes, a maximum interval of 36,500 days, and fuzz.
    public static let standard = SchedulingOptions(())

    /// Creates options. The defaults are the values of ``standard``.
    ///
    /// ```swift
    /// let options = try SchedulingOptions(
    ///     desiredRetention: 0.85, learningSteps: LearningSteps("1m,10m,1h"), maximumInterval: 365)
    /// try store.update(at: now) { $0.scheduling = options }
    /// ```
    /// - Throws: ``SchedulingError/desiredRetention(_:allowed:)`` or ``SchedulingError/maximumInterval(_:allowed:)``.
    public init(
        parameters: FSRSParameters = standard.parameters, desiredRetention: Double = standard.desiredRetention,
        learningSteps: LearningSteps = standard.learningSteps,
        relearningSteps: LearningSteps = standard.relearningSteps, maximumInterval: Int = standard.maximumInterval,
        isFuzzed: Bool = standard.isFuzzed
    ) throws(SchedulingError) {
        self.parameters = parameters
        self.desiredRetention = desiredRetention
        self.learningSteps = learningSteps
        self.relearningSteps = relearningSteps
        self.maximumInterval = maximumInterval
        self.isFuzzed = isFuzzed
        try check()
    }

    /// Creates the default options. The public initializer cannot, because its default arguments are these options.
    private init(_ standard: Void) {}

    /// Throws an error if a value is outside its range.
    func check() throws(SchedulingError) {
        guard Self.retentions.contains(desiredRetention) else {
            throw .desiredRetention(desiredRetention, allowed: Self.retentions)
        }
        guard Self.maximumIntervals.contains(maximumInterval) else {
            throw .maximumInterval(maximumInterval, allowed: Self.maximumIntervals)
        }
    }
}

extension SchedulingOptions: Codable {
    private enum CodingKeys: String, CodingKey {
        case parameters, desiredRetention, learningSteps, relearningSteps, maximumInterval, isFuzzed
    }

    /// Reads and checks options. Missing options get the values of ``standard``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys, or standard: Value) throws -> Value {
            try container.decodeIfPresent(Value.self, forKey: key) ?? standard
        }
        let standard = Self.standard
        try self.init(
            parameters: value(.parameters, or: standard.parameters),
            desiredRetention: value(.desiredRetention, or: standard.desiredRetention),
            learningSteps: value(.learningSteps, or: standard.learningSteps),
            relearningSteps: value(.relearningSteps, or: standard.relearningSteps),
            maximumInterval: value(.maximumInterval, or: standard.maximumInterval),
            isFuzzed: value(.isFuzzed, or: standard.isFuzzed))
    }
}
