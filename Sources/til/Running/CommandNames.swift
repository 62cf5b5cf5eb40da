/// The names of the commands, to tell them from acronyms and to suggest the nearest.
enum CommandNames {
    /// Every name that the shell's grammar takes for a command.
    static var all: Set<String> {
        var names: Set<String> = ["help"]
        for type in Til.configuration.subcommands {
            if let name = type.configuration.commandName { names.insert(name) }
        }
        return names
    }

    /// Whether a word is a command's name. Commands are in lower case, so that most acronyms need no list to tell.
    static func contains(_ word: String) -> Bool {
        word.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D } && all.contains(word)
    }

    /// What people call commands who come from elsewhere.
    private static let otherNames = [
        "create": "add", "del": "remove", "delete": "remove", "find": "search", "grep": "search",
        "learn": "quiz", "ls": "list", "new": "add", "practice": "quiz", "practise": "quiz", "preferences": "config",
        "revert": "undo", "review": "quiz", "rm": "remove", "settings": "config", "statistics": "stats",
        "study": "quiz",
    ]

    /// The command that is one slip away from a word in lower case, or that the word means elsewhere; nil where there is
    /// none.
    /// - Parameter isInRepl: whether the commands that move about in the REPL count.
    static func nearest(to word: String, isInRepl: Bool) -> String? {
        guard word == word.lowercased(), word.count > 1 else { return nil }
        let names = shown(isInRepl: isInRepl)
        return names.first { $0 != word && isOneSlip(Array(word), Array($0)) }
            ?? otherNames[word].flatMap { names.contains($0) ? $0 : nil }
    }

    /// What a person is told that there is, in the order of the alphabet.
    static func shown(isInRepl: Bool) -> [String] {
        let types = isInRepl ? ReplGrammar.configuration.subcommands : Til.configuration.subcommands
        var names = ["help"]
        for type in types where type.configuration.shouldDisplay {
            if let name = type.configuration.commandName { names.append(name) }
            names += type.configuration.aliases
        }
        return names.sorted()
    }

    /// Whether a name was probably meant by a word that is none: it is one slip away, or one of the two begins the other.
    static func isNear(_ word: String, _ name: String) -> Bool {
        !word.isEmpty && (name.hasPrefix(word) || word.hasPrefix(name) || isOneSlip(Array(word), Array(name)))
    }

    /// Whether one letter more, less, other, or two swapped, make one word of another.
    private static func isOneSlip(_ left: [Character], _ right: [Character]) -> Bool {
        guard abs(left.count - right.count) <= 1 else { return false }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let (a, b) = (left[start...], right[start...])
        if a.count == b.count {
            if a.dropFirst().elementsEqual(b.dropFirst()) { return true }
            return a.count >= 2 && a[start] == b[start + 1] && a[start + 1] == b[start]
                && a.dropFirst(2).elementsEqual(b.dropFirst(2))
        }
        return a.count > b.count ? a.dropFirst().elementsEqual(b) : a.elementsEqual(b.dropFirst())
    }
}
