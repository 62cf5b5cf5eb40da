import TILCore
import TILLint
import TILProcess
import TILProse
import TILText

/// A text around acronyms, which decides in what order the meanings of an acronym fit.
///
/// It orders meanings. It never hides or chooses one.
struct TextContext {
    /// A meaning of an acronym.
    struct Candidate {
        let thing: Thing
        /// The texts where the meaning was met, as far as they are remembered.
        let texts: [ContextWords]
    }

    /// How well a meaning fits.
    struct Fit {
        /// The index of the meaning among the candidates.
        let index: Int
        /// The fit; more is better.
        let score: Double
        /// The reason in a few words, or nil if nothing speaks for the meaning.
        let reason: String?
        /// Whether the meaning is probably meant: the next one fits much less.
        var isProbable = false
    }

    private let text: String
    /// The number of other acronyms in the text with each tag.
    private let votes: [String: Int]
    /// The number of other acronyms in the text with a tag.
    private let voters: Int
    /// Whether the words of notes count. An agent that may not see notes must not learn their words either.
    private let readsNotes: Bool
    /// Returns the words of fields, by their tags.
    private let fieldWords: (_ tags: Set<String>) -> [String: ContextWords]

    /// The weight of the other acronyms in the text, where 1 is that of the words.
    private static let weightOfTags = 0.3

    /// Reads a text.
    /// - Parameters:
    ///   - short: the acronym whose meanings are ordered, or nil for any: it has no vote.
    ///   - fieldWords: returns the words of fields, by their tags.
    ///   - tags: returns the tags of all meanings of acronyms, which are in capitals.
    init(
        _ text: String, format: DocumentFormat = .markdown, readsNotes: Bool = true,
        fieldWords: @escaping (_ tags: Set<String>) -> [String: ContextWords] = { _ in [:] },
        tags: (_ shorts: Set<String>) throws -> [String: Set<String>]
    ) rethrows {
        self.text = text
        self.readsNotes = readsNotes
        self.fieldWords = fieldWords
        let report = ProseScanner.scan(Array(text.utf8), options: ProseScanner.Options(format: format))
        let shorts = Set(
            report.uses.map { use in Capitals.key(use.short) }
                + report.definitions.map { definition in Capitals.key(definition.short) })
        var votes: [String: Int] = [:]
        var voters = 0
        for tags in try tags(shorts).values where !tags.isEmpty {
            voters += 1
            for tag in tags { votes[tag, default: 0] += 1 }
        }
        self.votes = votes
        self.voters = voters
    }

    /// Returns the fits of meanings of an acronym, the best first. Meanings that fit equally keep their order.
    func fits(_ candidates: [Candidate], of short: String) -> [Fit] {
        let asked = ContextWords(of: text, without: short, limit: nil)
        let unmet = candidates.filter(\.texts.isEmpty).flatMap(\.thing.tags)
        let fields = unmet.isEmpty ? [:] : fieldWords(Set(unmet))
        let ranking = ContextRanking(candidates.map { candidate in texts(of: candidate, short, fields) })
        let words = ranking.fits(asked)
        var fits = candidates.indices.map { index in
            let candidate = candidates[index]
            let ownWords = ownWords(of: candidate.thing, short).counts.keys
            let isNamed = ownWords.contains { word in asked.counts[word] != nil }
            return fit(of: candidate, at: index, words: words[index], isNamed: isNamed, among: candidates)
        }
        fits.sort { first, second in
            first.score == second.score ? first.index < second.index : first.score > second.score
        }
        guard fits.count > 1 else { return fits }
        let best = fits[0].index
        let second = fits[1].index
        let areMet = !candidates[best].texts.isEmpty && !candidates[second].texts.isEmpty
        fits[0].isProbable =
            areMet
            && ranking.isProbable(
                (index: best, fit: words[best]), before: (index: second, fit: words[second]), in: asked)
        return fits
    }

    /// - Parameters:
    ///   - words: the fit by words.
    ///   - isNamed: whether a word of the meaning itself is in the text.
    private func fit(
        of candidate: Candidate, at index: Int, words: Double, isNamed: Bool, among candidates: [Candidate]
    ) -> Fit {
        // The acronym itself votes for the tags of all of its meanings.
        let tag = candidate.thing.tags.max { first, second in
            let left = others(for: first, among: candidates)
            let right = others(for: second, among: candidates)
            return left == right ? first > second : left < right
        }
        let count = tag.map { tag in others(for: tag, among: candidates) } ?? 0
        let share = voters > 1 ? Double(count) / Double(voters) : 0
        let byTags = share * Self.weightOfTags
        var reason: String?
        if byTags > words, let tag {
            reason = "\(count) other #\(tag) acronym\(count == 1 ? "" : "s") here"
        } else if words > 0 {
            let unmet = isNamed ? "its words are here" : "words of its field are here"
            reason = candidate.texts.isEmpty ? unmet : "like texts where you met it"
        }
        return Fit(index: index, score: words + byTags, reason: reason)
    }

    /// Returns the number of other acronyms in the text with a tag.
    private func others(for tag: String, among candidates: [Candidate]) -> Int {
        let isOwn = candidates.contains { candidate in candidate.thing.tags.contains(tag) }
        return max(0, (votes[tag] ?? 0) - (isOwn ? 1 : 0))
    }

    /// Returns the texts by which a meaning is recognised: those where it was met, and its note. A meaning that was met
    /// in no text is recognised by its own words and those of its fields.
    private func texts(
        of candidate: Candidate, _ short: String, _ fields: [String: ContextWords]
    ) -> [ContextWords] {
        let thing = candidate.thing
        if candidate.texts.isEmpty {
            return [ContextWords(ownWords(of: thing, short), fields: thing.tags.compactMap { tag in fields[tag] })]
        }
        let note = ContextWords(of: readsNotes ? thing.note : "", without: short)
        return candidate.texts + (note.isEmpty ? [] : [note])
    }

    private func ownWords(of thing: Thing, _ short: String) -> ContextWords {
        let note = readsNotes ? thing.note : ""
        return ContextWords(of: "\(thing.long) \(note) \(thing.tags.joined(separator: " "))", without: short)
    }
}

extension TextContext {
    /// Returns the fits of things that share an acronym, the best first.
    func fits(_ things: [Thing], of short: String, store: ThingStore?) throws -> [Fit] {
        let texts = try store?.contexts(of: things.map(\.id)) ?? [:]
        return fits(things.map { thing in Candidate(thing: thing, texts: texts[thing.id] ?? []) }, of: short)
    }
}

extension TextContext {
    /// Returns the meanings of an acronym in the order in which they fit, each with the reason.
    func ordered<Meaning>(
        _ meanings: [Meaning], of short: String, store: ThingStore?, thing: KeyPath<Meaning, Thing>,
        reason: WritableKeyPath<Meaning, String?>
    ) throws -> [Meaning] {
        guard meanings.count > 1 else { return meanings }
        return try fits(meanings.map { meaning in meaning[keyPath: thing] }, of: short, store: store).map { fit in
            var meaning = meanings[fit.index]
            meaning[keyPath: reason] = fit.reason
            return meaning
        }
    }
}

extension Session {
    /// Reads a document as a context.
    func textContext(reading document: String, store: ThingStore?) throws -> TextContext {
        let file = try DocumentFile(reading: document, interruption: Interruption("Interrupted."))
        let text = String(decoding: file.text.prefix(AgentText.longest), as: UTF8.self)
        return try textContext(text, format: file.format, store: store)
    }

    /// Reads a text, in which the person's own things, glossaries and decks vote by their tags.
    func textContext(
        _ text: String, format: DocumentFormat = .markdown, readsNotes: Bool = true, store: ThingStore?
    ) throws -> TextContext {
        try TextContext(
            text, format: format, readsNotes: readsNotes, fieldWords: { [decks] tags in decks.words(ofFields: tags) }
        ) { shorts in
            var tags = decks.tags(of: shorts)
            for short in shorts {
                let own = try store?.meanings(of: short) ?? []
                let listed = glossaries.meanings(of: short, beside: own).map(\.thing)
                tags[short, default: []].formUnion((own + listed).flatMap(\.tags))
            }
            return tags
        }
    }
}
