import Foundation

/// Events as they stand in a log: one JSON object a line, without what the log adds.
extension SyncEvent {
    /// What a line of a log amounts to.
    package enum Reading: Hashable, Sendable {
        case event(SyncEvent)
        /// Of an operation that this til does not know: of a newer one.
        case unknown(number: Int64)
        /// What no til writes: it is passed over.
        case refused(number: Int64, reason: String)
    }

    /// Appends the members of the object, without its end.
    package func write(into output: inout [UInt8]) {
        var object = JSONWriter(&output)
        object.add("d", stamp.device, into: &output)
        object.add("n", Double(number), into: &output)
        object.add("t", Double(stamp.milliseconds), into: &output)
        if stamp.counter > 0 { object.add("c", Double(stamp.counter), into: &output) }
        switch operation {
        case .thing(let thing, let removed):
            object.add("o", "thing", into: &output)
            object.add("i", thing.id.uuidString.lowercased(), into: &output)
            object.add("short", thing.short, into: &output)
            object.add("long", thing.long, into: &output)
            if !thing.note.isEmpty { object.add("note", thing.note, into: &output) }
            if !thing.source.isEmpty { object.add("source", thing.source, into: &output) }
            if !thing.tags.isEmpty { object.add("tags", thing.tags, into: &output) }
            object.add("added", Double(thing.added.milliseconds), into: &output)
            if let suspended = thing.suspended {
                object.add("suspended", Double(suspended.milliseconds), into: &output)
            }
            if let removed { object.add("removed", Double(removed), into: &output) }
        case .edit(let id, let field):
            object.add("o", "edit", into: &output)
            object.add("i", id.uuidString.lowercased(), into: &output)
            switch field {
            case .short(let text): object.add("short", text, into: &output)
            case .long(let text): object.add("long", text, into: &output)
            case .note(let text): object.add("note", text, into: &output)
            case .source(let text): object.add("source", text, into: &output)
            case .suspended(let instant): object.add("suspended", instant.map(Double.init) ?? 0, into: &output)
            case .removed(let instant): object.add("removed", instant.map(Double.init) ?? 0, into: &output)
            case .tag(let name, let isOn):
                object.add("tag", name, into: &output)
                if !isOn { object.add("off", true, into: &output) }
            }
        case .review(let review, let placed, let isAgain):
            object.add("o", "review", into: &output)
            object.add("i", review.id.uuidString.lowercased(), into: &output)
            object.add(answer: review, into: &output)
            if !review.isScheduled { object.add("cram", true, into: &output) }
            object.add("at", Double(review.at.milliseconds), into: &output)
            object.add("offset", Double(review.utcOffset), into: &output)
            object.add("day", Double(review.studyDay.number), into: &output)
            if placed != review.at.milliseconds { object.add("placed", Double(placed), into: &output) }
            if isAgain { object.add("again", true, into: &output) }
        case .withdraw(let id):
            object.add("o", "withdraw", into: &output)
            object.add("i", id.uuidString.lowercased(), into: &output)
        case .setting(let name, let value):
            object.add("o", "setting", into: &output)
            object.add("name", name, into: &output)
            if let value { object.add("value", value, into: &output) }
        case .same(let other, let thing):
            object.add("o", "same", into: &output)
            object.add("i", other.uuidString.lowercased(), into: &output)
            object.add("thing", thing.uuidString.lowercased(), into: &output)
        }
    }

    /// What the JSON object of a line says.
    /// - Parameters:
    ///   - bytes: the object.
    ///   - device: the device whose log it stands in.
    ///   - number: the number that it has to have.
    package static func read(_ bytes: UnsafeBufferPointer<UInt8>, device: String, number: Int64) -> Reading {
        var members = Members()
        do {
            var scanner = JSONScanner(bytes)
            try members.read(&scanner)
        } catch {
            return .refused(number: number, reason: "it is no JSON object (\(error.expected) was expected)")
        }
        guard members.texts["d"] == device, members.integer("n") == number else {
            return .refused(number: number, reason: "it is of another device, or has another number")
        }
        guard let milliseconds = members.integer("t"), (0...SyncStamp.greatestMilliseconds).contains(milliseconds),
            (0..<(1 << SyncStamp.counterBits)).contains(members.integer("c") ?? 0)
        else { return .refused(number: number, reason: "it does not say when it was made") }
        guard let name = members.texts["o"] else { return .refused(number: number, reason: "it says nothing") }
        guard Members.operations.contains(name) else { return .unknown(number: number) }
        guard let operation = members.operation(name) else {
            return .refused(number: number, reason: "what it says of its \(name == "same" ? "things" : name) cannot be")
        }
        let stamp = SyncStamp(milliseconds: milliseconds, counter: members.integer("c") ?? 0, device: device)
        return .event(SyncEvent(number: number, stamp: stamp, operation: operation))
    }

}

/// The members of an event's object, by their names.
private struct Members {
    var texts: [String: String] = [:]
    var numbers: [String: Double] = [:]
    var truths: [String: Bool] = [:]
    var lists: [String: [String]] = [:]

    static let operations: Set<String> = ["thing", "edit", "review", "withdraw", "setting", "same"]

    mutating func read(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
        try scanner.expect(0x7B)
        if scanner.take(0x7D) { return }
        repeat {
            let name = try scanner.string()
            try scanner.expect(0x3A)
            switch scanner.peek() {
            case 0x22: texts[name] = try scanner.string()
            case 0x74, 0x66: truths[name] = try scanner.bool()
            case 0x5B where name == "tags":
                _ = scanner.take(0x5B)
                var list: [String] = []
                while !scanner.take(0x5D) {
                    if !list.isEmpty { try scanner.expect(0x2C) }
                    list.append(try scanner.string())
                    if list.count > 10_000 { throw scanner.failure("the end of the tags") }
                }
                lists[name] = list
            case 0x5B, 0x7B, 0x6E: try scanner.skip()
            default: numbers[name] = try scanner.number()
            }
        } while scanner.take(0x2C)
        try scanner.expect(0x7D)
    }

    func integer(_ name: String) -> Int64? { numbers[name].flatMap { Int64(exactly: $0) } }

    func identifier(_ name: String) -> UUID? { texts[name].flatMap(UUID.init(uuidString:)) }

    /// An instant in milliseconds that a store can hold.
    func instant(_ name: String) -> Int64? {
        integer(name).flatMap { (-62_135_596_800_000...SyncStamp.greatestMilliseconds).contains($0) ? $0 : nil }
    }

    func operation(_ name: String) -> SyncEvent.Operation? {
        switch name {
        case "thing": thing
        case "edit": identifier("i").flatMap { id in field.map { .edit(id, $0) } }
        case "review": review
        case "withdraw": identifier("i").map { .withdraw($0) }
        case "setting": texts["name"].map { .setting($0, texts["value"]) }
        case "same": identifier("i").flatMap { id in identifier("thing").map { .same(id, $0) } }
        default: nil
        }
    }

    private var thing: SyncEvent.Operation? {
        guard let id = identifier("i"), let added = instant("added"),
            let draft = try? ThingDraft(
                short: texts["short"] ?? "", long: texts["long"] ?? "", note: texts["note"] ?? "",
                tags: lists["tags"] ?? [], source: texts["source"] ?? "", spelling: .asIs)
        else { return nil }
        let thing = Thing(
            id: id, short: draft.short, long: draft.long, note: draft.note, tags: draft.tags, source: draft.source,
            added: Date(milliseconds: added), suspended: instant("suspended").map(Date.init(milliseconds:)))
        return .thing(thing, removed: instant("removed"))
    }

    /// A field as a draft would have it: the one rule of what a thing may be.
    private var field: SyncEvent.Field? {
        func draft(short: String = "A", long: String = "a", note: String = "", tag: String = "", source: String = "")
            -> ThingDraft?
        {
            try? ThingDraft(
                short: short, long: long, note: note, tags: tag.isEmpty ? [] : [tag], source: source, spelling: .asIs)
        }
        if let text = texts["short"] { return draft(short: text).map { .short($0.short) } }
        if let text = texts["long"] { return draft(long: text).map { .long($0.long) } }
        if let text = texts["note"] { return draft(note: text).map { .note($0.note) } }
        if let text = texts["source"] { return draft(source: text).map { .source($0.source) } }
        if let text = texts["tag"] {
            guard let tags = draft(tag: text)?.tags, tags.count == 1 else { return nil }
            return .tag(tags[0], isOn: truths["off"] != true)
        }
        if numbers["suspended"] != nil { return instant("suspended").map { .suspended($0 == 0 ? nil : $0) } }
        if numbers["removed"] != nil { return instant("removed").map { .removed($0 == 0 ? nil : $0) } }
        return nil
    }

    private var review: SyncEvent.Operation? {
        guard let id = identifier("i"), let thing = identifier("thing"),
            let direction = texts["direction"].flatMap(Direction.init(rawValue:)),
            let asked = texts["asked"], let typed = texts["typed"],
            asked.utf8.count <= 4 * ThingDraft.longLimit, typed.utf8.count <= 4 * ThingDraft.noteLimit,
            let seconds = numbers["seconds"], let limit = numbers["limit"],
            let verdict = texts["verdict"].flatMap(Verdict.init(rawValue:)),
            let grade = texts["grade"].flatMap({ name in Grade.allCases.first { $0.name == name } }),
            let at = instant("at"), let offset = integer("offset"), (-86_400...86_400).contains(offset),
            let day = integer("day"), (-1_000_000...10_000_000).contains(day)
        else { return nil }
        let review = Review(
            id: id, thing: thing, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
            verdict: verdict, grade: grade, isScheduled: truths["cram"] != true, at: Date(milliseconds: at),
            utcOffset: Int(offset), studyDay: StudyDay(number: Int(day)))
        return .review(review, placed: max(at, instant("placed") ?? at), isAgain: truths["again"] == true)
    }
}
