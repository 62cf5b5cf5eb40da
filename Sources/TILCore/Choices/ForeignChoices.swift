import Foundation

/// The words of a language that stand in for others in choices, from lists with a line `#language: german`.
struct LanguageWords: Sendable {
    /// The nouns, as they are written in a meaning.
    private(set) var nouns: [String] = []
    /// The adjectives, in small letters.
    private(set) var adjectives: Set<String> = []

    /// Returns the words of the lists by their languages.
    static func all(in lists: [[UInt8]]) -> [MeaningLanguage: LanguageWords] {
        var all: [MeaningLanguage: LanguageWords] = [:]
        for list in lists {
            guard let language = language(of: list) else { continue }
            all[language, default: LanguageWords()].add(String(decoding: list, as: UTF8.self), language)
        }
        return all
    }

    /// Returns the language of a list, or nil if it is an ordinary list.
    static func language(of list: [UInt8]) -> MeaningLanguage? {
        let mark = "#language: "
        let lines = String(decoding: list.prefix(1_024), as: UTF8.self).split(separator: "\n")
        return lines.first { $0.hasPrefix(mark) }.flatMap {
            MeaningLanguage(rawValue: String($0.dropFirst(mark.count)))
        }
    }

    private mutating func add(_ list: String, _ language: MeaningLanguage) {
        for line in list.split(separator: "\n") {
            let words = line.split(separator: " ").dropFirst().map(String.init)
            if line.hasPrefix("#nouns: ") { nouns += words }
            if line.hasPrefix("#adjectives: ") { adjectives.formUnion(words) }
        }
    }
}

/// Wrong answers for a meaning in another language than English: words are replaced by words of that language.
struct ForeignChoices {
    let language: MeaningLanguage
    let words: LanguageWords
    private let parts: MeaningParts

    init(of parts: MeaningParts, in language: MeaningLanguage, _ words: LanguageWords) {
        self.parts = parts
        self.language = language
        self.words = words
    }

    /// The most replacements of a word.
    private static let most = 4

    /// Returns sets of three texts: the meaning with one of two words and with both replaced, then with three
    /// replacements of one word.
    func sets(using generator: inout SeededGenerator) -> [[String]] {
        var places: [(index: Int, replacements: [String])] = []
        for index in parts.words.indices {
            let found = replacements(at: index, using: &generator)
            if !found.isEmpty { places.append((index, found)) }
        }
        generator.shuffle(&places)
        var sets: [[String]] = []
        if places.count > 1 {
            let one = places[0]
            let other = places[1]
            sets.append([
                parts.text(with: [one.index: one.replacements[0]]),
                parts.text(with: [other.index: other.replacements[0]]),
                parts.text(with: [one.index: one.replacements[0], other.index: other.replacements[0]]),
            ])
        }
        for place in places where place.replacements.count > 2 {
            sets.append(place.replacements.prefix(3).map { parts.text(with: [place.index: $0]) })
        }
        return sets
    }

    /// Returns words that can replace a word, in random order, without words that are alike.
    private func replacements(at index: Int, using generator: inout SeededGenerator) -> [String] {
        let word = parts.words[index]
        guard parts.words.count > 1, parts.letters.indices.contains(index), !language.isSmall(word),
            !word.contains(where: { "'’".contains($0) })
        else { return [] }
        var candidates = candidates(for: word, at: index).filter { isFit($0.lowercased(), for: word, at: index) }
        generator.shuffle(&candidates)
        var found: [String] = []
        for candidate in candidates where found.count < Self.most {
            let others = parts.words + found.map { $0.lowercased() }
            if !others.contains(where: { PlainWords.areAlike($0, candidate.lowercased()) }) { found.append(candidate) }
        }
        return found
    }

    /// Returns the words of the same kind: nouns, or adjectives with the ending of this one.
    private func candidates(for word: String, at index: Int) -> [String] {
        guard language == .german else {
            return isAdjective(word, at: index) ? Array(words.adjectives).sorted() : words.nouns
        }
        let original = parts.original(index)
        let isLast = index == parts.words.count - 1
        // Every German noun has a capital, and so has the first word.
        if isLast || original.first?.isUppercase == true && !isGermanAdjective(word) { return words.nouns }
        guard let ending = ["er", "es", "en", "em", "e"].first(where: word.hasSuffix) else { return [] }
        return words.adjectives.sorted().map { $0.dropLast() + ending }
    }

    private func isGermanAdjective(_ word: String) -> Bool {
        let stem =
            ["er", "es", "en", "em", "e"].first(where: word.hasSuffix).map { String(word.dropLast($0.count)) } ?? word
        return words.adjectives.contains(stem + "e")
            || stem != word && ["isch", "lich", "ig", "isch", "ar", "iert"].contains(where: stem.hasSuffix)
    }

    /// Whether a word of a Romance language is an adjective. It follows its noun.
    private func isAdjective(_ word: String, at index: Int) -> Bool {
        guard index > 0, !words.nouns.contains(word) else { return false }
        return words.adjectives.contains(word) || Self.adjectiveEndings.contains(where: word.hasSuffix)
    }

    /// Whether another word has the letters, the ending and so probably the gender and the number of a word.
    private func isFit(_ other: String, for word: String, at index: Int) -> Bool {
        let letters = parts.letters[index]
        return ending(of: other) == ending(of: word)
            && longestRun(of: letters, in: FoldedText(other).letters) == letters.count
    }

    private func ending(of word: String) -> String {
        let endings =
            switch language {
            case .german: Self.germanEndings
            case .spanish: Self.spanishEndings
            default: Self.frenchEndings
            }
        return endings.first(where: word.hasSuffix) ?? ""
    }

    // The longest endings first.
    private static let germanEndings = [
        "schaft", "gesetz", "ung", "heit", "keit", "tion", "nis", "tät", "er", "es", "en", "em", "e",
    ]
    private static let frenchEndings = [
        "tion", "sion", "ment", "ance", "ence", "aire", "ique", "elle", "enne", "euse", "eur", "ité", "age", "ure",
        "ale",
        "ive", "ées", "ée", "és", "eux", "al", "el", "if", "é", "es", "e", "s",
    ]
    private static let spanishEndings = [
        "ciones", "ción", "sión", "dad", "miento", "encia", "ales", "al", "or", "ía", "os", "as", "es", "o", "a", "e",
    ]
    private static let adjectiveEndings = [
        "ée", "é", "al", "ale", "ique", "if", "ive", "eux", "euse", "el", "elle", "enne", "ado", "ada", "ico", "ica",
        "ivo",
        "iva",
    ]
}
