import ArgumentParser
import TILCore

/// `til glossary list`: the glossaries.
struct GlossaryListCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the glossaries, which is what 'til glossary' does too.",
        discussion: """
            With --json: an array of glossaries, each with name, path, own (whether it is yours to update), entries, updated, \
            source, commit, or fault where it cannot be used.
            """)

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let listed = GlossaryLocation(context.environment).all.map { ListedGlossary($0) }
        let output = context.environment.output
        if json {
            let lines = try listed.map { try JSONText.encode($0) }
            output.write(lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n")
        } else {
            output.write(GlossariesView(glossaries: listed).text(context.page()))
        }
        if listed.isEmpty {
            throw CommandFailure("There are no glossaries; 'til glossary add NAME FILE' makes one.", .nothing)
        }
        if !json { for fault in listed.compactMap(\.fault) { context.complain(fault) } }
    }
}
