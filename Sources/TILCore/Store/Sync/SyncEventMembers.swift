import Foundation

/// The members of an event's object that mean anything to this til.
struct SyncEventMembers {
    private var texts = Texts()
    private var numbers = Numbers()
    private var identifier: UUID?
    private var thingIdentifier: UUID?
    private var tags: [String] = []
    private var isOff = false
    private var isCram = false
    private var isAgain = false
    private var hasUnknownMember = false

    private struct Texts {
        var device, operation, short, long, note, source, tag, name, value: String?
        var direction, asked, typed, verdict, grade: String?
    }

    private struct Numbers {
        var number, milliseconds, counter, added, suspended, removed: Double?
        var seconds, limit, at, offset, day, placed: Double?
    }

    /// The operations that this til knows.
    static let operations: Set<String> = ["thing", "edit", "review", "withdraw", "setting", "same"]

    var device: String? { texts.device }
    var operation: String? { texts.operation }
    var number: Int64? { Self.integer(numbers.number) }
    var milliseconds: Int64? { Self.integer(numbers.milliseconds) }
    /// How many stamps of the same millisecond came before; nil for what cannot be.
    var counter: Int64? { numbers.counter == nil ? 0 : Self.integer(numbers.counter) }

    mutating func read(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
        try scanner.expect(0x7B)
        if scanner.take(0x7D) { return }
        repeat {
            let name = try scanner.string()
            try scanner.expect(0x3A)
            switch scanner.peek() {
            case 0x22:
                switch name {
                case "i": identifier = try Self.identifier(&scanner)
                case "thing": thingIdentifier = try Self.identifier(&scanner)
                // The log has looked at it.
                case "h" where scanner.plainString() != nil: break
                default: take(try scanner.string(), name)
                }
            case 0x74, 0x66:
                let truth = try scanner.bool()
                switch name {
                case "off": isOff = truth
                case "cram": isCram = truth
                case "again": isAgain = truth
                default: hasUnknownMember = true
                }
            case 0x5B where name == "tags":
                _ = scanner.take(0x5B)
                tags = []
                while !scanner.take(0x5D) {
                    if !tags.isEmpty { try scanner.expect(0x2C) }
                    tags.append(try scanner.string())
                    if tags.count > 10_000 { throw scanner.failure("the end of the tags") }
                }
            case 0x5B, 0x7B, 0x6E:
                hasUnknownMember = true
                try scanner.skip()
            default: take(try scanner.number(), name)
            }
        } while scanner.take(0x2C)
        try scanner.expect(0x7D)
    }

    private mutating func take(_ text: String, _ name: String) {
        switch name {
        case "d": texts.device = text
        case "o": texts.operation = text
        case "short": texts.short = text
        case "long": texts.long = text
        case "note": texts.note = text
        case "source": texts.source = text
        case "tag": texts.tag = text
        case "name": texts.name = text
        case "value": texts.value = text
        case "direction": texts.direction = text
        case "asked": texts.asked = text
        case "typed": texts.typed = text
        case "verdict": texts.verdict = text
        case "grade": texts.grade = text
        default: hasUnknownMember = true
        }
    }

    private mutating func take(_ number: Double, _ name: String) {
        switch name {
        case "n": numbers.number = number
        case "t": numbers.milliseconds = number
        case "c": numbers.counter = number
        case "added": numbers.added = number
        case "suspended": numbers.suspended = number
        case "removed": numbers.removed = number
        case "seconds": numbers.seconds = number
        case "limit": numbers.limit = number
        case "at": numbers.at = number
        case "offset": numbers.offset = number
        case "day": numbers.day = number
        case "placed": numbers.placed = number
        default: hasUnknownMember = true
        }
    }

    private static func identifier(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> UUID? {
        if let bytes = scanner.plainString() { return IdentifierText.identifier(bytes) }
        return IdentifierText.identifier(try scanner.string())
    }

    /// An instant where one is said; else that of the stamp.
    private func instant(orStamp number: Double?) -> Int64? {
        number == nil ? milliseconds : Self.instant(number)
    }

    private static func integer(_ number: Double?) -> Int64? { number.flatMap { Int64(exactly: $0) } }

    /// An instant in milliseconds that a store can hold.
    private static func instant(_ number: Double?) -> Int64? {
        integer(number).flatMap { (-62_135_596_800_000...SyncStamp.greatestMilliseconds).contains($0) ? $0 : nil }
    }

    /// What the members say of an operation; nil for what cannot be.
    func event(_ name: String) -> SyncEvent.Operation? {
        switch name {
        case "thing": thing
        case "edit": identifier.flatMap { id in field.map { .edit(id, $0) } }
        case "review": review
        case "withdraw": identifier.map { .withdraw($0) }
        case "setting": texts.name.map { .setting($0, texts.value) }
        case "same": identifier.flatMap { id in thingIdentifier.map { .same(id, $0) } }
        default: nil
        }
    }

    /// Whether something is said that this til does not know, and that may mean something to a newer one.
    var isOfNewer: Bool {
        func isNew(_ text: String?, _ isKnown: (String) -> Bool) -> Bool { text.map { !isKnown($0) } ?? false }
        return hasUnknownMember || isNew(texts.direction) { Direction(rawValue: $0) != nil }
            || isNew(texts.verdict) { Verdict(rawValue: $0) != nil } || isNew(texts.grade) { Grade(name: $0) != nil }
    }

    private var thing: SyncEvent.Operation? {
        guard let id = identifier, let added = instant(orStamp: numbers.added),
            let draft = try? ThingDraft(
                short: texts.short ?? "", long: texts.long ?? "", note: texts.note ?? "",
                tags: tags, source: texts.source ?? "", spelling: .asIs)
        else { return nil }
        let thing = Thing(
            id: id, short: draft.short, long: draft.long, note: draft.note, tags: draft.tags, source: draft.source,
            added: Date(milliseconds: added), suspended: Self.instant(numbers.suspended).map(Date.init(milliseconds:)))
        return .thing(thing, removed: Self.instant(numbers.removed))
    }

    /// A field as a draft would have it: the one rule of what a thing may be.
    private var field: SyncEvent.Field? {
        func draft(short: String = "A", long: String = "a", note: String = "", tag: String = "", source: String = "")
            -> ThingDraft?
        {
            try? ThingDraft(
                short: short, long: long, note: note, tags: tag.isEmpty ? [] : [tag], source: source, spelling: .asIs)
        }
        if let text = texts.short { return draft(short: text).map { .short($0.short) } }
        if let text = texts.long { return draft(long: text).map { .long($0.long) } }
        if let text = texts.note { return draft(note: text).map { .note($0.note) } }
        if let text = texts.source { return draft(source: text).map { .source($0.source) } }
        if let text = texts.tag {
            guard let tags = draft(tag: text)?.tags, tags.count == 1 else { return nil }
            return .tag(tags[0], isOn: !isOff)
        }
        if numbers.suspended != nil { return Self.instant(numbers.suspended).map { .suspended($0 == 0 ? nil : $0) } }
        if numbers.removed != nil { return Self.instant(numbers.removed).map { .removed($0 == 0 ? nil : $0) } }
        return nil
    }

    private var review: SyncEvent.Operation? {
        guard let id = identifier, let thing = thingIdentifier,
            let direction = Direction(rawValue: texts.direction ?? Direction.meaning.rawValue),
            let asked = texts.asked, let typed = texts.typed,
            asked.utf8.count <= 4 * ThingDraft.longLimit, typed.utf8.count <= 4 * ThingDraft.noteLimit,
            let seconds = numbers.seconds, let limit = numbers.limit,
            let verdict = texts.verdict.flatMap(Verdict.init(rawValue:)),
            let grade = texts.grade.flatMap(Grade.init(name:)),
            let at = instant(orStamp: numbers.at),
            let offset = Self.integer(numbers.offset ?? 0), (-86_400...86_400).contains(offset),
            let day = Self.integer(numbers.day), (-1_000_000...10_000_000).contains(day)
        else { return nil }
        let review = Review(
            id: id, thing: thing, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
            verdict: verdict, grade: grade, isScheduled: !isCram, at: Date(milliseconds: at),
            utcOffset: Int(offset), studyDay: StudyDay(number: Int(day)))
        return .review(review, placed: max(at, Self.instant(numbers.placed) ?? at), isAgain: isAgain)
    }
}
