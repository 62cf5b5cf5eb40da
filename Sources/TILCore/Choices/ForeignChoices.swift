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
            all[language, default: LanguageWords()].add(String(decoding: list, as: UTF8.self))
        }
        return all
    }

    /// Returns the language of a list, or nil if it is an ordinary list.
    static func language(of list: [UInt8]) -> MeaningLanguage? {
        let mark = "#language: "
        let lines = String(decoding: list.prefix(1_024), as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { line in line.hasPrefix(mark) }) else { return nil }
        return MeaningLanguage(rawValue: String(line.dropFirst(mark.count)))
    }

    private mutating func add(_ list: String) {
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

    /// A word of the meaning, and words that can replace it.
    private struct Place {
        let index: Int
        let replacements: [String]
    }

    /// Returns sets of three texts: the meaning with one of two words and with both replaced, then with three
    /// replacements of one word.
    func sets(using generator: inout SeededGenerator) -> [[String]] {
        var places: [Place] = []
        for index in parts.words.indices where mayBeReplaced(index) {
            let replacements = replacements(at: index, using: &generator)
            if !replacements.isEmpty { places.append(Place(index: index, replacements: replacements)) }
        }
        generator.shuffle(&places)
        var sets: [[String]] = []
        if places.count > 1 { sets.append(textsReplacing(places[0], places[1])) }
        for place in places where place.replacements.count > 2 {
            let best = place.replacements.prefix(3)
            sets.append(best.map { replacement in parts.text(with: [place.index: replacement]) })
        }
        return sets
    }

    /// Returns the meaning with either of two words, and with both replaced.
    private func textsReplacing(_ one: Place, _ other: Place) -> [String] {
        let ofOne = one.replacements[0]
        let ofOther = other.replacements[0]
        return [
            parts.text(with: [one.index: ofOne]),
            parts.text(with: [other.index: ofOther]),
            parts.text(with: [one.index: ofOne, other.index: ofOther]),
        ]
    }

    /// Returns whether a word may be replaced. A long text has no letters of words.
    private func mayBeReplaced(_ index: Int) -> Bool {
        let hasLetters = parts.letters.indices.contains(index)
        return parts.words.count > 1 && hasLetters && !isJoint(index) && !parts.isHyphenated(index)
    }

    /// Returns words that can replace a word, in random order, without words that are alike.
    private func replacements(at index: Int, using generator: inout SeededGenerator) -> [String] {
        let word = parts.words[index]
        var candidates = candidates(for: word, at: index).filter { candidate in
            isFit(candidate.lowercased(), for: word, at: index)
        }
        generator.shuffle(&candidates)
        var replacements: [String] = []
        var usedWords = parts.words
        for candidate in candidates {
            if replacements.count == Self.most { break }
            let lowercased = candidate.lowercased()
            let isUsed = usedWords.contains { usedWord in PlainWords.areAlike(usedWord, lowercased) }
            if isUsed { continue }
            replacements.append(candidate)
            usedWords.append(lowercased)
        }
        return replacements
    }

    /// Returns the words of the same kind: nouns, or adjectives with the ending of this one. A word of an uncertain
    /// kind has none.
    private func candidates(for word: String, at index: Int) -> [String] {
        switch language == .german ? germanKind(at: index) : romanceKind(at: index) {
        case .noun: hasUncertainGender(at: index) ? [] : words.nouns
        case .adjective: language == .german ? germanAdjectives(like: word) : romanceAdjectives(otherThan: word)
        case nil: []
        }
    }

    /// Returns the adjectives of German with the ending of another one.
    private func germanAdjectives(like word: String) -> [String] {
        guard let ending = Self.germanInflections.first(where: word.hasSuffix) else { return [] }
        return words.adjectives.sorted().map { adjective in adjective.dropLast() + ending }
    }

    private func romanceAdjectives(otherThan word: String) -> [String] {
        let singulars = words.adjectives.sorted()
        let all = singulars + singulars.map(plural)
        return all.filter { adjective in adjective != word }
    }

    // MARK: Kinds of words

    private enum Kind { case noun, adjective }

    /// Whether a word joins others, such as "de", or is written together with such a word.
    private func isJoint(_ index: Int) -> Bool {
        let word = parts.words[index]
        return language.isSmall(word) || word.contains("'") || word.contains("’")
    }

    /// Returns the kind of a German word. Every noun has a capital, and so has the first word.
    private func germanKind(at index: Int) -> Kind? {
        let isLast = index == parts.words.count - 1
        if isLast { return .noun }
        let isCapital = parts.original(index).first?.isUppercase == true
        return isCapital && !isGermanAdjective(parts.words[index]) ? .noun : .adjective
    }

    private func isGermanAdjective(_ word: String) -> Bool {
        guard let ending = Self.germanInflections.first(where: word.hasSuffix) else {
            return words.adjectives.contains(word + "e")
        }
        let stem = String(word.dropLast(ending.count))
        return words.adjectives.contains(stem + "e") || Self.germanStemEndings.contains(where: stem.hasSuffix)
    }

    /// Returns the kind of a word of a Romance language. A noun begins a phrase, and its adjectives follow it. A word
    /// before a noun, such as "grande", has no kind, since few adjectives can stand there.
    private func romanceKind(at index: Int) -> Kind? {
        let word = parts.words[index]
        let isFirst = index == 0 || isJoint(index - 1)
        let isLast = index == parts.words.count - 1 || isJoint(index + 1)
        if !isFirst { return isAdjective(word) ? .adjective : nil }
        let isKnownNoun = words.nouns.contains { noun in noun == word || plural(noun) == word }
        if !isKnownNoun, isAdjective(word) { return nil }
        return isLast || isAdjective(parts.words[index + 1]) ? .noun : nil
    }

    private func isAdjective(_ word: String) -> Bool {
        let singular = singular(of: word)
        return words.adjectives.contains(word) || words.adjectives.contains(singular)
            || Self.adjectiveEndings.contains(where: singular.hasSuffix)
    }

    private func singular(of adjective: String) -> String {
        if adjective.hasSuffix("aux") { return adjective.dropLast(3) + "al" }
        return adjective.hasSuffix("s") ? String(adjective.dropLast()) : adjective
    }

    /// Returns the plural of a noun or an adjective of a Romance language.
    private func plural(_ word: String) -> String {
        guard let last = word.last, !"sx".contains(last) else { return word }
        if language == .spanish {
            let endsInVowel = "aeiouáéíóú".contains(last)
            return word + (endsInVowel ? "s" : "es")
        }
        return word.hasSuffix("al") ? word.dropLast(2) + "aux" : word + "s"
    }

    /// Whether the words around a noun show its gender, and its ending does not.
    private func hasUncertainGender(at index: Int) -> Bool {
        if Self.genderedEndings.contains(ending(of: parts.words[index])) { return false }
        let before = index > 0 ? parts.words[index - 1] : ""
        if Self.genderedWords.contains(before) { return true }
        // No list has all adjectives.
        if language == .german { return Self.germanInflections.contains(where: before.hasSuffix) }
        let next = index + 1
        return next < parts.words.count && !isJoint(next) && isAdjective(parts.words[next])
    }

    /// Whether another word has the letters, the ending and so probably the gender and the number of a word.
    private func isFit(_ other: String, for word: String, at index: Int) -> Bool {
        let letters = parts.letters[index]
        let isSameNumber = language == .german || isPlural(other) == isPlural(word)
        return isSameNumber && ending(of: other) == ending(of: word)
            && longestRun(of: letters, in: FoldedText(other).letters) == letters.count
    }

    private func isPlural(_ word: String) -> Bool { word.hasSuffix("s") || word.hasSuffix("x") }

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
    /// The endings of adjectives before their inflections.
    private static let germanStemEndings = ["isch", "lich", "ig", "ar", "iert"]
    /// The endings that tell the gender of a noun.
    private static let genderedEndings: Set<String> = [
        "schaft", "gesetz", "ung", "heit", "keit", "tion", "tät", "sion", "ment", "ance", "ence", "ité", "age", "ure",
        "ique", "ciones", "ción", "sión", "dad", "miento", "encia", "ía", "os", "as", "o", "a",
    ]
    /// The small words before a noun that have its gender.
    private static let genderedWords: Set<String> = [
        "der", "die", "das", "des", "dem", "den", "ein", "eine", "einer", "eines", "zum", "zur", "im", "vom",
        "le", "la", "un", "une", "du", "au", "el", "del", "al", "una",
    ]
    // The longest endings first.
    private static let germanEndings = [
        "schaft", "gesetz", "ung", "heit", "keit", "tion", "nis", "tät", "er", "es", "en", "em", "e",
    ]
    private static let frenchEndings = [
        "tion", "sion", "ment", "ance", "ence", "aire", "ique", "elle", "enne", "euse", "eur", "ité", "age", "ure",
        "ale", "ive", "ées", "ée", "és", "eux", "al", "el", "if", "é", "es", "e", "s",
    ]
    private static let spanishEndings = [
        "ciones", "ción", "sión", "dad", "miento", "encia", "ales", "al", "or", "ía", "os", "as", "es", "o", "a", "e",
    ]
    private static let adjectiveEndings = [
        "ée", "é", "al", "ale", "ique", "if", "ive", "eux", "euse", "el", "elle", "enne", "ado", "ada", "ico", "ica",
        "ivo", "iva", "ario", "aria", "orio", "oria",
    ]
}
