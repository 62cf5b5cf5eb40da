/// Finds the definitions in a passage.
struct DefinitionFinder: Sendable {
    /// The greatest length of a group in parentheses, in tokens.
    static let longestGroup = 60

    /// The words of the latest search for a long form.
    var text = LongFormText()

    private let groups: [DefinitionPattern.Body]
    private let phrases: [DefinitionPattern.Body]
    let readings: [LongFormReading.Body]
    let refusals: [DefinitionRefusal.Body]
    let starts: [LongFormEdge.Body]
    let ends: [LongFormEdge.Body]
    /// The names and examples of the rules.
    let rules: [(name: String, example: String)]

    /// A finder with all rules.
    static let whole = DefinitionFinder(without: [])

    /// Creates a finder without the named rules.
    init(without names: Set<String>) {
        var rules: [(String, String)] = []
        func others<Body>(_ all: [FinderRule<Body>]) -> [Body] {
            rules += all.map { ($0.name, $0.example) }
            return all.filter { !names.contains($0.name) }.map(\.body)
        }
        groups = others(DefinitionPattern.groups)
        phrases = others(DefinitionPattern.phrases)
        readings = others(LongFormReading.all)
        refusals = others(DefinitionRefusal.all)
        starts = others(LongFormEdge.starts)
        ends = others(LongFormEdge.ends)
        self.rules = rules
    }

    /// Returns the definitions in a passage and marks their tokens as consumed.
    mutating func find(in passage: Passage) -> [Definition] {
        var found: [Definition] = []
        for index in passage.tokens.indices where passage[index].mayDefine {
            let more = definitions(at: index, in: passage)
            for token in more.lazy.flatMap(\.tokens) { passage.tokens.memory[token].isConsumed = true }
            if found.isEmpty { found = more } else { found += more }
        }
        return found
    }

    private mutating func definitions(at index: Int, in passage: Passage) -> [Definition] {
        let isWord = passage[index].isWord
        guard let tokens = isWord ? acronym(at: index, in: passage) : group(at: index, in: passage) else { return [] }
        for pattern in isWord ? phrases : groups {
            let found = pattern(&self, tokens, passage)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the tokens of a group that opens at a token. An unclosed or too long group ends at the limit.
    private func group(at open: Int, in passage: Passage) -> TokenRange? {
        // "${(AA)=name}", "--option[=SIG]", "f("name")" and "f('name')" are code.
        guard open > 0,
            !passage.isGlued(open)
                || !passage.isMark(open - 1, "$") && ![.equals, .quote, .apostrophe].contains(passage.kind(open + 1))
        else { return nil }
        let close = passage.close(of: open, within: Self.longestGroup)
        let end = close ?? min(passage.count, open + Self.longestGroup)
        return end > open + (close == nil ? 2 : 1) ? open..<end : nil
    }
}

/// A definition in a passage.
struct Definition {
    /// The tokens that no other definition may use.
    var tokens: TokenRange
    /// The bytes of the two forms.
    var short: ByteRange
    var long: ByteRange
    /// Whether the long form is a single word that may match the short form by chance.
    var isDoubtful = false
}

/// The minimum scores per letter for a definition.
enum DefinitionThresholds {
    /// The score for "long form (SF model)", with words after the acronym in the parentheses.
    static let followed = 0.98
    /// The score for "SF (long form)".
    static let reversed = 0.75
    /// The scores after an unambiguous phrase such as "short for", and after one with other uses such as "or".
    static let announced = 0.7
    static let hinted = 0.9
}

/// A rule of the finder as a value: a name for switching it off, an example, and a body.
struct FinderRule<Function: Sendable>: Sendable {
    let name: String
    let example: String
    let body: Body

    typealias Body = Function

    init(_ name: String, _ example: String, _ body: Body) {
        self.name = name
        self.example = example
        self.body = body
    }
}

/// A rule that finds definitions at a group or an acronym. A group in parentheses or brackets includes its opening mark
/// but not its closing one.
typealias DefinitionPattern = FinderRule<@Sendable (inout DefinitionFinder, TokenRange, Passage) -> [Definition]>

/// A rule that finds the long form of an acronym in parentheses without letter-by-letter matching.
typealias LongFormReading = FinderRule<
    @Sendable (inout DefinitionFinder, ShortFormCandidate, Passage) -> ByteRange?
>

/// A rule that rejects a match of letters that is not a definition.
typealias DefinitionRefusal = FinderRule<@Sendable (DefinitionMatch) -> Bool>

/// A rule that returns the token at which a long form starts, or before which it ends, if that differs from the first
/// or last matched one.
typealias LongFormEdge = FinderRule<@Sendable (DefinitionMatch) -> Int?>
