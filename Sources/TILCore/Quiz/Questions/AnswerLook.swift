/// What an answer looks like at a glance.
struct AnswerLook {
    private let initials: [UInt32]
    private let length: Int
    private let tags: [String]

    /// Looks at a thing's answer in a direction. Of a short, every letter is an initial.
    init(_ thing: Thing, _ direction: Direction) {
        let folded = FoldedText(direction.answer(of: thing), isAcronym: direction == .acronym)
        initials = direction == .acronym ? folded.letters : folded.words.map { folded.letters[$0.lowerBound] }
        length = folded.letters.count
        tags = thing.tags
    }

    /// Whether its words begin with the same letters as another's.
    func hasInitials(of other: AnswerLook) -> Bool { initials == other.initials }

    /// How much two answers look alike, from 0 to 8: half for the initials, the rest for tags and length.
    func likeness(to other: AnswerLook) -> Double {
        let longest = max(initials.count, other.initials.count)
        let same = zip(initials, other.initials).count { $0 == $1 }
        let initialsPart = longest == 0 ? 0 : 4 * Double(same) / Double(longest)
        let tagPart = tags.contains(where: other.tags.contains) ? 2.0 : 0
        let longer = max(length, other.length)
        let lengthPart = longer == 0 ? 0 : 2 * Double(min(length, other.length)) / Double(longer)
        return initialsPart + tagPart + lengthPart
    }
}
