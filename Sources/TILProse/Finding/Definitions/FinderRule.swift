/// A rule of the finder as a value: a name by which it can be switched off, an example, and the rule itself.
struct FinderRule<Body: Sendable>: Sendable {
    let name: String
    let example: String
    let body: Body

    init(_ name: String, _ example: String, _ body: Body) {
        self.name = name
        self.example = example
        self.body = body
    }
}

/// Finds definitions at some tokens: a group in parentheses or brackets, from the opening mark to before the closing one, or
/// an acronym.
typealias DefinitionPattern = FinderRule<@Sendable (inout DefinitionFinder, Range<Int>, Passage) -> [Definition]>

/// Finds the long form of an acronym in running text.
typealias PhrasePattern = FinderRule<@Sendable (inout DefinitionFinder, Range<Int>, Passage) -> Range<Int>?>

/// Finds the long form of an acronym in parentheses in another way than letter by letter.
typealias LongFormReading = FinderRule<
    @Sendable (inout DefinitionFinder, ShortFormCandidate, Passage) -> Range<Int>?
>

/// Whether something that fits by its letters is not a definition.
typealias DefinitionRefusal = FinderRule<@Sendable (DefinitionMatch) -> Bool>

/// The token with which a long form starts, or before which it ends, if that is another one than the first or last that was
/// matched.
typealias LongFormEdge = FinderRule<@Sendable (DefinitionMatch) -> Int?>

/// A definition with more than was matched: a word that belongs to both forms.
typealias SharedWord = FinderRule<@Sendable (Definition, ShortFormCandidate, Passage) -> Definition?>

extension DefinitionFinder {
    /// The name and an example of each rule.
    static var rules: [(name: String, example: String)] {
        func named<Body>(_ rules: [FinderRule<Body>]) -> [(name: String, example: String)] {
            rules.map { ($0.name, $0.example) }
        }
        return named(DefinitionPattern.groups) + named(DefinitionPattern.series) + named(PhrasePattern.all)
            + named(LongFormReading.first)
            + named(LongFormReading.last) + named(DefinitionRefusal.ofShortForms) + named(DefinitionRefusal.ofLongForms)
            + named(LongFormEdge.starts) + named(LongFormEdge.ends) + named(SharedWord.all)
    }
}
