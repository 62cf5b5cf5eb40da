import Foundation

/// The language of a meaning, as far as its small words, letters and endings tell it.
package enum MeaningLanguage: String, CaseIterable, Hashable, Sendable {
    case english, german, french, spanish, italian, portuguese, dutch

    /// The signs of a language.
    private struct Signs {
        /// Small words that hardly occur in other languages, and small words that may.
        var words: Set<String> = []
        var sharedWords: Set<String> = []
        /// Letters outside ASCII.
        var letters: Set<Character> = []
        /// Letters that no other language has.
        var ownLetters: Set<Character> = []
        /// Endings of words.
        var endings: [String] = []
    }

    /// The worth of each sign, and the worth that decides.
    private static let ofWord = 3
    private static let ofSharedWord = 2
    private static let ofLetter = 2
    private static let ofEnding = 1
    private static let enough = 3
    /// The number of letters from which the ending of a word is a sign.
    private static let longWord = 5
    /// The number of letters from which the ending of a word tells that it is a German compound.
    private static let compound = 12

    /// Returns the language of a text, or nil if nothing tells it or two languages fit as well.
    package init?(of text: String) {
        let folded = text.lowercased()
        let words = Self.words(of: folded)
        let scores = Self.allCases.map { language in language.score(of: words, in: folded) }
        let best = scores.max() ?? 0
        var bestLanguages: [MeaningLanguage] = []
        for (language, score) in zip(Self.allCases, scores) where score == best { bestLanguages.append(language) }
        guard best >= Self.enough, bestLanguages.count == 1 else { return nil }
        self = bestLanguages[0]
    }

    /// Returns whether a text is in another language than English, even if several fit as well.
    static func isForeign(_ text: String) -> Bool {
        let folded = text.lowercased()
        let words = words(of: folded)
        let others = allCases.filter { language in language != .english }
        let best = others.map { language in language.score(of: words, in: folded) }.max() ?? 0
        return best >= enough && best > MeaningLanguage.english.score(of: words, in: folded)
    }

    /// Returns whether a word is one that joins others, such as "of".
    func isSmall(_ word: String) -> Bool {
        signs.words.contains(word) || signs.sharedWords.contains(word) || word.count < 3
    }

    private func score(of words: [String], in text: String) -> Int {
        let signs = signs
        // A small word is seldom the last of several words.
        let possibleSmallWords = Set(words.count > 1 ? words.dropLast() : words[...])
        var score = Self.ofWord * possibleSmallWords.count(where: signs.words.contains)
        score += Self.ofSharedWord * possibleSmallWords.count(where: signs.sharedWords.contains)
        score += Self.ofLetter * Set(text).count(where: signs.letters.contains)
        if text.contains(where: signs.ownLetters.contains) { score += Self.enough }
        for word in words where word.count >= Self.longWord && signs.endings.contains(where: word.hasSuffix) {
            let isCompound = self == .german && word.count >= Self.compound
            score += isCompound ? Self.enough : Self.ofEnding
        }
        return score
    }

    /// Returns the words of a text in small letters. An elided word keeps its apostrophe: `l'`.
    private static func words(of text: String) -> [String] {
        let marked = text.replacing("’", with: "'").replacing("'", with: "' ")
        let words = marked.split { character in !character.isLetter && character != "'" }
        return words.map(String.init)
    }

    private static func set(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private var signs: Signs {
        switch self {
        case .english: Self.englishSigns
        case .german: Self.germanSigns
        case .french: Self.frenchSigns
        case .spanish: Self.spanishSigns
        case .italian: Self.italianSigns
        case .portuguese: Self.portugueseSigns
        case .dutch: Self.dutchSigns
        }
    }

    private static let englishSigns = Signs(
        words: set("of the and for with from over into your my is are be it that this not off out up down by"),
        sharedWords: set("to or in on at an as"), endings: ["ing", "ness", "ship"])
    private static let germanSigns = Signs(
        words: set(
            """
            der das und für von mit zur zum dem im auf aus bei nach über unter zwischen oder eines einer deutsche deutscher \
            deutsches deutschen
            """),
        sharedWords: set("des die den ein eine"), letters: ["ä", "ö", "ü", "ß"],
        endings: [
            "ung", "ungen", "heit", "keit", "schaft", "gesetz", "recht", "buch", "steuer", "wagen", "amt", "werk",
            "kasse",
            "verein", "gericht", "vertrag", "verkehr", "lich", "liche", "licher", "liches", "isch", "ische", "ischer",
            "isches",
        ])
    private static let frenchSigns = Signs(
        words: set("de du des aux dans avec une à au"),
        sharedWords: set("la le les et sur pour par en un sous sans l' d' qu'"),
        letters: ["é", "è", "ê", "à", "ç", "ù", "û", "î", "ô", "œ", "ë", "ï", "â"],
        endings: ["ique", "eur", "eux", "euse", "ée", "és", "ité", "aire", "elle", "enne", "nnel", "eau", "esse"])
    private static let spanishSigns = Signs(
        words: set("de del el los las y para por sobre una"), sharedWords: set("la en al un con lo"),
        letters: ["á", "í", "ó", "ú", "é"], ownLetters: ["ñ"],
        endings: [
            "ción", "dad", "ada", "ado", "ía", "ico", "ica", "ario", "aria", "encia", "miento", "anos", "umanos",
            "cursos",
        ])
    private static let italianSigns = Signs(
        words: set("di della del dello delle degli dei il gli nella sul"),
        sharedWords: set("la in per e con da al un una"),
        letters: ["è", "à", "ù", "ò", "ì"], endings: ["zione", "zioni", "ità", "mento", "ale"])
    private static let portugueseSigns = Signs(
        words: set("dos das ao pela pelo não em"), sharedWords: set("de da do e o a para por com um uma"),
        letters: ["ç", "á", "é", "í", "ó", "ú", "ê", "ô"], ownLetters: ["ã", "õ"],
        endings: ["ção", "ções", "dade", "mento"])
    private static let dutchSigns = Signs(
        words: set("het voor een van"), sharedWords: set("de en te der"), letters: ["ë", "ï"],
        endings: ["heid", "schap", "ering", "lijk", "lijke", "ische"])
}
