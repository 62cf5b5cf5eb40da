import Foundation
import TILCore

/// Text that somebody copied to look it up, such as `(BoL)`, `B.O.L.` or `what is BoL?`.
enum LookedUpText {
    /// Returns the acronyms that a text can stand for, the exact text first: then without marks around it, without full
    /// stops, and as the singular of a plural.
    static func candidates(_ text: String) -> [String] {
        var candidates = [text]
        let bare = text.trimmingCharacters(in: marks)
        func add(_ candidate: String) {
            if !candidate.isEmpty, !candidates.contains(candidate) { candidates.append(candidate) }
        }
        let joined = isInitials(bare) ? bare.replacing(".", with: "") : bare
        add(bare)
        add(joined)
        for plural in [bare, joined] { add(singular(plural)) }
        return candidates
    }

    /// Returns a text as an acronym that can be added: without the marks around it, but with the full stop at the end
    /// of an abbreviation such as `e.g.`.
    static func withoutMarks(_ text: String) -> String {
        let bare = text.trimmingCharacters(in: marks)
        if bare.isEmpty { return text }
        let isAbbreviation = bare.contains(".") && text.contains(bare + ".")
        return isAbbreviation ? bare + "." : bare
    }

    /// The marks around a copied word. `+`, `#` and others belong to acronyms such as C++.
    private static let marks = CharacterSet(charactersIn: "\"'`“”„«»‚‘’()[]{}<>?!.,:;*_ \u{A0}")

    /// Returns whether full stops separate single letters: `B.O.L`.
    private static func isInitials(_ text: String) -> Bool {
        let parts = text.split(separator: ".")
        return parts.count > 1 && parts.allSatisfy { part in part.count == 1 }
    }

    /// Returns a text without the ending of a plural or a possessive.
    private static func singular(_ text: String) -> String {
        let endings = ["'s", "’s", "'S", "’S", "s", "S"]
        guard let ending = endings.first(where: text.hasSuffix) else { return text }
        let singular = String(text.dropLast(ending.count))
        return singular.count > 1 ? singular : text
    }

    /// Returns the acronym that a question asks for, or nil if the words are not a question: `what is BoL?`, `what does
    /// BoL mean?`, `when is BoL due?`.
    static func asked(_ words: [String]) -> String? {
        let words = words.flatMap { word in word.split(separator: " ").map(String.init) }
        let small = words.map { word in word.lowercased().trimmingCharacters(in: marks) }
        for (start, end) in questions where small.count > start.count + end.count {
            guard small.starts(with: start), small.suffix(end.count).elementsEqual(end) else { continue }
            var asked = words.dropFirst(start.count).dropLast(end.count)
            if asked.count > 1, let first = asked.first, articles.contains(first.lowercased()) { asked.removeFirst() }
            return withoutMarks(asked.joined(separator: " "))
        }
        return nil
    }

    private static let articles: Set = ["a", "an", "the"]

    /// The beginnings and the ends of questions. Longer ones come first.
    private static let questions: [(start: [String], end: [String])] = [
        (["what", "does"], ["stand", "for"]), (["what", "do"], ["stand", "for"]), (["what", "does"], ["mean"]),
        (["what", "do"], ["mean"]), (["what", "is", "meant", "by"], []), (["what", "is"], []), (["what", "are"], []),
        (["what's"], []), (["what’s"], []), (["whats"], []), (["meaning", "of"], []), (["define"], []),
        (["when", "is"], ["due"]), (["when", "is"], ["asked"]), (["when", "is"], ["next"]),
    ]
}
