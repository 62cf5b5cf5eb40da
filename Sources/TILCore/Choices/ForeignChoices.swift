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
        return lines.first { line in line.hasPrefix(mark) }.flatMap {
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
            sets.append(
                place.replacements.prefix(3).map { replacement in parts.text(with: [place.index: replacement]) })
        }
        return sets
    }

    /// Returns words that can replace a word, in random order, without words that are alike.
    private func replacements(at index: Int, using generator: inout SeededGenerator) -> [String] {
        let word = parts.words[index]
        guard parts.words.count > 1, parts.letters.indices.contains(index), !isJoint(index), !parts.isHyphenated(index)
        else { return [] }
        var candidates = candidates(for: word, at: index).filter { candidate in
            isFit(candidate.lowercased(), for: word, at: index)
        }
        generator.shuffle(&candidates)
        var found: [String] = []
        for candidate in candidates where found.count < Self.most {
            let others = parts.words + found.map { $0.lowercased() }
            if !others.contains(where: { other in PlainWords.areAlike(other, candidate.lowercased()) }) {
                found.append(candidate)
            }
        }
        return found
    }

    /// Returns the words of the same kind: nouns, or adjectives with the ending of this one. A word of an uncertain
    /// kind has none.
    private func candidates(for word: String, at index: Int) -> [String] {
        switch language == .german ? germanKind(at: index) : romanceKind(at: index) {
        case .noun: return hasUncertainGender(at: index) ? [] : words.nouns
        case .adjective where language == .german:
            guard let ending = Self.germanInflections.first(where: word.hasSuffix) else { return [] }
            return words.adjectives.sorted().map { adjective in adjective.dropLast() + ending }
        case .adjective:
            return (words.adjectives.sorted() + words.adjectives.sorted().map(plural)).filter { $0 != word }
        case nil: return []
        }
    }

    // MARK: Kinds of words

    private enum Kind { case noun, adjective }

    /// Whether a word joins others, such as "de", or is written together with such a word.
    private func isJoint(_ index: Int) -> Bool {
        language.isSmall(parts.words[index]) || parts.words[index].contains { "'’".contains($0) }
    }

    /// Returns the kind of a German word. Every noun has a capital, and so has the first word.
    private func germanKind(at index: Int) -> Kind? {
        let isLast = index == parts.words.count - 1
        let isCapital = parts.original(index).first?.isUppercase == true
        return isLast || isCapital && !isGermanAdjective(parts.words[index]) ? .noun : .adjective
    }

    private func isGermanAdjective(_ word: String) -> Bool {
        let stem = Self.germanInflections.first(where: word.hasSuffix).map { String(word.dropLast($0.count)) } ?? word
        return words.adjectives.contains(stem + "e")
            || stem != word && ["isch", "lich", "ig", "ar", "iert"].contains(where: stem.hasSuffix)
    }

    /// Returns the kind of a word of a Romance language. A noun begins a phrase, and its adjectives follow it. A word
    /// before a noun, such as "grande", has no kind, since few adjectives can stand there.
    private func romanceKind(at index: Int) -> Kind? {
        let word = parts.words[index]
        let isFirst = index == 0 || isJoint(index - 1)
        let isLast = index == parts.words.count - 1 || isJoint(index + 1)
        if !isFirst { return isAdjective(word) ? .adjective : nil }
        let isKnown = words.nouns.contains(word) || words.nouns.contains(where: { noun in plural(noun) == word })
        if !isKnown, isAdjective(word) { return nil }
        return isLast || isAdjective(parts.words[index + 1]) ? .noun : nil
    }

    private func isAdjective(_ word: String) -> Bool {
        let singular = singular(of: word)
        return words.adjectives.contains(word) || words.adjectives.contains(singular)
            || Self.adjectiveEndings.contains { ending in singular.hasSuffix(ending) }
    }

    private func singular(of adjective: String) -> String {
        if adjective.hasSuffix("aux") { return adjective.dropLast(3) + "al" }
        return adjective.hasSuffix("s") ? String(adjective.dropLast()) : adjective
    }

    /// Returns the plural of a noun or an adjective of a Romance language.
    private func plural(_ word: String) -> String {
        guard let last = word.last, !"sx".contains(last) else { return word }
        if language == .spanish { return word + ("aeiouáéíóú".contains(last) ? "s" : "es") }
        return word.hasSuffix("al") ? word.dropLast(2) + "aux" : word + "s"
    }

    /// Whether the words around a noun show its gender, and its ending does not.
    private func hasUncertainGender(at index: Int) -> Bool {
        if Self.genderedEndings.contains(ending(of: parts.words[index])) { return false }
        let before = index > 0 ? parts.words[index - 1] : ""
        if Self.genderedWords.contains(before) { return true }
        // No list has all adjectives.
        if language == .german { return Self.germanInflections.contains(where: before.hasSuffix) }
        return index + 1 < parts.words.count && !isJoint(index + 1) && isAdjective(parts.words[index + 1])
    }

    /// Whether another word has the letters, the ending and so probably the gender and the number of a word.
    private func isFit(_ other: String, for word: String, at index: Int) -> Bool {
        let letters = parts.letters[index]
        return ending(of: other) == ending(of: word)
            && (language == .german || isPlural(other) == isPlural(word))
            && longestRun(of: letters, in: FoldedText(other).letters) == letters.count
    }

    private func isPlural(_ word: String) -> Bool { word.last.map("sx".contains) ?? false }

    private func ending(of word: String) -> String {
        let endings =
            switch language {
            case .german: Self.germanEndings
            case .spanish: Self.spanishEndings
            default: Self.frenchEndings
            }
        return endings.first(where: word.hasSuffix) ?? ""
    }

    /// The endings of adjectives with a form for each case and gender.
    private static let germanInflections = ["er", "es", "en", "em", "e"]
    /// The endings that tell the gender of a noun.
    private static let genderedEndings: Set<String> = [
        "schaft", "gesetz", "ung", "heit", "keit", "tion", "tät", "sion", "ment", "ance", "ence", "ité", "age", "ure",
        "ique", "ciones", "ción", "sión", "dad", "miento", "encia", "ía", "os", "as", "o", "a",
    ]
    /// The small words before a noun that have its gender.
    private static let genderedWords: Set<String> = [
        "der", "die", "das", "des", "dem", "den", "ein", "eine", "einer", "eines", "zum", "zur", "im", "vom", "le",
        "la",
        "un", "une", "du", "au", "el", "del", "al", "una",
    ]
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
        "ivo", "iva", "ario", "aria", "orio", "oria",
    ]
}
