import TILText

/// An existing meaning of an acronym that is similar to another one.
package enum NearMeaning {
    /// The meanings differ only in case, accents and punctuation.
    case same(Thing)
    /// The meanings differ by one typo.
    case typo(Thing)

    /// Finds the meaning most similar to a draft, or returns nil.
    package init?(to draft: ThingDraft, among meanings: [Thing]) {
        if let same = meanings.first(where: { meaning in RepeatKey(meaning.long) == RepeatKey(draft.long) }) {
            self = .same(same)
            return
        }
        let judgement = Judge().judge(draft.long, asked: .meaning, accepted: meanings)
        guard judgement.verdict != .wrong, let thing = judgement.credited else { return nil }
        self = .typo(thing)
    }
}
