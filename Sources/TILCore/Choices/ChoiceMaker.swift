import Foundation

/// A maker of the wrong answers for multiple-choice questions.
///
/// It gets lists, such as the decks and `data/choices` that come with til. For a meaning, the choices that a list names
/// come first, then phrases of its fields that have the same small words and letters. If the acronym does not begin like
/// a word of its meaning, they are other meanings of which that is true. Otherwise, one word of the right meaning gets
/// three replacements, or two words get one each, and all four combinations are shown, so that neither one word nor a
/// majority reveals the answer. A replacement often stands in the same braces as the word in lines of choices, or is
/// common in the fields. It has the same first letter, the further letters that the word contributes to the acronym and
/// the same form. If no word can be replaced, the choices are whole meanings of as many words, or, for one word, words
/// with the same first letter. Otherwise, and for acronyms, the choices are the answers of the most similar things.
///
/// The fields are found from the tags of a thing, the words of its meaning, and the things with the same tags.
///
/// In a meaning of another language than English, only words of that language stand in for others. For a meaning of one
/// word, the choices are other meanings of one word in its language. If there are not three, there are no choices.
///
/// No choice is a right answer of the question, not even with a typo. No two choices differ only in case, accents or
/// punctuation. There are fewer choices if there are too few candidates.
///
/// ```swift
/// var maker = ChoiceMaker()
/// let wrong = maker.wrongAnswers(for: thing, asked: .meaning, from: candidates, using: &generator)
/// let choices = AnswerChoices(right: thing.long, wrong: wrong, using: &generator)
/// ```
public struct ChoiceMaker: Sendable {
    private let lists: [[UInt8]]
    /// The words of other languages than English.
    private let wordsOfLanguages: [MeaningLanguage: LanguageWords]
    /// The phrases of the lists, which only a meaning without named choices needs.
    private lazy var ofLists = Lexicon(of: lists)

    /// Creates a maker with the texts of lists in the plain form, in UTF-8.
    public init(lists: [[UInt8]] = []) {
        self.lists = lists.filter { list in LanguageWords.language(of: list) == nil }
        wordsOfLanguages = LanguageWords.all(in: lists)
    }

    /// Returns the first letters of the words of a meaning.
    package static func initials(of long: String) -> String {
        String(long.split { $0 == " " || $0 == "-" }.compactMap(\.first))
    }

    /// Returns wrong answers for a question.
    ///
    /// ```swift
    /// var maker = ChoiceMaker(lists: [Array("TCP = Transmission Control Protocol\n".utf8)])
    /// let candidates = try store.lookAlikes(of: thing, using: &generator)
    /// let wrong = maker.wrongAnswers(for: thing, asked: .meaning, from: candidates, using: &generator)
    /// ```
    /// - Parameters:
    ///   - thing: the asked thing.
    ///   - direction: the direction of the question, which decides whether the choices are meanings or acronyms.
    ///   - accepted: the other things with a right answer, and other meanings of the acronym from the lists of other
    ///     people.
    ///   - candidates: the things to choose from in addition to the lists. Each one is examined, and a few hundred are
    ///     enough.
    ///   - generator: the source of randomness.
    /// - Returns: three texts in random order, or fewer if there are too few candidates.
    public mutating func wrongAnswers(
        for thing: Thing, asked direction: Direction, accepted: [Thing] = [], from candidates: [Thing],
        using generator: inout SeededGenerator
    ) -> [String] {
        let key = Capitals.key(thing.short)
        let entries = lists.flatMap { list in
            list.withUnsafeBufferPointer { ListScan(bytes: $0).entries(named: key) }
        }
        let named = Self.records(of: entries)
        let twins = candidates.filter { candidate in Capitals.key(candidate.short) == key }
        var choice = Choice(of: thing, direction, accepted: accepted + twins + named.map(\.thing))
        if direction == .meaning {
            let parts = MeaningParts(of: thing.long, acronym: thing.short)
            if !choice.addNamed(by: named, parts, using: &generator) {
                if let language = language(of: thing, parts, among: candidates), language != .english {
                    chooseForeign(into: &choice, parts, in: language, from: candidates, using: &generator)
                } else {
                    chooseMeanings(into: &choice, parts, from: candidates, using: &generator)
                }
            }
        } else {
            choice.addMostSimilar(of: candidates, using: &generator)
        }
        var answers = choice.answers
        generator.shuffle(&answers)
        return answers
    }

    private mutating func chooseMeanings(
        into choice: inout Choice, _ parts: MeaningParts, from candidates: [Thing],
        using generator: inout SeededGenerator
    ) {
        let tags = choice.asked.tags
        var lexicon = ofLists
        for thing in candidates {
            let isMate = thing.tags.contains(where: tags.contains) || thing.tags.isEmpty && tags.isEmpty
            lexicon.add(
                thing.long, kind: .meaning, key: Capitals.key(thing.short), field: isMate ? Lexicon.own : Lexicon.others
            )
        }
        var excerpt = ListExcerpt(of: lexicon, for: choice.asked, parts.words)
        let fields = [excerpt.isNear, excerpt.isNear.map { _ in true }]
        let phrases = Phrases(like: parts, of: choice.asked.short, in: lexicon)
        // If the meaning has a small word, a phrase with only one other word is recognized at once.
        let hasSmallWord = parts.ownWords.count < parts.words.count
        for (isNear, ofPhrases) in zip(fields, hasSmallWord ? [fields, []] : fields.map { field in [field] }) {
            for isNear in ofPhrases
            where choice.addAll(phrases.texts(of: isNear, areWhole: !parts.isSpelled, using: &generator)) { return }
            excerpt.isNear = isNear
            let grid = Grid(of: parts, excerpt, in: lexicon, using: &generator)
            for texts in grid.texts where choice.addAll(texts) { return }
        }
        if parts.isSpelled, parts.words.count == 1 {
            for isNear in fields {
                let words = phrases.texts(of: isNear, areWhole: true, using: &generator).filter { word in
                    MeaningParts(of: word).words[0].first == parts.words[0].first
                }
                if choice.addAll(words) { return }
            }
            return chooseWords(into: &choice, parts, fields, excerpt, lexicon, from: candidates, using: &generator)
        }
        for isNear in parts.isSpelled ? fields : []
        where choice.addAll(phrases.texts(of: isNear, areWhole: true, using: &generator)) { return }
        choice.addMostSimilar(of: candidates, using: &generator)
    }

    /// Chooses words with the same first letter for a meaning of one word, if no other word has all letters of the acronym.
    /// One that begins with another letter would be recognized at once.
    private func chooseWords(
        into choice: inout Choice, _ parts: MeaningParts, _ fields: [[Bool]], _ near: ListExcerpt, _ lexicon: Lexicon,
        from candidates: [Thing], using generator: inout SeededGenerator
    ) {
        let looser = MeaningParts(of: choice.asked.long, acronym: String(choice.asked.short.prefix(1)))
        var excerpt = near
        for isNear in fields {
            excerpt.isNear = isNear
            let grid = Grid(of: looser, excerpt, in: lexicon, using: &generator)
            for texts in grid.texts where choice.addAll(texts) { return }
        }
        let alike = candidates.filter { candidate in
            let words = MeaningParts(of: candidate.long).words
            return words.count == 1 && words[0].first == parts.words[0].first
        }
        choice.addMostSimilar(of: alike, using: &generator)
        choice.keepOnlyThree()
    }

    /// Returns the language of a thing's meaning: what its words and letters tell, or else that of most things around it,
    /// if lists in English do not know its words.
    private mutating func language(
        of thing: Thing, _ parts: MeaningParts, among candidates: [Thing]
    ) -> MeaningLanguage? {
        if let language = MeaningLanguage(of: thing.long) { return language }
        let lexicon = ofLists
        let known = parts.ownWords.count { ownWord in lexicon.number(of: ownWord) != nil }
        if 2 * known >= parts.ownWords.count { return nil }
        let around = candidates.filter { candidate in candidate.tags == thing.tags }
        let languages = around.compactMap { MeaningLanguage(of: $0.long) }
        let counts = Dictionary(languages.map { language in (language, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else {
            return nil
        }
        // A few words from another language are no sign of one.
        return 4 * most.value >= around.count ? most.key : nil
    }

    private func chooseForeign(
        into choice: inout Choice, _ parts: MeaningParts, in language: MeaningLanguage, from candidates: [Thing],
        using generator: inout SeededGenerator
    ) {
        if parts.words.count == 1 {
            let others = candidates.filter { other in
                MeaningParts(of: other.long).words.count == 1
                    && MeaningLanguage(of: other.long).map { $0 == language } ?? true
            }
            choice.addMostSimilar(of: others, using: &generator)
            choice.keepOnlyThree()
        } else if let words = wordsOfLanguages[language] {
            let sets = ForeignChoices(of: parts, in: language, words).sets(using: &generator)
            for texts in sets where choice.addAll(texts) { return }
        }
    }

    /// Returns the choices of an entry.
    private static func variants(of record: ImportRecord) -> [String] {
        record.choices.flatMap { choice in MeaningVariants.of(choice) }.filter { !$0.contains("{") }
    }

    private static func records(of list: [UInt8]) -> [ImportRecord] {
        var records: [ImportRecord] = []
        let file = try? InterchangeFormat.named("text").file(FileContents(bytes: list))
        try? file?.forEachItem { if case .record(let record) = $0 { records.append(record) } }
        return records
    }

    /// The wrong answers that were chosen so far.
    private struct Choice {
        let asked: Thing
        private let direction: Direction
        private let right: [Thing]
        private(set) var answers: [String] = []
        private var seen: Set<[UInt32]>

        private static let count = 3

        init(of asked: Thing, _ direction: Direction, accepted: [Thing]) {
            self.asked = asked
            self.direction = direction
            right = [asked] + accepted
            seen = []
            for thing in right { seen.insert(key(direction.answer(of: thing))) }
        }

        /// Adds three of several answers, or none if fewer are suitable.
        mutating func addAll(_ texts: [String]) -> Bool {
            var extended = self
            for text in texts { extended.add(text) }
            if extended.answers.count == Self.count { self = extended }
            return extended.answers.count == Self.count
        }

        /// Removes the answers if they are fewer than three.
        mutating func keepOnlyThree() {
            if answers.count < Self.count { answers = [] }
        }

        /// Adds the choices that an entry of the meaning names.
        mutating func addNamed(
            by entries: [ImportRecord], _ parts: MeaningParts, using generator: inout SeededGenerator
        ) -> Bool {
            for entry in entries where !entry.choices.isEmpty {
                let named = MeaningParts(of: entry.long)
                guard named.words.count == parts.words.count,
                    Judge().judge(entry.long, asked: .meaning, accepted: [asked]).verdict != .wrong
                else { continue }
                var texts = ChoiceMaker.variants(of: entry).map { variant in
                    let other = MeaningParts(of: variant)
                    return parts.text(of: other, varying: other.words.count == named.words.count ? named : nil)
                }
                generator.shuffle(&texts)
                if addAll(texts) { return true }
            }
            return false
        }

        /// Adds the answers of the most similar things that have a different question.
        mutating func addMostSimilar(of candidates: [Thing], using generator: inout SeededGenerator) {
            let initials = initials(of: asked)
            let ranked = candidates.map { candidate in
                (candidate, likeness(of: candidate, to: initials) + generator.fraction())
            }
            for (candidate, _) in ranked.sorted(by: { $0.1 > $1.1 })
            where answers.count < Self.count
                && Judge().judge(candidate.long, asked: .meaning, accepted: [asked]).verdict == .wrong
            {
                add(direction.answer(of: candidate))
            }
        }

        private func initials(of thing: Thing) -> [Character] {
            Array((direction == .acronym ? thing.short : ChoiceMaker.initials(of: thing.long)).uppercased())
        }

        /// Returns the similarity of two answers, from 0 to 10. The initials contribute the most, and the tags the rest.
        private func likeness(of other: Thing, to initials: [Character]) -> Double {
            let others = self.initials(of: other)
            return 8 * Double(zip(initials, others).count { $0 == $1 }) / Double(max(initials.count, others.count, 1))
                + (other.tags.contains(where: asked.tags.contains) ? 2 : 0)
        }

        private func key(_ answer: String) -> [UInt32] {
            FoldedText(answer, isAcronym: direction == .acronym).letters
        }

        /// Adds an answer if it is wrong and new.
        private mutating func add(_ answer: String) {
            let key = key(answer)
            guard answers.count < Self.count, !key.isEmpty, !seen.contains(key),
                Judge().judge(answer, asked: direction, accepted: right).verdict == .wrong
            else { return }
            seen.insert(key)
            answers.append(answer)
        }
    }
}

extension ImportRecord {
    fileprivate var thing: Thing { Thing(id: .random(), short: short, long: long, tags: tags) }
}
