/// How a person answers: what a simulation of their study needs besides the weights.
public struct StudyPace: Hashable, Sendable {
    /// How many new things a study day brings.
    public var newPerDay = 20
    /// The seconds that an answer takes, for each grade from again to easy.
    public var seconds = [15.0, 10, 7, 5]
    /// The shares of the grades of first answers, from again to easy.
    public var firstGrades = [0.24, 0.094, 0.495, 0.171]
    /// The shares of hard, good and easy among the answers that were right.
    public var rightGrades = [0.224, 0.631, 0.145]

    /// A pace where nothing is known of the person.
    ///
    /// Source of the shares: the default simulator configuration of fsrs-rs 6.6.
    public static let standard = StudyPace()

    /// The pace of counted answers, with the standard one as if it had been counted a few times more.
    /// - Parameters:
    ///   - newPerDay: how many new things a study day brings.
    ///   - first: how many first answers there were of each grade.
    ///   - later: how many later answers there were of each grade.
    ///   - seconds: how long the later answers of each grade took altogether.
    public init(newPerDay: Int, first: [Int], later: [Int], seconds: [Double]) {
        let standard = Self.standard
        func shares(_ counts: [Int], _ prior: [Double]) -> [Double] {
            let total = Double(counts.reduce(0, +)) + Self.priorAnswers
            return zip(counts, prior).map { (Double($0) + Self.priorAnswers * $1) / total }
        }
        self.newPerDay = newPerDay
        firstGrades = shares(first, standard.firstGrades)
        rightGrades = shares(Array(later.dropFirst()), standard.rightGrades)
        self.seconds = later.indices.map { grade in
            (seconds[grade] + Self.priorAnswers * standard.seconds[grade]) / (Double(later[grade]) + Self.priorAnswers)
        }
    }

    private init() {}

    private static let priorAnswers = 20.0
}
