import Foundation
import TILCore
import TILText

/// What somebody probably meant with words that til does not know.
struct Guess {
    /// The meant texts as they are shown, the likeliest first.
    private let meant: [String]

    /// The question, such as `Did you mean 'list'?`, or nil if nothing is near.
    var question: String? {
        guard let first = meant.first else { return nil }
        if meant.count == 1 { return Self.question(about: first) }
        return "Did you mean one of these?" + meant.map { text in "\n  \(text)" }.joined()
    }

    private static func question(about text: String) -> String { "Did you mean \(text)?" }

    /// Returns the question about an option or a command as typed.
    static func question(typed text: String) -> String { question(about: "'\(text)'") }

    /// Creates a guess of a command and of things whose acronyms are near.
    /// - Parameters:
    ///   - command: the command with its arguments, or nil.
    ///   - things: the things, the likeliest first.
    ///   - isNumbered: whether several things have numbers, with which the next command can open them.
    init(command: [String]?, things: [Thing], isNumbered: Bool) {
        var meant: [String] = []
        if let command {
            let line = Self.line(of: command)
            meant.append(command.count > 1 ? "'til \(line)'" : "the command '\(line)'")
        }
        let width = things.map(\.short.visible).widest
        for (index, thing) in things.enumerated() {
            let number = isNumbered && things.count > 1 ? "\(index + 1)  " : ""
            meant.append("\(number)\(thing.short.visible.padded(to: width))  \(thing.long.visible)")
        }
        self.meant = meant
    }

    /// Returns a command as typed. Arguments are dropped if they would need quotes.
    static func line(of command: [String]) -> String {
        let needsQuotes = command.contains { word in
            word.contains { character in character.isWhitespace || character == "'" }
        }
        let line = needsQuotes ? command[0] + " ..." : command.joined(separator: " ")
        return line.visible
    }

    // MARK: Finding

    /// Returns the command that the user meant with words that were read as acronyms, with its arguments: a mistyped
    /// name, a name from another program, a file, or an acronym with its meaning. Returns nil if they are unknown
    /// acronyms.
    /// - Parameter missing: the words that are not known as acronyms.
    static func command(_ words: [String], missing: [String], isInRepl: Bool) -> [String]? {
        guard let first = words.first else { return nil }
        if let setting = setting(words) { return ["config"] + setting }
        if words.count > 1 || first.contains(" "), EntryText(words: words) != nil { return ["add"] + words }
        // A second acronym is not a meaning.
        if first == "rename", words.count == 3 { return ["edit", words[1], "--short", words[2]] }
        if first == "note", words.count > 1 { return ["edit", words[1]] }
        if let name = CommandNames.nearest(to: first, isInRepl: isInRepl) {
            return command(name, operands: words.dropFirst(), isInRepl: isInRepl)
        }
        if looksLikeFile(first) { return ["import"] + words }
        return isEntry(words, missing: missing) ? ["add"] + words : nil
    }

    /// Whether words are an acronym and its meaning: at least three, of which the first two are unknown and start with
    /// the same letter.
    private static func isEntry(_ words: [String], missing: [String]) -> Bool {
        guard words.count > 2, let short = words[0].first, let meaning = words[1].first else { return false }
        return short.lowercased() == meaning.lowercased() && missing.prefix(2) == words.prefix(2)
    }

    private static func command(_ name: String, operands: ArraySlice<String>, isInRepl: Bool) -> [String] {
        if name == "decks", let deck = operands.first { return ["import", "--deck", deck] }
        // Somebody who copies one thing does not mean a backup.
        if name == "backup", let first = operands.first, !looksLikeFile(first) { return ["show"] + operands }
        guard name == "show" else { return name.split(separator: " ").map(String.init) + operands }
        // `what is FTW`
        let operands = operands.filter { word in word != "is" }.map(LookedUpText.withoutMarks)
        guard let first = operands.first else { return [name] }
        // `what is due tomorrow`
        if CommandNames.shown(isInRepl: isInRepl).contains(first) { return operands }
        return [looksLikeFile(first) ? "import" : name] + operands
    }

    /// Words for the countdown, which is a setting with another name.
    static let timeWords: Set<String> = ["timer", "countdown", "time"]
    /// Words before the name of a setting.
    private static let settingWords: Set<String> = ["set", "change", "setting"]

    /// Returns the setting that words name, with its new value: `set seconds 20`, `seconds 20` or `timer 20`.
    private static func setting(_ words: [String]) -> [String]? {
        // Most names of settings are ordinary words, so one of them alone is an acronym.
        guard words.count > 1,
            CommandNames.nearest(to: words[0], isInRepl: false) == nil || settingWords.contains(words[0])
        else { return nil }
        var words = words
        if settingWords.contains(words[0]) { words.removeFirst() }
        words.removeAll { word in word == "=" || word == "to" }
        guard let first = words.first, words.count <= 2, first == first.lowercased() else { return nil }
        if words.count == 2, timeWords.contains(first), Int(words[1]) != nil { return ["seconds", words[1]] }
        let name = first.split(separator: "=").first.map(String.init) ?? first
        return SettingKey.listed.contains { key in key.name == name } ? words : nil
    }

    /// The endings of files that `import` reads.
    private static let importedEndings: Set<String> = [
        "txt", "md", "csv", "tsv", "xlsx", "xlsm", "ods", "apkg", "json", "yml", "yaml", "org", "adoc", "rst", "tex",
        "html", "docx",
    ]

    /// Whether a word is an existing file, or has the ending of a file that is not here.
    private static func looksLikeFile(_ word: String) -> Bool {
        if isFile(word) { return true }
        guard let dot = word.lastIndex(of: "."), dot != word.startIndex else { return false }
        return importedEndings.contains(word[word.index(after: dot)...].lowercased())
    }

    /// Whether a word is the path of an existing file.
    static func isFile(_ word: String) -> Bool {
        (word.contains(".") || word.contains("/")) && PrivateFile.exists(word)
    }

    /// The maximum number of things that a message names.
    private static let mostNear = 5

    /// Returns the things that a user may have meant with an unknown acronym: those whose acronyms are similar, or
    /// else, if it is not a command, those that have a word in small letters in them. The own things come before those
    /// of glossaries.
    static func things(near short: String, _ session: Session, isCommand: Bool = false) throws -> [Thing] {
        let store = try session.storeIfPossible()
        var own: [Thing] = []
        if let store {
            for nearShort in try store.nearestShorts(to: short) { own += try store.meanings(of: nearShort) }
        }
        let glossaries = session.glossaries
        let listed = glossaries.nearestShorts(to: short).flatMap { nearShort in
            glossaries.meanings(of: nearShort, beside: own)
        }
        let near = own + listed.map(\.thing)
        if !near.isEmpty { return Array(near.prefix(mostNear)) }
        let mayBeWord = short.count > 2 && short.contains(where: \.isLowercase)
        if isCommand || !mayBeWord { return [] }
        return try session.found([short], limit: mostNear).map(\.thing)
    }
}
