import TILCore

/// What fitting the weights brought.
struct OptimizationView {
    let optimization: WeightOptimization
    let isDryRun: Bool

    func text(_ page: Page) -> String {
        let held = optimization.before.count
        let lead =
            "Fitted to \(grouped(optimization.scoredCount)) answers; compared on the last \(grouped(held)), which the fit "
            + "had not seen."
        let rows = [
            "          log loss  RMSE (bins)",
            Self.row("in use", optimization.before), Self.row("fitted", optimization.after),
        ]
        let paragraphs = [TextWrapping.wrapped(lead, to: page.width), rows, TextWrapping.wrapped(end, to: page.width)]
        return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private var end: String {
        guard optimization.isBetter else {
            return "The weights in use foretell at least as well, so nothing was changed."
        }
        if isDryRun {
            return "The fitted weights foretell better; without --dry-run they would be adopted. Nothing was changed."
        }
        return "The fitted weights foretell better, and are in use now; 'til undo' brings back the others."
    }

    private static func row(_ name: String, _ evaluation: FitEvaluation) -> String {
        let loss = fixed(evaluation.logLoss, 4)
        let error = fixed(evaluation.binError * 100, 2) + " %"
        return "  \(DisplayWidth.padded(name, to: 6))  \(DisplayWidth.padded(loss, to: 8, atStart: true))  "
            + DisplayWidth.padded(error, to: 11, atStart: true)
    }

    /// A number of 0 or more with so many places after the point.
    private static func fixed(_ number: Double, _ places: Int) -> String {
        let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
        let scaled = Int((min(max(number, 0), 1e9) * Double(scale)).rounded())
        let rest = String(scaled % scale)
        return "\(scaled / scale)." + String(repeating: "0", count: places - rest.utf8.count) + rest
    }
}

/// The same as JSON.
struct OptimizationJSON: Encodable {
    struct Evaluation: Encodable {
        var logLoss: Double
        var rmseBins: Double
    }

    var scored: Int
    var heldOut: Int
    var before: Evaluation
    var after: Evaluation
    var weights: [Double]
    var better: Bool
    var adopted: Bool

    init(_ optimization: WeightOptimization, isAdopted: Bool) {
        scored = optimization.scoredCount
        heldOut = optimization.before.count
        before = Evaluation(logLoss: optimization.before.logLoss, rmseBins: optimization.before.binError)
        after = Evaluation(logLoss: optimization.after.logLoss, rmseBins: optimization.after.binError)
        weights = optimization.fitted.weights
        better = optimization.isBetter
        adopted = isAdopted
    }
}
