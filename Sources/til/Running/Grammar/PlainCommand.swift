import ArgumentParser

/// The one door past the parser: words of which the grammar has nothing to say, because there is neither an option nor a
/// command's name among them.
///
/// To set up the parser takes several times as long as to look something up; so what is typed most often, and is to be
/// there at once, is told from the rest by hand: a look-up, what is due for a prompt, and the REPL.
enum PlainCommand {
    /// No words: the REPL.
    case repl
    /// Words that can only be acronyms to be looked up.
    case lookUp([String])
    /// What is due, for a shell's prompt, which asks for it each time.
    case due(isShort: Bool)

    /// What words mean in a grammar; nil where the parser has to say.
    init?(_ words: [String], _ root: any ParsableCommand.Type) {
        guard root == Til.self else { return nil }
        guard let first = words.first else {
            self = .repl
            return
        }
        if first == "due", words.count == 1 || words == ["due", "--short"] {
            self = .due(isShort: words.count > 1)
            return
        }
        if words.contains(where: { $0.utf8.first == 0x2D }) || CommandNames.contains(first) { return nil }
        self = .lookUp(words)
    }

    func run(in context: CommandContext) throws {
        context.take(StoreChoice())
        switch self {
        case .repl: try Repl(context: context, choice: StoreChoice()).run()
        case .due(let isShort):
            var due = Due()
            (due.short, due.json) = (isShort, false)
            try due.run(in: context)
        case .lookUp(let shorts): try LookUp(shorts: shorts, mayBeCommand: true).run(in: context)
        }
    }
}
