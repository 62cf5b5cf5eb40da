import TILText

/// Finds the definitions in a passage.
struct DefinitionFinder: Sendable {
    /// The greatest length of a group in parentheses, in tokens.
    static let longestGroup = 60

    /// The words of the latest search for a long form.
    var text = SpellingText()

    private let groups = GroupPattern.allCases
    private let phrases = PhrasePattern.allCases
    let readings = LongFormReading.allCases
    let refusals: [DefinitionRefusal]
    let edges = LongFormEdge.allCases
    /// Whether to note the features of each match, and refuse and drop none.
    let wantsFeatures: Bool

    /// Creates a finder.
    /// - Parameter wantsFeatures: whether to find every match with its features, including those that are refused.
    init(wantsFeatures: Bool = false) {
        refusals = wantsFeatures ? [] : DefinitionRefusal.allCases
        self.wantsFeatures = wantsFeatures
    }

    /// Returns the definitions in a passage and marks their tokens as consumed.
    mutating func find(in passage: Passage) -> [Definition] {
        var found: [Definition] = []
        for index in passage.tokens.indices where passage[index].mayDefine {
            for definition in definitions(at: index, in: passage) {
                let isCode = !definition.isProse && passage.isCode(definition.tokens.lowerBound)
                if isCode { continue }
                for token in definition.tokens { passage.tokens.memory[token].isConsumed = true }
                found.append(definition)
            }
        }
        return found
    }

    private mutating func definitions(at index: Int, in passage: Passage) -> [Definition] {
        if !passage[index].isWord {
            guard let group = group(at: index, in: passage) else { return [] }
            for pattern in groups {
                let found = definitions(pattern, group, in: passage)
                if !found.isEmpty { return found }
            }
        } else if let acronym = acronym(at: index, in: passage) {
            for pattern in phrases {
                let found = definitions(pattern, acronym, in: passage)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// Returns the tokens of a group that opens at a token. An unclosed or too long group ends at the limit.
    private func group(at open: Int, in passage: Passage) -> TokenRange? {
        guard open > 0, !opensCode(open, in: passage) else { return nil }
        if let close = passage.close(of: open, within: Self.longestGroup) {
            return close >= open + 2 ? open..<close : nil
        }
        let end = min(passage.count, open + Self.longestGroup)
        return end >= open + 3 ? open..<end : nil
    }

    /// Whether a mark opens a group of code: "${(AA)=name}", "--option[=SIG]", "f("name")" and "f('name')".
    private func opensCode(_ open: Int, in passage: Passage) -> Bool {
        guard passage.isGlued(open) else { return false }
        switch passage.kind(open + 1) {
        case .equals, .quote, .apostrophe: return true
        default: return passage.isMark(open - 1, "$")
        }
    }
}

/// A definition in a passage.
struct Definition {
    /// The tokens that no other definition may use.
    var tokens: TokenRange
    /// The bytes of the two forms.
    var short: ByteRange
    var long: ByteRange
    /// Whether the forms are less likely a definition than not.
    var isDoubtful = false
    /// The values of all features, or no values if they are not wanted.
    var features: [Double] = []
    /// Whether it cannot be code: capitals stand for several words in small letters, or each letter for a word.
    var isProse = false
}

/// The minimum scores per letter for a definition.
enum DefinitionThresholds {
    /// The score for "long form (SF model)", with words after the acronym in the parentheses.
    static let followed = 0.98
    /// The score for "(long form, SF)".
    static let listed = 0.8
    /// The scores for "SF (long form)": any, and one in which each letter starts a word.
    static let reversed = 0.75
    static let reversedComplete = 0.6
    /// The scores after an unambiguous phrase such as "short for", and after one with other uses such as "or".
    static let announced = 0.7
    static let hinted = 0.9
}
