import ArgumentParser

/// The one door past the parser: words of which the grammar has nothing to say, because there is no option among them.
///
/// To set up the parser takes several times as long as to look something up; so what is typed most often, and is to be
/// there at once, is told from the rest by hand.
enum PlainCommand {
    /// No words: the REPL.
    case repl
    /// `quiz`, and nothing else.
    case quiz
    /// `search` and the words that are looked for.
    case search([String])
    /// Words that can only be acronyms to be looked up: neither options nor a command's name.
    case lookUp([String])

    /// What words mean in a grammar; nil where the parser has to say.
    init?(_ words: [String], _ root: any ParsableCommand.Type) {
        guard root == Til.self else { return nil }
        guard let first = words.first else {
            self = .repl
            return
        }
        if words.contains(where: { $0.utf8.first == 0x2D }) { return nil }
        if words.count == 1, first == "quiz" {
            self = .quiz
        } else if words.count > 1, first == "search" {
            self = .search(Array(words.dropFirst()))
        } else if CommandNames.contains(first) {
            return nil
        } else {
            self = .lookUp(words)
        }
    }

    func run(in context: CommandContext) throws {
        context.take(StoreChoice())
        switch self {
        case .repl: try Repl(context: context, choice: StoreChoice()).run()
        case .quiz: try QuizRequest().run(in: context)
        case .search(let words): try Search.find(words, in: context)
        case .lookUp(let shorts): try LookUp(shorts: shorts, mayBeCommand: true).run(in: context)
        }
    }

    /// Whether a backup may follow, as after the command that the parser would have found.
    var mayBeFollowedByBackup: Bool {
        if case .quiz = self { true } else { false }
    }
}
