/// The effect of fitting the weights to a person's answers, measured on answers that the fit did not use.
///
/// The weights are fitted to the first three quarters of the scored answers, and compared with the current weights on
/// the last quarter. If they predict the last quarter better, the weights fitted to all answers are worth adopting.
///
/// ```swift
/// let optimization = try WeightOptimization(
///     store.answerSequences(), current: scheduling.parameters,
///     relearningSteps: scheduling.relearningSteps.seconds.count)
/// if optimization.isBetter { try store.adopt(optimization.fitted, at: now) }
/// ```
public struct WeightOptimization: Hashable, Sendable {
    /// The total number of scored answers.
    public let scoredCount: Int
    /// The accuracy of the current weights on the last quarter.
    public let before: FitEvaluation
    /// The accuracy on the last quarter of the weights fitted to the first three quarters.
    public let after: FitEvaluation
    /// The current weights.
    public let current: FSRSParameters
    /// The weights fitted to all answers.
    public let fitted: FSRSParameters

    /// Whether it is worth adopting the fitted weights.
    public var isBetter: Bool { after.isBetter(than: before) && fitted != current }

    /// Creates the result of fitting weights to three quarters and to all of the answers.
    ///
    /// ```swift
    /// do {
    ///     let result = try WeightOptimization(answers, current: .standard, relearningSteps: 1)
    ///     print(result.isBetter ? "Better weights were found." : "The present weights are the best.")
    /// } catch {
    ///     print(error)  // Not enough answers to fit weights: 0 of ...
    /// }
    /// ```
    /// - Parameters:
    ///   - sequences: the scheduled answers.
    ///   - current: the current weights.
    ///   - relearningSteps: the number of relearning steps.
    ///   - progress: called regularly. If it throws, the fit ends.
    /// - Throws: ``SchedulingError/tooFewAnswers(_:needed:)``, or the error that `progress` throws.
    public init(
        _ sequences: AnswerSequences, current: FSRSParameters, relearningSteps: Int,
        progress: ProgressHandler = { _ in }
    ) throws {
        guard sequences.scoredCount >= WeightFitting.neededAnswers else {
            throw SchedulingError.tooFewAnswers(sequences.scoredCount, needed: WeightFitting.neededAnswers)
        }
        func report(_ part: Double) throws { try progress(WorkProgress(Int(part * 1_000), of: 1_000)) }
        // A fit to three quarters of the answers takes three sevenths of the time of both fits.
        let trialPart = 0.43
        let finalPart = 0.57
        let fitting = WeightFitting(sequences, relearningSteps: relearningSteps)
        let cut = sequences.scoredCount * 3 / 4
        let trial = try fitting.fit(count: cut) { done in try report(done * trialPart) }
        fitted = try fitting.fit { done in try report(trialPart + done * finalPart) }
        scoredCount = sequences.scoredCount
        self.current = current
        before = FitEvaluation(current, on: sequences, from: cut)
        after = FitEvaluation(trial, on: sequences, from: cut)
        try report(1)
    }
}
