/// Finds the definitions in a passage.
struct DefinitionFinder: Sendable {
    /// How far a group in parentheses may reach, in tokens, to be looked at.
    static let longestGroup = 60

    var aligner = LongFormAligner()
    /// The words among which a long form was looked for last.
    var text = LongFormText()

    private let groups: [DefinitionPattern]
    private let series: [DefinitionPattern]
    private let phrases: [PhrasePattern]
    let firstReadings: [LongFormReading]
    let lastReadings: [LongFormReading]
    let shortFormRefusals: [DefinitionRefusal]
    let longFormRefusals: [DefinitionRefusal]
    let starts: [LongFormEdge]
    let ends: [LongFormEdge]
    let sharedWords: [SharedWord]

    /// Creates a finder without the rules of some names.
    init(without names: Set<String> = []) {
        func others<Body>(_ rules: [FinderRule<Body>]) -> [FinderRule<Body>] {
            rules.filter { !names.contains($0.name) }
        }
        groups = others(DefinitionPattern.groups)
        series = others(DefinitionPattern.series)
        phrases = others(PhrasePattern.all)
        firstReadings = others(LongFormReading.first)
        lastReadings = others(LongFormReading.last)
        shortFormRefusals = others(DefinitionRefusal.ofShortForms)
        longFormRefusals = others(DefinitionRefusal.ofLongForms)
        starts = others(LongFormEdge.starts)
        ends = others(LongFormEdge.ends)
        sharedWords = others(SharedWord.all)
    }

    /// Appends the definitions of which the mark or the acronym lies in a range of the tokens.
    mutating func find(in passage: inout Passage, _ range: Range<Int>, into findings: inout [Finding]) {
        var index = nextCandidate(in: passage, range)
        while index < range.upperBound {
            for definition in definitions(at: index, in: passage) {
                for token in definition.tokens { passage.tokens[token].isConsumed = true }
                findings.append(definition.finding)
            }
            index = nextCandidate(in: passage, index + 1..<range.upperBound)
        }
    }

    /// The first token of a range that a definition may begin with: a mark that opens a group, or a word with capitals that is
    /// no part of a definition yet. The range's end if there is none.
    private func nextCandidate(in passage: Passage, _ range: Range<Int>) -> Int {
        passage.tokens.withUnsafeBufferPointer { tokens in
            var index = range.lowerBound
            while index < range.upperBound {
                if tokens[index].mayDefine { return index }
                index += 1
            }
            return index
        }
    }

    private mutating func definitions(at index: Int, in passage: Passage) -> [Definition] {
        if passage.tokens[index].isWord {
            guard let tokens = acronym(at: index, in: passage) else { return [] }
            for pattern in series {
                let found = pattern.body(&self, tokens, passage)
                if !found.isEmpty { return found }
            }
            for pattern in phrases {
                if let long = pattern.body(&self, tokens, passage) {
                    return [Definition(tokens: tokens, short: passage.bytes(of: tokens), long: long)]
                }
            }
        } else if let group = group(at: index, in: passage) {
            for pattern in groups {
                let found = pattern.body(&self, group, passage)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// The tokens of a group that opens at a token. One that is cut off, or too long to be looked at, ends at the limit.
    private func group(at open: Int, in passage: Passage) -> Range<Int>? {
        // "${(AA)=name}" is code.
        guard open > 0, !(passage.isGlued(open) && passage.isMark(open - 1, "$")) else { return nil }
        let close = passage.close(of: open, within: Self.longestGroup)
        let end = close ?? min(passage.count, open + Self.longestGroup)
        return end > open + (close == nil ? 2 : 1) ? open..<end : nil
    }
}

/// A definition in a passage.
struct Definition {
    /// The tokens of which no other definition is made.
    var tokens: Range<Int>
    /// The bytes of both forms.
    var short: Range<Int>
    var long: Range<Int>
    /// Whether the long form is one word that the short form matches by chance as easily.
    var isDoubtful = false

    var finding: Finding { Finding(short: short, long: long, isDoubtful: isDoubtful) }
}

/// A definition in the buffer of a scanner: the bytes of the short and of the long form.
struct Finding: Equatable {
    var short: Range<Int>
    var long: Range<Int>
    var isDoubtful = false
}

/// The score that an alignment has to reach, for each letter, to be taken as a definition.
enum DefinitionThresholds {
    /// "long form (SF)": for an acronym in capitals, for one in mixed case, and for a word in small letters.
    static func inside(_ kind: ShortFormKind) -> Double {
        switch kind {
        case .capitals: 0.55
        case .mixed: 0.6
        case .small: 0.75
        }
    }
    /// "long form (SF model)": if more follows the acronym inside the parentheses.
    static let followed = 0.98
    /// "SF (long form)".
    static func reversed(_ kind: ShortFormKind) -> Double { kind == .capitals ? 0.75 : 0.8 }
    /// After a phrase such as "short for", and after one that has other uses, such as "or".
    static let announced = 0.7
    static let hinted = 0.9
}
