import TILCore
import TILText

/// The choice of the definitions to add to the store. On a terminal, the user is asked about each.
struct ScanChoice {
    let session: Session
    let store: ThingStore
    /// The tags of each added thing.
    let tags: [String]
    /// Whether doubtful definitions are added if nobody can be asked.
    let takesDoubtful: Bool
    /// The number of doubtful definitions that were skipped, because nobody could be asked.
    private(set) var skipped = 0
    /// Whether the user wants all further definitions that are not doubtful.
    private var takesAll = false

    init(session: Session, store: ThingStore, tags: [String], takesDoubtful: Bool) {
        self.session = session
        self.store = store
        self.tags = tags
        self.takesDoubtful = takesDoubtful
    }

    /// Returns the definitions to add.
    mutating func wanted(of definitions: [ScanFindings.Defined]) throws -> [ThingDraft] {
        var wanted: [ThingDraft] = []
        for definition in definitions {
            guard let draft = draft(of: definition), try !isKnown(draft, among: wanted) else { continue }
            switch try decision(about: draft, isDoubtful: definition.doubtful != nil) {
            case .add(let draft): wanted.append(draft)
            case .skip: continue
            case .quit: return wanted
            }
        }
        return wanted
    }

    private enum Decision {
        case add(ThingDraft)
        case skip
        /// Neither this definition nor a further one is wanted.
        case quit
    }

    /// Returns a definition as a draft, or nil if it cannot be a thing.
    private func draft(of definition: ScanFindings.Defined) -> ThingDraft? {
        let isStandardInput = definition.file == "-"
        let source = isStandardInput ? "" : "\(definition.file.visible) line \(definition.line)"
        let document = isStandardInput ? "" : PrivateFile.name(of: definition.file)
        let (short, long) = definition.singular
        var draft = try? ThingDraft(short: short, long: long, tags: tags, source: source, spelling: .asIs)
        draft?.origin = ThingOrigin(.capture, name: document)
        return draft
    }

    /// Whether the store or an earlier draft has the meaning.
    private func isKnown(_ draft: ThingDraft, among drafts: [ThingDraft]) throws -> Bool {
        let key = Capitals.key(draft.short)
        let chosen = drafts.filter { other in Capitals.key(other.short) == key }.map(\.long)
        let known = try store.meanings(of: draft.short).map(\.long)
        return (known + chosen).contains { long in Self.isSame(long, draft.long) }
    }

    /// Whether two meanings are the same, perhaps one in the singular and one in the plural.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        RepeatKey(one) == RepeatKey(other) || RepeatKey(one + "s") == RepeatKey(other)
            || RepeatKey(one) == RepeatKey(other + "s")
    }

    private mutating func decision(about draft: ThingDraft, isDoubtful: Bool) throws -> Decision {
        guard session.console.canAsk else {
            if !isDoubtful || takesDoubtful { return .add(draft) }
            skipped += 1
            return .skip
        }
        if takesAll, !isDoubtful { return .add(draft) }
        session.console.notify("\(draft.short.visible) (\(draft.long.visible))\n")
        switch session.console.read(Self.question(isDoubtful: isDoubtful)) {
        case .key("y"):
            return .add(draft)
        case .key("a"):
            takesAll = true
            return .add(draft)
        case .key("e"):
            return try edited(draft).map { edited in .add(edited) } ?? .skip
        case .key("n"), .key("\n"):
            return .skip
        default:
            return .quit
        }
    }

    /// Returns the question about a definition. For a doubtful one, Return means no.
    private static func question(isDoubtful: Bool) -> LineRequest {
        let keys: Set<Character> = ["y", "n", "e", "a", "q"]
        if isDoubtful {
            return LineRequest(
                kind: .keys(keys.union(["\n"])), prompt: "doubtful; add it? [y]es [N]o [e]dit [a]ll [q]uit ")
        }
        return LineRequest(kind: .keys(keys), prompt: "add it? [y]es [n]o [e]dit [a]ll [q]uit ")
    }

    /// Lets the user edit a draft. Returns nil if the user cancels the form.
    private func edited(_ draft: ThingDraft) throws -> ThingDraft? {
        let thing = Thing(
            id: .random(), short: draft.short, long: draft.long, tags: draft.tags, source: draft.source,
            origin: draft.origin, dateAdded: session.now)
        var edited = try ThingForm.edited(thing, session)
        edited?.origin = draft.origin
        return edited
    }
}
