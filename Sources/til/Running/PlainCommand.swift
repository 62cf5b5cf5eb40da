import ArgumentParser

/// The one door past the parser: words of which the grammar has nothing to say, because there is neither an option nor a
/// command's name among them.
///
/// To set up the parser takes several times as long as to look something up; so what is typed most often, and is to be
/// there at once, is told from the rest by hand: a look-up, and the REPL.
enum PlainCommand {
    /// No words: the REPL.
    case repl
    /// Words that can only be acronyms to be looked up.
    case lookUp([String])

    /// What words mean in a grammar; nil where the parser has to say.
    init?(_ words: [String], _ root: any ParsableCommand.Type) {
        guard root == Til.self else { return nil }
        guard let first = words.first else {
            self = .repl
            return
        }
        if words.contains(where: { $0.utf8.first == 0x2D }) || CommandNames.contains(first) { return nil }
        self = .lookUp(words)
    }

    func run(in context: CommandContext) throws {
        context.take(StoreChoice())
        switch self {
        case .repl: try Repl(context: context, choice: StoreChoice()).run()
        case .lookUp(let shorts): try LookUp(shorts: shorts, mayBeCommand: true).run(in: context)
        }
    }
}
