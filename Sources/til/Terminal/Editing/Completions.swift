/// The completions of a word.
enum Completions: Equatable {
    /// No completions.
    case none
    /// Whole, unquoted words. Words that do not start with the typed word, ignoring case, are dropped.
    case words([String])
    /// File names.
    case files
    /// Names of folders.
    case folders
}

/// The words that start with the typed text, ignoring case, and their common prefix.
struct CompletionMatches: Equatable {
    /// The matching words in their original order, without duplicates.
    let words: [String]
    /// The common prefix of all words, spelled as in the first word.
    let common: String

    init(of typed: String, among candidates: [String]) {
        let prefix = typed.lowercased().utf8
        var seen: Set<String> = []
        words = candidates.filter { candidate in
            candidate.lowercased().utf8.starts(with: prefix) && seen.insert(candidate).inserted
        }
        var common = words.first ?? typed
        for word in words.dropFirst() { common = Self.commonPrefix(common, word) }
        // Keep at least the typed text. Lowercasing may have changed its length.
        self.common = common.lowercased().utf8.starts(with: prefix) ? common : typed
    }

    /// Returns the common prefix of two words, ignoring case, as it is spelled in the first one.
    private static func commonPrefix(_ first: String, _ second: String) -> String {
        var prefix = ""
        for (character, other) in zip(first, second) {
            guard character.lowercased() == other.lowercased() else { break }
            prefix.append(character)
        }
        return prefix
    }
}
