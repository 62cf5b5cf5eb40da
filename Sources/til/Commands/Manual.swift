import ArgumentParser
import CVersion
import Foundation

/// `til manual FOLDER`: writes the manual's pages, for `make install`.
struct Manual: Command {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Write the pages of the manual into a folder.", shouldDisplay: false)

    @Argument(help: "The folder.", completion: .directory)
    var folder: String

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let grammar = Grammar(describing: Til.self)
        // Without the commit: the pages are the same for the same program.
        let version = String(String(cString: til_version()).prefix { $0 != " " })
        let commands = grammar.commands.filter { $0.name != "help" }
        for command in [nil] + commands.map(Optional.some) {
            let page = ManualPage(grammar: grammar, command: command, version: version)
            let file = try OutputFile(
                folder + "/" + page.fileName, mode: 0o644, interruption: Interruption("Interrupted."))
            file.output.write(page.text())
            try file.finish()
        }
    }
}
