import ArgumentParser
import TILCore

/// `til glossary update [NAME ...]`: brings glossaries up to date.
struct GlossaryUpdateCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "update", abstract: "Bring glossaries up to date: all of your own, or those named.",
        discussion: """
            Says in a line of each what has changed. Only files that changed are read. A glossary that cannot be updated \
            stays as it was, and the others are updated all the same.
            """)

    @Argument(help: "The names; none means all.", completion: ShellCompletion.ownGlossaries)
    var names: [String] = []

    @Flag(help: "Say nothing of glossaries that are up to date.")
    var quiet = false

    @Flag(help: "Print the reports as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let location = GlossaryLocation(context.environment)
        let own = location.all.filter(\.isOwn)
        let chosen = try names.isEmpty ? own : names.map { try location.existing(named: $0) }
        if chosen.isEmpty {
            throw CommandFailure("There are no glossaries; 'til glossary add NAME FILE' makes one.", .nothing)
        }
        var reports: [GlossaryReport] = []
        var failure: CommandFailure?
        for glossary in chosen {
            do {
                guard let report = try update(glossary, isNamed: !names.isEmpty, context) else { continue }
                reports.append(report)
                if json || quiet && !report.isChanged { continue }
                context.environment.output.write(GlossaryReportView(report: report).text(context.page()))
            } catch {
                guard let said = CommandFailure(error) else { throw error }
                // A signal ends them all.
                if said.code > 128 { throw said }
                context.complain("\(glossary.name): \(said.message)")
                failure = failure ?? said
            }
        }
        if json {
            let lines = try reports.map { try JSONText.encode($0) }
            context.environment.output.write(lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n")
        }
        if let failure { throw CommandFailure("", code: failure.code) }
    }

    /// - Returns: the report; nil for one that came as it is and was not named.
    private func update(_ glossary: Glossary, isNamed: Bool, _ context: CommandContext) throws -> GlossaryReport? {
        guard glossary.isOwn else {
            throw CommandFailure("It is this machine's, and updated by whoever brings it.", .nothing)
        }
        let origin = try GlossaryReader(glossary).about().origin
        guard origin.kind != .built else {
            if !isNamed { return nil }
            throw CommandFailure("It was built once from files, and does not know where they are.", .nothing)
        }
        return try GlossaryWork(glossary: glossary, context: context).run(origin, known: origin)
    }
}
