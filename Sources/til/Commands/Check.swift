import ArgumentParser
import TILCore

/// `til check`: proves that the store is sound.
struct Check: Command {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check the store, and repair what can be computed again.",
        discussion: """
            Has SQLite check the file, looks for things that are there twice and sums that are wrong, and computes every \
            memory again from its reviews. Leaves with 0 where all is well, with 65 where something is not. With --json: \
            things, reviews, isClean, repaired (how many faults there were before), counts (by kind) and faults (kind, \
            sentence; the first \(CheckReport.faultLimit) of each kind).
            """)

    @Flag(help: "Compute again what can be: memories, marks, sums, keys, indexes.")
    var repair = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        var report = try check(store, context)
        var repaired = 0
        if repair, !report.isClean {
            let work = WatchedWork(
                context: context, label: "Repairing", whenStopped: "Interrupted; nothing was changed.")
            try work.run { progress in try store.repair(progress: progress) }
            let faults = report.faultCount
            report = try check(store, context)
            repaired = max(0, faults - report.faultCount)
        }
        let output = context.environment.output
        let view = CheckView(report: report)
        if json {
            output.line(try JSONText.encode(CheckJSON(report, repaired: repaired)))
        } else {
            if repaired > 0 { output.line("Repaired \(counted(repaired, "fault")).") }
            output.write(report.isClean ? view.summary(context.page()) : view.faults(context.page()))
        }
        guard report.isClean else { throw CommandFailure(sentence(report), .data) }
    }

    private func check(_ store: ThingStore, _ context: CommandContext) throws -> CheckReport {
        let work = WatchedWork(context: context, label: "Checking", whenStopped: "Interrupted; nothing was changed.")
        return try work.run { progress in try store.check(progress: progress) }
    }

    private func sentence(_ report: CheckReport) -> String {
        let found =
            "Checked \(counted(report.things, "thing")), \(counted(report.reviews, "review")): "
            + "\(counted(report.faultCount, "fault"))"
        let isRepairable = !repair && report.counts.keys.contains(where: \.isRepairable)
        return found + (isRepairable ? "; 'til check --repair' computes again what can be." : ".")
    }
}
