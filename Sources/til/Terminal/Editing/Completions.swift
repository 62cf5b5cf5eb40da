/// What Tab offers for a word.
enum Completions: Equatable {
    /// Nothing.
    case none
    /// These words, whole and unquoted; those that do not begin with the word, in any case, are left out.
    /// - Parameter spaced: whether a blank follows a word that is the only one left.
    case words([String], spaced: Bool = true)
    /// Names of files.
    case files
}

/// The words that begin with what was typed, in any case, and how far they agree.
struct CompletionMatches: Equatable {
    /// The words, in the order in which they were offered, each once.
    let words: [String]
    /// How all of them begin, written as in the first.
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
        // Never less than what was typed: folding may have changed its length.
        common = Self.folded(String(agreed)).starts(with: prefix) ? String(agreed) : typed
    }

    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.allSatisfy { $0 < 0x80 }
            ? text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } : Array(text.lowercased().utf8)
    }
}
