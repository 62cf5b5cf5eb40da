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
        let common = words.dropFirst().reduce(words.first ?? typed) { common, word in
            String(zip(common, word).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }.map(\.0))
        }
        // Keep at least the typed text. Lowercasing may have changed its length.
        self.common = common.lowercased().utf8.starts(with: prefix) ? common : typed
    }
}
