/// The completions of a word.
enum Completions: Equatable {
    /// No completions.
    case none
    /// Whole, unquoted words. Words that do not start with the typed word, ignoring case, are dropped.
    /// - Parameter spaced: Whether to append a space after a unique match.
    case words([String], spaced: Bool = true)
    /// File names.
    case files
}

/// The words that start with the typed text, ignoring case, and their common prefix.
struct CompletionMatches: Equatable {
    /// The matching words in their original order, without duplicates.
    let words: [String]
    /// The common prefix of all words, spelled as in the first word.
    let common: String

    init(of typed: String, among candidates: [String]) {
        let prefix = Self.folded(typed)
        var seen: Set<String> = []
        words = candidates.filter { Self.folded($0).starts(with: prefix) && seen.insert($0).inserted }
        guard let first = words.first else {
            common = typed
            return
        }
        var agreed = Array(first)
        for word in words.dropFirst() {
            let same = zip(agreed, word).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }
            agreed.removeLast(agreed.count - same.count)
        }
        // Keep at least the typed text. Lowercasing may have changed its length.
        common = Self.folded(String(agreed)).starts(with: prefix) ? String(agreed) : typed
    }

    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.allSatisfy { $0 < 0x80 }
            ? text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } : Array(text.lowercased().utf8)
    }
}
