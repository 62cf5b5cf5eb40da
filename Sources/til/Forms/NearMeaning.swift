import TILCore

/// A meaning of an acronym that is there already and is nearly the one that is to be added.
enum NearMeaning {
    /// It says the same but for case, accents and punctuation.
    case same(Thing)
    /// It is one slip of the fingers away.
    case slip(Thing)

    /// What is nearest to a draft among the meanings of its acronym; nil where nothing is near.
    init?(to draft: ThingDraft, among meanings: [Thing]) {
        let key = RepeatKey(draft.long)
        if let same = meanings.first(where: { RepeatKey($0.long) == key }) {
            self = .same(same)
            return
        }
        let judgement = Judge().judge(draft.long, asked: .meaning, accepted: meanings)
        guard judgement.verdict != .wrong, let thing = judgement.credited else { return nil }
        self = .slip(thing)
    }
}
