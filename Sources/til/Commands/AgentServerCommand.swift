import ArgumentParser
import TILCore
import TILProcess
import TILText

/// `til mcp`: serves an agent over standard input and output.
struct AgentServerCommand: Command {
    static let configuration = CommandConfiguration(
        "mcp", "Serve an agent over the Model Context Protocol.",
        """
        An agent starts this command. It looks acronyms up in your things, glossaries and decks, searches, checks texts \
        and sees how much is due. It cannot edit or remove anything. With --allow-add it adds at most 50 acronyms, \
        which one 'til undo' reverts. Your notes stay private without --with-notes.

        The page agents.md of the manual has settings for three clients.

        Examples:
          til mcp
          til mcp --allow-add
          til mcp --allow-add --database work.db
        """)

    @Flag(help: "Let the agent add acronyms, at most 50 while it runs.")
    var allowAdd = false

    @Flag(help: "Show the notes of your things to the agent.")
    var withNotes = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        if session.repl != nil {
            throw CommandFailure("An agent starts this server. Run 'til mcp' in a shell instead.", .usage)
        }
        var tools: [any AgentTool] = [
            LookUpTool(session: session, showsNotes: withNotes), SearchTool(session: session, showsNotes: withNotes),
            ScanTextTool(session: session), LintTextTool(session: session), DueTool(session: session),
        ]
        if allowAdd { tools.append(AddTool(session: session, showsNotes: withNotes)) }
        let knowledge = StoreKnowledge(session: session, choice: options.choice)
        try AgentServer(
            input: session.environment.input, output: session.console.output, log: session.console.errors, tools: tools,
            refresh: { if knowledge.hasChanged() { knowledge.forget() } }
        ).run()
    }
}
