import ArgumentParser
import Foundation
import TILCore
import TILLint
import TILProcess
import TILText

/// `til lsp`: serves an editor over standard input and output.
struct LanguageServerCommand: Command {
    static let configuration = CommandConfiguration(
        "lsp", "Serve an editor over the Language Server Protocol.",
        """
        An editor starts this command for Markdown, text, reStructuredText, LaTeX, HTML, manual pages and commit \
        messages of git. It shows the findings of 'til lint' with their fixes, explains the acronym under the cursor, \
        completes acronyms, and adds definitions to your things.

        The page editors.md of the manual has settings for Neovim, Helix, Emacs, Kate, Zed and VS Code.

        Examples:
          til lsp
          til lsp --log ~/til-lsp.log
          til lsp --database work.db
        """)

    @Option(
        help: ArgumentHelp("Append errors to this file instead of standard error.", valueName: "file"),
        completion: .file())
    var log: String?

    @Flag(help: .hidden)
    var stdio = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        if session.repl != nil {
            throw CommandFailure("An editor starts the language server. Run 'til lsp' in a shell instead.", .usage)
        }
        let log = try logOutput(session)
        try LanguageServer(
            input: session.environment.input, output: session.console.output, log: log,
            knowledge: StoreKnowledge(session: session, choice: options.choice), now: session.environment.now
        ).run()
    }

    private func logOutput(_ session: Session) throws -> Output {
        guard let log else { return session.console.errors }
        try session.checkIsNotStore(log)
        if PrivateFile.exists(log) { try ThingStore.refuseDatabase(PrivateFile.resolved(log)) }
        let descriptor = open(log.systemPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandFailure(
                "'\(log.visible)' cannot be written: \(PrivateFile.reason(errno)). Give another name.", .inputOutput)
        }
        return Output(descriptor: descriptor)
    }
}
