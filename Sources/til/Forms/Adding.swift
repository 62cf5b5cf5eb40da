import TILCore

/// Adds a thing for a person: refuses what is there already, tells what is near.
struct Adding {
    let context: CommandContext
    /// Whether to add what says the same as another meaning all the same.
    var anyway = false
    var json = false

    /// The most words that an acronym has without a question.
    private static let mostWords = 3

    /// Whether an acronym has so many words that it is probably none.
    static func isLong(_ short: String) -> Bool { wordCount(short) > mostWords }

    /// What is said of an acronym of many words before it is asked about.
    static func remark(_ short: String) -> String {
        "'\(VisibleText.visible(Capitals.tidied(short)))' has \(wordCount(short)) words"
    }

    /// The question whether it is one.
    static let question = "Is that the acronym?"

    private static func wordCount(_ short: String) -> Int { Capitals.tidied(short).split(separator: " ").count }

    /// Adds the thing and says so.
    /// - Throws: `CommandFailure` where the same is there already.
    func add(_ draft: ThingDraft) throws {
        let store = try context.store()
        let meanings = try store.meanings(of: draft.short)
        var slip: Thing?
        switch NearMeaning(to: draft, among: meanings) {
        case .same(let thing) where !anyway && (thing.long, thing.short) != (draft.long, draft.short):
            throw CommandFailure(Self.refusal(thing), .nothing)
        case .slip(let thing): slip = thing
        default: break
        }
        let thing = try store.add(draft, at: context.now)
        if json {
            return context.environment.output.line(try ThingJSON.object(thing, memories: store.memories(of: thing.id)))
        }
        let others = meanings.filter { $0.id != slip?.id }
        context.say(AddedView(thing: thing, others: others, slip: slip).text(context.page()))
    }

    /// The sentence for a meaning that is there in other letters.
    static func refusal(_ thing: Thing) -> String {
        "\(thing.short) (\(thing.long)) is known and says the same; 'til edit' changes it, --anyway adds the other too."
    }
}

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
