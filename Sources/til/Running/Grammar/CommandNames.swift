import ArgumentParser
import TILText

/// The names of the commands, to tell them from acronyms and to suggest the nearest.
enum CommandNames {
    /// The name of the command that ArgumentParser adds to every grammar by itself.
    static let help = "help"

    /// The command of a grammar that a word names.
    static func command(named word: String, in root: any ParsableCommand.Type) -> (any ParsableCommand.Type)? {
        // Commands are in lower case, so that for most acronyms nothing has to be searched.
        guard word.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) else { return nil }
        return root.configuration.subcommands.first {
            $0.configuration.commandName == word || $0.configuration.aliases.contains(word)
        }
    }

    /// Whether a word names a command of the shell's grammar.
    static func contains(_ word: String) -> Bool {
        word == help || command(named: word, in: Til.self) != nil
    }

    /// What people call commands who come from elsewhere.
    private static let otherNames = [
        "agenda": "due", "amend": "edit", "back": "undo", "begin": "quiz", "browse": "list", "bury": "suspend",
        "bye": "quit", "calendar": "stats", "categories": "tags", "change": "edit", "commands": "help",
        "configure": "config", "copy": "backup", "correct": "edit", "count": "stats", "create": "add", "define": "show",
        "del": "remove", "delete": "remove", "describe": "show", "dictionary": "glossary", "display": "show",
        "doctor": "check", "drill": "quiz", "drop": "remove", "dump": "export", "erase": "remove", "exam": "quiz",
        "extract": "scan", "find": "search", "fix": "edit", "forget": "remove", "game": "quiz", "get": "show",
        "grep": "search", "ignore": "suspend", "info": "show", "insert": "add", "label": "tag", "learn": "quiz",
        "leave": "quit", "load": "import", "logout": "quit", "look": "show", "lookup": "show", "ls": "list",
        "manual": "help", "memorise": "quiz", "memorize": "quiz", "modify": "edit", "new": "add", "next": "due",
        "open": "show", "options": "config", "output": "export", "pending": "due", "play": "quiz", "practice": "quiz",
        "practise": "quiz", "preferences": "config", "print": "list", "progress": "stats", "read": "import",
        "remember": "add", "remind": "due", "rename": "edit", "repeat": "quiz", "revert": "undo", "review": "quiz",
        "revise": "quiz", "rm": "remove", "save": "export", "schedule": "due", "settings": "config", "setup": "config",
        "skip": "suspend", "statistics": "stats", "study": "quiz", "takeback": "undo", "test": "quiz", "today": "due",
        "todo": "due", "topics": "tags", "train": "quiz", "unsuspend": "resume", "update": "edit", "usage": "help",
        "validate": "check", "verify": "check", "view": "show", "what": "show", "whatis": "show", "write": "export",
    ]

    /// Whether a word asks to leave where there is nothing to leave: the shell.
    static func isLeaving(_ word: String) -> Bool { Quit.names.contains(word) || otherNames[word] == "quit" }

    /// The command that is one slip away from a word in lower case, or that the word means elsewhere; nil where there is
    /// none.
    /// - Parameter isInRepl: whether the commands that move about in the REPL count.
    static func nearest(to word: String, isInRepl: Bool) -> String? {
        guard word == word.lowercased(), word.count > 1 else { return nil }
        let names = shown(isInRepl: isInRepl)
        guard !names.contains(word), isInRepl || !isLeaving(word) else { return nil }
        return names.first { EditDistance.between(Array(word), Array($0), atMost: 1) != nil }
            ?? otherNames[word].flatMap { names.contains($0) ? $0 : nil }
    }

    /// What a person is told that there is, in the order of the alphabet.
    static func shown(isInRepl: Bool) -> [String] {
        let types = isInRepl ? ReplGrammar.configuration.subcommands : Til.configuration.subcommands
        var names = [help]
        for type in types where type.configuration.shouldDisplay {
            if let name = type.configuration.commandName { names.append(name) }
            names += type.configuration.aliases
        }
        return names.sorted()
    }

    /// Whether a name was probably meant by a word that is none: it is one slip away, or one of the two begins the other.
    static func isNear(_ word: String, _ name: String) -> Bool {
        !word.isEmpty
            && (name.hasPrefix(word) || word.hasPrefix(name)
                || EditDistance.between(Array(word), Array(name), atMost: 1) != nil)
    }
}
