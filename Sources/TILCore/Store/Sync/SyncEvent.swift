import Foundation
import GRDB

/// A change of a store, as other devices apply it: a flat object of JSON on a line of a log.
package struct SyncEvent: Hashable, Sendable {
    /// The kinds of changes.
    package enum Operation: String, Hashable, Sendable {
        /// A thing as it was when other devices first heard of it.
        case thing
        /// A field of a thing was written.
        case edit
        /// A question was answered.
        case review
        /// An answer was taken back.
        case withdraw
        /// A setting of learning was changed; without a value it is that of a new store.
        case setting
        /// A thing is another one, which was added on two devices.
        case same
    }

    /// The value of a member.
    package enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)
        case flag(Bool)
        case texts([String])
        /// Any other value, which no til writes.
        case other
    }

    /// The number of the event among those of its device, from 1.
    package var number: Int64
    /// When it was made, and on which device.
    package var stamp: SyncStamp
    package var operation: Operation
    /// What it says.
    package var members: [String: Value] = [:]
    /// The members of an event of another device that this one passes on, as text.
    package var passedOn: String?

    package init(number: Int64, stamp: SyncStamp, operation: Operation) {
        (self.number, self.stamp, self.operation) = (number, stamp, operation)
    }

    /// The members that til knows, in the order in which they are written. `i` is the ID of the thing, or of the answer of a
    /// `review` or `withdraw`; `thing` is the thing of a `review`, and the one that stays of a `same`. Instants are
    /// milliseconds since 1970, those of the stamp are left out, and an `edit` to 0 clears the field.
    static let known: [(key: StaticString, name: String)] =
        ([
            "i", "thing", "short", "long", "note", "source", "tag", "off", "tags", "name", "value", "added",
            "suspended",
            "removed", "direction", "asked", "typed", "seconds", "limit", "verdict", "grade", "cram", "at", "offset",
            "day",
            "placed", "again",
        ] as [StaticString]).map { ($0, "\($0)") }

    /// Appends the JSON object without its closing brace.
    package func write(into output: inout [UInt8]) {
        var object = JSONWriter(&output)
        object.add("d", stamp.device, into: &output)
        object.add("n", number, into: &output)
        if let passedOn {
            output += passedOn.utf8
            return
        }
        object.add("t", stamp.milliseconds, into: &output)
        if stamp.counter > 0 { object.add("c", stamp.counter, into: &output) }
        object.add("o", operation.rawValue, into: &output)
        for (key, name) in Self.known {
            switch members[name] {
            case .text(let text): object.add(key, text, into: &output)
            case .number(let number): object.add(key, number, into: &output)
            case .flag(let flag): object.add(key, flag, into: &output)
            case .texts(let texts): object.add(key, texts, into: &output)
            case .other, nil: break
            }
        }
    }

    package subscript(_ name: String) -> String? {
        get { if case .text(let text)? = members[name] { text } else { nil } }
        set { members[name] = newValue.map { .text($0) } }
    }

    package subscript(id name: String) -> UUID? {
        get { self[name].flatMap(UUID.init(uuidString:)) }
        set { self[name] = newValue?.uuidString.lowercased() }
    }

    subscript(real name: String) -> Double? {
        get { if case .number(let number)? = members[name] { number } else { nil } }
        set { members[name] = newValue.map { .number($0) } }
    }

    package subscript(integer name: String) -> Int64? {
        get { self[real: name].map { Int64(exactly: $0) ?? .min } }
        set { self[real: name] = newValue.map { Double($0) } }
    }

    subscript(flag name: String) -> Bool {
        get { members[name] == .flag(true) }
        set { members[name] = newValue ? .flag(true) : nil }
    }
}

/// A field of a thing, in which the last writer wins.
struct SyncField: Hashable {
    /// The column, or a tag with `#` before it.
    let name: String
    /// A text, an instant in milliseconds since 1970, 1 for a tag that the thing has, or null.
    let value: DatabaseValue

    /// The columns that are fields.
    static let columns = ["short", "long", "note", "source", "suspended", "removed"]

    init(_ name: String, _ value: (any DatabaseValueConvertible)?) {
        (self.name, self.value) = (name, value?.databaseValue ?? .null)
    }

    /// The tag, or nil for a column.
    var tag: String? { name.hasPrefix("#") ? String(name.dropFirst()) : nil }

    /// Decides between two values with the same stamp, which only copies of one store can have.
    var rank: String { text ?? Int64.fromDatabaseValue(value).map { "\($0)" } ?? "" }

    var text: String? { String.fromDatabaseValue(value) }
}

/// What an event says, as the values of a store: nil for what cannot be.
extension SyncEvent {
    /// The thing, the answer, or the one of two things that goes.
    var id: UUID? { self[id: "i"] }

    /// The thing of a `thing`.
    var newThing: Thing? {
        guard let id, let added = Self.instant(self[integer: "added"] ?? stamp.milliseconds), let draft
        else { return nil }
        return Thing(
            id: id, short: draft.short, long: draft.long, note: draft.note, tags: draft.tags,
            source: draft.source,
            added: Date(milliseconds: added),
            suspended: Self.instant(self[integer: "suspended"]).map(Date.init(milliseconds:)))
    }

    /// When the thing of a `thing` was removed.
    var removal: Int64? { Self.instant(self[integer: "removed"]) }

    /// The field of an `edit`.
    var field: SyncField? {
        for name in SyncField.columns {
            if let instant = Self.instant(self[integer: name]) { return SyncField(name, instant.unless(0)) }
            guard self[name] != nil, let draft else { continue }
            let texts = [draft.short, draft.long, draft.note, draft.source]
            return zip(SyncField.columns, texts).first { $0.0 == name }.map { SyncField(name, $0.1) }
        }
        return self["tag"].flatMap { _ in draft?.tags.first }.map { SyncField("#" + $0, self[flag: "off"] ? nil : 1) }
    }

    /// The one rule of what a thing may be; an `edit` says only a part of one.
    private var draft: ThingDraft? {
        var tags = self["tag"].map { [$0] } ?? []
        if case .texts(let texts)? = members["tags"] { tags = texts }
        let other = operation == .edit ? "A" : ""
        return try? ThingDraft(
            short: self["short"] ?? other, long: self["long"] ?? other, note: self["note"] ?? "", tags: tags,
            source: self["source"] ?? "", spelling: .asIs)
    }

    /// The answer of a `review`.
    var answer: Review? {
        guard let id, let thing = self[id: "thing"],
            let direction = Direction(rawValue: self["direction"] ?? Direction.meaning.rawValue),
            let asked = self["asked"], asked.utf8.count <= 4 * ThingDraft.longLimit,
            let typed = self["typed"], typed.utf8.count <= 4 * ThingDraft.noteLimit,
            let seconds = self[real: "seconds"], let limit = self[real: "limit"],
            let verdict = self["verdict"].flatMap(Verdict.init(rawValue:)),
            let grade = self["grade"].flatMap(Grade.init(name:)), let at = Self.instant(time),
            let offset = Int(exactly: self[integer: "offset"] ?? 0), (-86_400...86_400).contains(offset),
            let day = self[integer: "day"], (-1_000_000...10_000_000).contains(day)
        else { return nil }
        return Review(
            id: id, thing: thing, direction: direction, asked: asked, typed: typed, seconds: seconds,
            limit: limit,
            verdict: verdict, grade: grade, isScheduled: !self[flag: "cram"], at: Date(milliseconds: at),
            utcOffset: offset, studyDay: StudyDay(number: Int(day)))
    }

    private var time: Int64 { self[integer: "at"] ?? stamp.milliseconds }

    /// The place of an answer among those of its thing.
    var place: Int64 { max(time, Self.instant(self[integer: "placed"]) ?? time) }

    /// Whether it says what can be.
    var isPossible: Bool {
        switch operation {
        case .thing: newThing != nil
        case .edit: id != nil && field != nil
        case .review: answer != nil
        case .withdraw: id != nil
        case .setting: self["name"] != nil
        case .same: id != nil && self[id: "thing"] != nil
        }
    }

    /// An instant that a store can hold.
    private static func instant(_ milliseconds: Int64?) -> Int64? {
        milliseconds.flatMap {
            (-62_135_596_800_000...SyncStamp.greatestMilliseconds).contains($0) ? $0 : nil
        }
    }

    // MARK: Making

    /// Takes a thing.
    mutating func set(_ thing: Thing, removed: Int64?) {
        self[id: "i"] = thing.id
        (self["short"], self["long"]) = (thing.short, thing.long)
        (self["note"], self["source"]) = (
            thing.note.isEmpty ? nil : thing.note, thing.source.isEmpty ? nil : thing.source
        )
        if !thing.tags.isEmpty { members["tags"] = .texts(thing.tags) }
        self[integer: "added"] = thing.added.milliseconds.unless(stamp.milliseconds)
        (self[integer: "suspended"], self[integer: "removed"]) = (
            thing.suspended?.milliseconds, removed
        )
    }

    /// Takes a field of a thing.
    mutating func set(_ field: SyncField, of thing: UUID) {
        self[id: "i"] = thing
        if let tag = field.tag {
            (self["tag"], self[flag: "off"]) = (tag, field.value.isNull)
        } else if let text = field.text {
            self[field.name] = text
        } else {
            self[integer: field.name] = Int64.fromDatabaseValue(field.value) ?? 0
        }
    }

    /// Takes an answer.
    mutating func set(_ answer: Review, placed: Int64, isAgain: Bool) {
        (self[id: "i"], self[id: "thing"]) = (answer.id, answer.thing)
        self["direction"] = answer.direction == .meaning ? nil : answer.direction.rawValue
        (self["asked"], self["typed"]) = (answer.asked, answer.typed)
        (self[real: "seconds"], self[real: "limit"]) = (answer.seconds, answer.limit)
        (self["verdict"], self["grade"]) = (answer.verdict.rawValue, answer.grade.name)
        (self[flag: "cram"], self[flag: "again"]) = (!answer.isScheduled, isAgain)
        let at = answer.at.milliseconds
        (self[integer: "at"], self[integer: "placed"]) = (
            at.unless(stamp.milliseconds), placed.unless(at)
        )
        self[integer: "offset"] = Int64(answer.utcOffset).unless(0)
        self[integer: "day"] = Int64(answer.studyDay.number)
    }
}

extension Int64 {
    fileprivate func unless(_ usual: Int64) -> Int64? { self == usual ? nil : self }
}
