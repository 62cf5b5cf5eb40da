import ArgumentParser
import TILText

/// The names of the commands, to tell them from acronyms and to suggest the nearest.
enum CommandNames {
    /// The name of the command that ArgumentParser adds to every grammar.
    static let help = "help"

    /// The command of a grammar that a word names.
    static func command(named word: String, in root: any ParsableCommand.Type) -> (any ParsableCommand.Type)? {
        root.configuration.subcommands.first {
            $0.configuration.commandName == word || $0.configuration.aliases.contains(word)
        }
    }

    /// The names that commands have in other programs.
    private static let otherNames: [(command: String, names: String)] = [
        ("add", "create insert new remember"),
        ("backup", "copy"),
        ("check", "doctor validate verify"),
        ("config", "configure options preferences settings setup"),
        ("due", "agenda next pending remind schedule today todo"),
        ("edit", "amend change correct fix modify rename update"),
        ("export", "dump output save write"),
        ("glossary", "dictionary"),
        ("help", "commands manual usage"),
        ("import", "load read"),
        ("list", "browse ls print"),
        ("quit", "bye leave logout"),
        (
            "quiz",
            "begin drill exam game learn memorise memorize play practice practise repeat review revise study test train"
        ),
        ("remove", "del delete drop erase forget rm"),
        ("resume", "unsuspend"),
        ("scan", "extract"),
        ("search", "find grep"),
        ("show", "define describe display get info look lookup open view what whatis"),
        ("stats", "calendar count progress statistics"),
        ("suspend", "bury ignore skip"),
        ("tag", "label"),
        ("tags", "categories topics"),
        ("undo", "back revert takeback"),
    ]

    private static func meant(by word: String) -> String? {
        otherNames.first { $0.names.split(separator: " ").contains(word[...]) }?.command
    }

    /// Whether a word asks to leave where there is nothing to leave: the shell.
    static func isLeaving(_ word: String) -> Bool { Quit.names.contains(word) || meant(by: word) == "quit" }

    /// The command that is one slip away from a word in small letters, or that the word means elsewhere, or nil.
    /// - Parameter isInRepl: whether the commands that move about in the REPL count.
    static func nearest(to word: String, isInRepl: Bool) -> String? {
        guard word == word.lowercased(), word.count > 1 else { return nil }
        let names = shown(isInRepl: isInRepl)
        guard !names.contains(word), isInRepl || !isLeaving(word) else { return nil }
        return names.first { EditDistance.between(Array(word), Array($0), atMost: 1) != nil }
            ?? meant(by: word).flatMap { names.contains($0) ? $0 : nil }
    }

    /// The shown names, in the order of the alphabet.
    static func shown(isInRepl: Bool) -> [String] {
        let root: any ParsableCommand.Type = isInRepl ? ReplGrammar.self : Til.self
        let commands = root.configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
        return (commands.flatMap { [$0.commandName].compactMap { $0 } + $0.aliases } + [help]).sorted()
    }

    /// Whether a name was probably meant by another word: it is one slip away, or one of the two begins the other.
    static func isNear(_ word: String, _ name: String) -> Bool {
        !word.isEmpty
            && (name.hasPrefix(word) || word.hasPrefix(name)
                || EditDistance.between(Array(word), Array(name), atMost: 1) != nil)
    }
}
