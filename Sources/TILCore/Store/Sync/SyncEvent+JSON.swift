import Foundation

/// Events as flat JSON objects. The keys `d`, `n`, `t` and `c` are the device, the number, the milliseconds and the
/// counter of the stamp, and `o` is the kind. `i` is the ID of the thing, or of the answer of a `review` or `withdraw`.
/// `thing` is the thing of a `review`, or the remaining thing of a `same`. Instants are milliseconds since 1970. An
/// instant that equals the stamp's is omitted. An `edit` to 0 clears the field.
extension SyncEvent {
    // MARK: Writing

    /// Appends the JSON object without its closing brace.
    package func write(into output: inout [UInt8]) {
        var object = JSONWriter()
        defer { output += object.bytes }
        func add(_ key: StaticString, _ text: String?) { if let text { object.add(key, text) } }
        func add(_ key: StaticString, _ number: Int64?) { if let number { object.add(key, number) } }
        func add(_ key: StaticString, _ isSet: Bool) { if isSet { object.add(key, true) } }
        func add(_ key: StaticString, _ id: UUID) { object.add(key, id) }
        func begin(_ kind: Kind, _ id: UUID?) {
            add("t", stamp.milliseconds)
            add("c", stamp.counter.unless(0))
            add("o", kind.rawValue)
            if let id { add("i", id) }
        }

        add("d", stamp.device)
        add("n", number)
        switch change {
        case .passedOn(let members): object.bytes += members.utf8
        case .thing(let thing, let removed):
            begin(.thing, thing.id)
            add("short", thing.short)
            add("long", thing.long)
            add("note", thing.note.isEmpty ? nil : thing.note)
            add("source", thing.source.isEmpty ? nil : thing.source)
            add("origin", thing.origin.text)
            if !thing.tags.isEmpty { object.add("tags", thing.tags) }
            add("added", thing.dateAdded.milliseconds.unless(stamp.milliseconds))
            add("suspended", thing.dateSuspended?.milliseconds)
            add("removed", removed)
        case .edit(let id, let field):
            begin(.edit, id)
            add("tag", field.tag)
            add("off", field.tag != nil && field.value.isNull)
            for name in ["short", "long", "note", "source", "suspended", "removed", "pardoned", "origin"]
                as [StaticString]
            where field.name == "\(name)" {
                if let text = field.text { add(name, text) } else { add(name, field.instant ?? 0) }
            }
        case .review(let review, let placed, let isAgain):
            let at = review.date.milliseconds
            begin(.review, review.id)
            add("thing", review.thingID)
            add("direction", review.direction == .meaning ? nil : review.direction.rawValue)
            add("asked", review.asked)
            add("typed", review.typed)
            object.add("seconds", review.seconds)
            object.add("limit", review.limit)
            add("verdict", review.verdict.rawValue)
            add("grade", review.grade.name)
            add("cram", !review.isScheduled)
            add("at", at.unless(stamp.milliseconds))
            add("offset", Int64(review.utcOffset).unless(0))
            add("day", Int64(review.studyDay.number))
            add("placed", placed.unless(at))
            add("again", isAgain)
        case .withdraw(let id):
            begin(.withdraw, id)
        case .setting(let name, let value):
            begin(.setting, nil)
            add("name", name)
            add("value", value)
        case .context(let id, let words):
            begin(.context, id)
            add("words", words)
        case .same(let other, let thing):
            begin(.same, other)
            add("thing", thing)
        }
    }

    // MARK: Reading

    /// The result of reading a line of a log.
    package enum Reading: Hashable, Sendable {
        case event(SyncEvent)
        /// A line that may be valid in a newer til.
        case unknown(String)
        /// An invalid line, which no til writes.
        case refused
    }

    private static let decoder = JSONDecoder()

    /// Reads an event from a JSON object.
    /// - Parameters:
    ///   - line: the object.
    ///   - device: the device of the log.
    ///   - number: the expected number.
    package static func read(_ line: ArraySlice<UInt8>, device: String, number: Int64) -> Reading {
        let data = Data(line)
        if let event = (try? decoder.decode(Members.self, from: data))?.event {
            return event.number == number && event.stamp.device == device ? .event(event) : .refused
        }
        let members = try? decoder.decode([String: Member].self, from: data)
        let isOfNewer = members?.contains { name, member in member.isOfNewer(name) } == true
        return isOfNewer ? .unknown(String(decoding: line, as: UTF8.self)) : .refused
    }
}

/// The kinds of events by their names in JSON.
private enum Kind: String {
    case thing, edit, review, withdraw, setting, same, context
}

/// A member with any name and any type.
private struct Member: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }

    func isOfNewer(_ name: String) -> Bool {
        switch (name, text) {
        case ("o", let text?): Kind(rawValue: text) == nil
        case ("direction", let text?): Direction(rawValue: text) == nil
        case ("verdict", let text?): Verdict(rawValue: text) == nil
        case ("grade", let text?): Grade(name: text) == nil
        default: !Members.hasMember(name)
        }
    }
}

/// The members of events of all kinds. All texts are strings, because a decoder is slow with other types.
private struct Members: Decodable {
    /// The device, the name of the kind, the number, the milliseconds and the counter of the event's stamp.
    private(set) var device, kindName: String
    private(set) var number, milliseconds: Int64
    private(set) var counter: Int64?
    /// The identifier of a thing or an answer.
    private(set) var identifier: String?
    private(set) var thing, short, long, note, source, origin, tag, name, value, asked, typed, words: String?
    private(set) var direction, verdict, grade: String?
    private(set) var tags: [String]?
    private(set) var off, cram, again: Bool?
    private(set) var added, suspended, removed, pardoned, at, offset, day, placed: Int64?
    private(set) var seconds, limit: Double?

    private enum CodingKeys: String, CodingKey {
        case device = "d"
        case kindName = "o"
        case number = "n"
        case milliseconds = "t"
        case counter = "c"
        case identifier = "i"
        case thing, short, long, note, source, origin, tag, name, value, asked, typed, words
        case direction, verdict, grade
        case tags
        case off, cram, again
        case added, suspended, removed, pardoned, at, offset, day, placed
        case seconds, limit
    }

    /// Reads the members that an event of the kind can have. A missing member costs as much time as one that exists.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String? { try values.decodeIfPresent(String.self, forKey: key) }
        func integer(_ key: CodingKeys) throws -> Int64? { try values.decodeIfPresent(Int64.self, forKey: key) }
        func flag(_ key: CodingKeys) throws -> Bool? { try values.decodeIfPresent(Bool.self, forKey: key) }

        device = try values.decode(String.self, forKey: .device)
        number = try values.decode(Int64.self, forKey: .number)
        milliseconds = try values.decode(Int64.self, forKey: .milliseconds)
        counter = try integer(.counter)
        kindName = try values.decode(String.self, forKey: .kindName)
        let kind = Kind(rawValue: kindName)
        if kind != .setting { identifier = try text(.identifier) }
        switch kind {
        case .review:
            thing = try text(.thing)
            asked = try text(.asked)
            typed = try text(.typed)
            direction = try text(.direction)
            verdict = try text(.verdict)
            grade = try text(.grade)
            cram = try flag(.cram)
            again = try flag(.again)
            at = try integer(.at)
            offset = try integer(.offset)
            day = try integer(.day)
            placed = try integer(.placed)
            seconds = try values.decodeIfPresent(Double.self, forKey: .seconds)
            limit = try values.decodeIfPresent(Double.self, forKey: .limit)
        case .thing, .edit:
            short = try text(.short)
            long = try text(.long)
            note = try text(.note)
            source = try text(.source)
            origin = try text(.origin)
            tag = try text(.tag)
            tags = try values.decodeIfPresent([String].self, forKey: .tags)
            off = try flag(.off)
            added = try integer(.added)
            suspended = try integer(.suspended)
            removed = try integer(.removed)
            pardoned = try integer(.pardoned)
        case .context: words = try text(.words)
        case .same: thing = try text(.thing)
        case .setting:
            name = try text(.name)
            value = try text(.value)
        case .withdraw, nil: break
        }
    }

    /// Returns whether this version of til writes a member. The member `h` is the hash of the line.
    static func hasMember(_ name: String) -> Bool { name == "h" || CodingKeys(stringValue: name) != nil }

    /// The event, or nil if it is invalid.
    var event: SyncEvent? {
        let counter = counter ?? 0
        guard (0...SyncStamp.greatestMilliseconds).contains(milliseconds),
            (0..<SyncStamp.timesPerMillisecond).contains(counter), let change
        else { return nil }
        let stamp = SyncStamp(milliseconds: milliseconds, counter: counter, device: device)
        return SyncEvent(number: number, stamp: stamp, change)
    }

    private var change: SyncEvent.Change? {
        let kind = Kind(rawValue: kindName)
        let thing = thing.flatMap(IdentifierText.identifier)
        if kind == .setting { return name.map { name in .setting(name, value) } }
        guard let id = identifier.flatMap(IdentifierText.identifier) else { return nil }
        switch kind {
        case .thing: return newThing(id).map { thing in .thing(thing, removed: instant(removed)) }
        case .edit: return field.map { field in .edit(id, field) }
        case .review:
            return review(id, thing).map { review in
                let at = review.date.milliseconds
                return .review(review, placed: max(at, instant(placed) ?? at), isAgain: again == true)
            }
        case .withdraw: return .withdraw(id)
        case .context: return words.map { word in .context(id, words: word) }
        case .same: return thing.map { thing in .same(id, as: thing) }
        default: return nil
        }
    }

    private func newThing(_ id: UUID) -> Thing? {
        guard let added = instant(added ?? milliseconds), let short, let long, let draft = draft(short, long) else {
            return nil
        }
        return Thing(
            id: id, short: draft.short, long: draft.long, note: draft.note, tags: draft.tags, source: draft.source,
            // A til before 0.4.0 sends no origin.
            origin: origin.flatMap(ThingOrigin.init(text:)) ?? .unnamedList,
            dateAdded: Date(milliseconds: added), dateSuspended: instant(suspended).map(Date.init(milliseconds:)))
    }

    /// Returns a draft, which checks the limits of a thing, or nil if a text exceeds them.
    private func draft(_ short: String, _ long: String) -> ThingDraft? {
        try? ThingDraft(
            short: short, long: long, note: note ?? "", tags: tags ?? tag.map { tag in [tag] } ?? [],
            source: source ?? "",
            spelling: .asIs)
    }

    /// The field of an `edit`, or nil if it is invalid.
    private var field: SyncField? {
        if hasTextField { return textField }
        if let origin { return ThingOrigin(text: origin).map { known in SyncField(SyncField.origin, known.text) } }
        if let instant = instant(suspended) { return SyncField("suspended", instant.unless(0)) }
        if let instant = instant(pardoned) { return SyncField("pardoned", instant.unless(0)) }
        return instant(removed).map { removed in SyncField("removed", removed.unless(0)) }
    }

    private var hasTextField: Bool { short != nil || long != nil || note != nil || source != nil || tag != nil }

    /// The field that is a text or a tag, or nil if it exceeds the limits of a thing.
    private var textField: SyncField? {
        // An edit has one field. Any acronym and meaning stand in for those of the thing.
        guard let draft = draft(short ?? "A", long ?? "A") else { return nil }
        if short != nil { return SyncField("short", draft.short) }
        if long != nil { return SyncField("long", draft.long) }
        if note != nil { return SyncField("note", draft.note) }
        if source != nil { return SyncField("source", draft.source) }
        return draft.tags.first.map { tag in SyncField("#" + tag, off == true ? nil : 1) }
    }

    private func review(_ id: UUID, _ thing: UUID?) -> Review? {
        guard let thing, let asked, let typed, let seconds, let limit, areShort(asked, typed) else { return nil }
        guard let direction = Direction(rawValue: direction ?? "meaning"),
            let verdict = verdict.flatMap(Verdict.init(rawValue:)),
            let grade = grade.flatMap(Grade.init(name:))
        else { return nil }
        guard let at = instant(at ?? milliseconds), let offset = Int(exactly: offset ?? 0),
            (-86_400...86_400).contains(offset), let day, (-1_000_000...10_000_000).contains(day)
        else { return nil }
        return Review(
            id: id, thingID: thing, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
            verdict: verdict, grade: grade, isScheduled: cram != true, date: Date(milliseconds: at),
            utcOffset: offset, studyDay: StudyDay(number: Int(day)))
    }

    /// Returns whether the texts of an answer are within the limits of a thing, whose characters have up to four bytes.
    private func areShort(_ asked: String, _ typed: String) -> Bool {
        asked.utf8.count <= 4 * ThingDraft.longLimit && typed.utf8.count <= 4 * ThingDraft.noteLimit
    }

    /// Returns an instant if a store can represent it, or nil otherwise.
    private func instant(_ milliseconds: Int64?) -> Int64? {
        milliseconds.flatMap { milliseconds in
            (-62_135_596_800_000...SyncStamp.greatestMilliseconds).contains(milliseconds) ? milliseconds : nil
        }
    }
}

extension Int64 {
    fileprivate func unless(_ usual: Int64) -> Int64? { self == usual ? nil : self }
}
