import Foundation

/// A maker of the wrong answers for multiple-choice questions.
///
/// It gets lists, such as the decks and `data/choices` that come with til. For a meaning, the choices that a list names
/// come first, then phrases of its fields that have the same small words and letters. If the acronym does not begin
/// like a word of its meaning, they are other meanings of which that is true. Otherwise, one word of the right meaning
/// gets three replacements, or two words get one each, and all four combinations are shown, so that neither one word
/// nor a majority reveals the answer. A replacement often stands in the same braces as the word in lines of choices, or
/// is common in the fields. It has the same first letter, the further letters that the word contributes to the acronym
/// and the same form. If no word can be replaced, the choices are whole meanings of as many words, or, for one word,
/// words with the same first letter. Otherwise, and for acronyms, the choices are the answers of the most similar
/// things.
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
        let words = long.split { character in character == " " || character == "-" }
        return String(words.compactMap(\.first))
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
        let entries = entries(named: key)
        let ofEntries = entries.map { entry in
            Thing(id: .random(), short: entry.short, long: entry.long, tags: entry.tags)
        }
        let ofCandidates = candidates.filter { candidate in Capitals.key(candidate.short) == key }
        var chosen = ChosenAnswers(of: thing, direction, accepted: accepted + ofCandidates + ofEntries)
        switch direction {
        case .meaning:
            chooseMeanings(into: &chosen, entries: entries, from: candidates, using: &generator)
        case .acronym:
            chosen.addMostSimilar(of: candidates, using: &generator)
        }
        var answers = chosen.answers
        generator.shuffle(&answers)
        return answers
    }

    /// Returns the entries of the lists with an acronym, by its key.
    private func entries(named key: String) -> [ImportRecord] {
        var text: [UInt8] = []
        for list in lists {
            text += list.withUnsafeBufferPointer { bytes in ListScan(bytes: bytes).entries(named: key) }
        }
        var records: [ImportRecord] = []
        let file = try? InterchangeFormat.named("text").file(FileContents(bytes: text))
        try? file?.forEachItem { item in
            if case .record(let record) = item { records.append(record) }
        }
        return records
    }

    private mutating func chooseMeanings(
        into chosen: inout ChosenAnswers, entries: [ImportRecord], from candidates: [Thing],
        using generator: inout SeededGenerator
    ) {
        let thing = chosen.asked
        let parts = MeaningParts(of: thing.long, acronym: thing.short)
        if chosen.addNamed(by: entries, parts, using: &generator) { return }
        let language = language(of: thing, parts, among: candidates)
        if let language, language != .english {
            chooseForeign(into: &chosen, parts, in: language, from: candidates, using: &generator)
            return
        }
        let choices = MeaningChoices(of: thing, parts, lists: ofLists, candidates: candidates)
        choices.choose(into: &chosen, using: &generator)
    }

    // MARK: Other languages

    private func chooseForeign(
        into chosen: inout ChosenAnswers, _ parts: MeaningParts, in language: MeaningLanguage,
        from candidates: [Thing], using generator: inout SeededGenerator
    ) {
        if parts.words.count == 1 {
            let others = candidates.filter { other in
                let hasOneWord = MeaningParts(of: other.long).words.count == 1
                return hasOneWord && (MeaningLanguage(of: other.long) ?? language) == language
            }
            chosen.addMostSimilar(of: others, using: &generator)
            chosen.keepOnlyThree()
        } else if let words = wordsOfLanguages[language] {
            let sets = ForeignChoices(of: parts, in: language, words).sets(using: &generator)
            for texts in sets {
                if chosen.addAll(texts) { return }
            }
        }
    }

    /// The most things around for each of them whose meaning shows a language.
    private static let mostThingsPerSign = 4

    /// Returns the language of a thing's meaning: what its words and letters tell, or else that of most things around
    /// it, if lists in English do not know its words.
    private mutating func language(
        of thing: Thing, _ parts: MeaningParts, among candidates: [Thing]
    ) -> MeaningLanguage? {
        if let language = MeaningLanguage(of: thing.long) { return language }
        let lexicon = ofLists
        let knownCount = parts.ownWords.count { word in lexicon.number(of: word) != nil }
        let isProbablyEnglish = 2 * knownCount >= parts.ownWords.count
        if isProbablyEnglish { return nil }
        let around = candidates.filter { candidate in candidate.tags == thing.tags }
        var counts: [MeaningLanguage: Int] = [:]
        for other in around {
            if let language = MeaningLanguage(of: other.long) { counts[language, default: 0] += 1 }
        }
        let mostFirst = counts.sorted { one, other in
            one.value == other.value ? one.key.rawValue < other.key.rawValue : one.value > other.value
        }
        guard let most = mostFirst.first else { return nil }
        // A few words from another language are no sign of one.
        return Self.mostThingsPerSign * most.value >= around.count ? most.key : nil
    }
}
