/// The effect of fitting the weights to a person's answers, measured on answers that the fit did not use.
///
/// The weights are fitted to the first three quarters of the scored answers, and compared with those in use on the last
/// quarter. If they predict it better, the weights to adopt are those fitted to all answers.
public struct WeightOptimization: Hashable, Sendable {
    /// How many answers were scored altogether.
    public let scoredCount: Int
    /// How well the weights in use predict the last quarter.
    public let before: FitEvaluation
    /// How well the weights fitted to the first three quarters predict the last quarter.
    public let after: FitEvaluation
    /// The weights in use.
    public let current: FSRSParameters
    /// The weights fitted to all answers.
    public let fitted: FSRSParameters

    /// Whether the fitted weights are to be adopted.
    public var isBetter: Bool { after.isBetter(than: before) && fitted != current }

    /// Fits twice, and compares.
    /// - Parameters:
    ///   - sequences: the scheduled answers.
    ///   - current: the weights in use.
    ///   - relearningSteps: how many relearning steps there are.
    ///   - progress: called now and then with the part that is done, from 0 to 1. If it throws, the fit ends.
    /// - Throws: ``SchedulingError/tooFewAnswers(_:needed:)``, or the error that `progress` throws.
    public init(
        _ sequences: AnswerSequences, current: FSRSParameters, relearningSteps: Int,
        progress: (_ done: Double) throws -> Void = { _ in }
    ) throws {
        guard sequences.scoredCount >= WeightFitting.neededAnswers else {
            throw SchedulingError.tooFewAnswers(sequences.scoredCount, needed: WeightFitting.neededAnswers)
        }
        let fitting = WeightFitting(sequences, relearningSteps: relearningSteps)
        let cut = sequences.scoredCount * 3 / 4
        let trial = try fitting.fit(count: cut) { try progress($0 * 0.43) }
        fitted = try fitting.fit { try progress(0.43 + $0 * 0.57) }
        scoredCount = sequences.scoredCount
        self.current = current
        before = FitEvaluation(current, on: sequences, from: cut)
        after = FitEvaluation(trial, on: sequences, from: cut)
        try progress(1)
    }
}
