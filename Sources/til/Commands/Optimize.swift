import ArgumentParser
import TILCore

/// `til optimize`: fits the weights of the schedule to one's own answers.
struct Optimize: Command {
    static let configuration = CommandConfiguration(
        commandName: "optimize",
        abstract: "Fit the schedule to your own memory.",
        discussion: """
            Fits the 21 weights of FSRS-6 to your answers, and compares them with those in use on the last quarter of the \
            answers, which the fit has not seen. Only if they foretell it better are they adopted; every memory is then \
            computed again, and 'til undo' takes it back. It takes \(WeightFitting.neededAnswers) answers that were given \
            at least a day after the one before. With --json: scored, heldOut, before and after (logLoss, rmseBins), \
            weights, better and adopted.
            """)

    @Flag(help: "Show what it would bring, and change nothing.")
    var dryRun = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        let scheduling = try store.settings().scheduling
        let sequences = try store.answerSequences()
        let fitting = WatchedWork(context: context, label: "Fitting", whenStopped: "Interrupted; nothing was changed.")
        let optimization = try fitting.run { progress in
            try WeightOptimization(
                sequences, current: scheduling.parameters, relearningSteps: scheduling.relearningSteps.seconds.count
            ) { try progress(Int($0 * 1_000), 1_000) }
        }
        let isAdopted = optimization.isBetter && !dryRun
        if isAdopted {
            let replaying = WatchedWork(
                context: context, label: "Replaying", whenStopped: "Interrupted; nothing was changed.")
            try replaying.run { progress in
                try store.adopt(optimization.fitted, at: context.now) { try progress($0, $1) }
            }
        }
        let output = context.environment.output
        if json {
            return output.line(try JSONText.encode(OptimizationJSON(optimization, isAdopted: isAdopted)))
        }
        output.write(OptimizationView(optimization: optimization, isDryRun: dryRun).text(context.page()))
    }
}
