import Foundation
import GRDB

/// A change of a store, as other devices apply it. The members are those of its line in a log.
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

    /// The number of the event among those of its device, from 1.
    package var number: Int64
    /// When it was made, and on which device.
    package var stamp: SyncStamp
    package var operation: Operation
    /// The thing, or the answer of a `review` or `withdraw`.
    package var id: UUID?
    /// The thing of a `review`; the one that stays of a `same`.
    package var thing: UUID?
    package var short, long, note, source, tag, name, value, direction, asked, typed, verdict, grade: String?
    package var tags: [String]?
    package var seconds, limit: Double?
    /// Instants in milliseconds since 1970; an `edit` to 0 clears the field. Those of the stamp are left out.
    package var added, suspended, removed, at, offset, day, placed: Int64?
    /// Whether the tag was removed, whether the answer does not count for the schedule, and whether it had been withdrawn.
    package var off, cram, again: Bool?
    /// The members of an event of another device that this one passes on.
    package var passedOn: String?

    package init(number: Int64, stamp: SyncStamp, operation: Operation) {
        (self.number, self.stamp, self.operation) = (number, stamp, operation)
    }

    /// A member of the JSON object.
    enum Member: Sendable {
        case id(WritableKeyPath<SyncEvent, UUID?> & Sendable)
        case text(WritableKeyPath<SyncEvent, String?> & Sendable)
        case texts(WritableKeyPath<SyncEvent, [String]?> & Sendable)
        case real(WritableKeyPath<SyncEvent, Double?> & Sendable)
        case integer(WritableKeyPath<SyncEvent, Int64?> & Sendable)
        case flag(WritableKeyPath<SyncEvent, Bool?> & Sendable)
    }

    /// The members after the head, in the order in which they are written.
    static let members: [(name: StaticString, member: Member)] = [
        ("i", .id(\.id)), ("thing", .id(\.thing)), ("short", .text(\.short)), ("long", .text(\.long)),
        ("note", .text(\.note)), ("source", .text(\.source)), ("tag", .text(\.tag)), ("off", .flag(\.off)),
        ("tags", .texts(\.tags)), ("name", .text(\.name)), ("value", .text(\.value)), ("added", .integer(\.added)),
        ("suspended", .integer(\.suspended)), ("removed", .integer(\.removed)), ("direction", .text(\.direction)),
        ("asked", .text(\.asked)), ("typed", .text(\.typed)), ("seconds", .real(\.seconds)), ("limit", .real(\.limit)),
        ("verdict", .text(\.verdict)), ("grade", .text(\.grade)), ("cram", .flag(\.cram)), ("at", .integer(\.at)),
        ("offset", .integer(\.offset)), ("day", .integer(\.day)), ("placed", .integer(\.placed)),
        ("again", .flag(\.again)),
    ]

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
        for (name, member) in Self.members {
            switch member {
            case .id(let path): if let value = self[keyPath: path] { object.add(name, value, into: &output) }
            case .text(let path): if let value = self[keyPath: path] { object.add(name, value, into: &output) }
            case .texts(let path): if let value = self[keyPath: path] { object.add(name, value, into: &output) }
            case .real(let path): if let value = self[keyPath: path] { object.add(name, value, into: &output) }
            case .integer(let path): if let value = self[keyPath: path] { object.add(name, value, into: &output) }
            case .flag(let path): if let value = self[keyPath: path] { object.add(name, value, into: &output) }
            }
        }
    }
}

/// A field of a thing, in which the last writer wins.
struct SyncField: Hashable {
    /// The column, or a tag with `#` before it.
    let name: String
    /// A text, an instant in milliseconds since 1970, true for a tag that the thing has, or null.
    let value: DatabaseValue

    /// The columns that are fields.
    static let columns = ["short", "long", "note", "source", "suspended", "removed"]

    init(_ name: String, _ value: (any DatabaseValueConvertible)?) {
        (self.name, self.value) = (name, value?.databaseValue ?? .null)
    }

    /// The tag, or nil for a column.
    var tag: String? { name.hasPrefix("#") ? String(name.dropFirst()) : nil }

    /// Decides between two values with the same stamp, which only copies of one store can have.
    var rank: String { String.fromDatabaseValue(value) ?? Int64.fromDatabaseValue(value).map { "\($0)" } ?? "" }
}

/// What an event says, as the values of a store. Whatever cannot be is nil.
extension SyncEvent {
    /// The thing of a `thing`.
    var newThing: Thing? {
        get {
            guard let id, let added = Self.instant(added ?? stamp.milliseconds),
                let draft = try? ThingDraft(
                    short: short ?? "", long: long ?? "", note: note ?? "", tags: tags ?? [], source: source ?? "",
                    spelling: .asIs)
            else { return nil }
            return Thing(
                id: id, short: draft.short, long: draft.long, note: draft.note, tags: draft.tags, source: draft.source,
                added: Date(milliseconds: added), suspended: Self.instant(suspended).map(Date.init(milliseconds:)))
        }
        set {
            (id, short, long) = (newValue?.id, newValue?.short, newValue?.long)
            (note, source, tags) = (newValue?.note.nonEmpty, newValue?.source.nonEmpty, newValue?.tags.nonEmpty)
            added = newValue?.added.milliseconds.unless(stamp.milliseconds)
            suspended = newValue?.suspended?.milliseconds
        }
    }

    /// When the thing of a `thing` was removed.
    var removal: Int64? { Self.instant(removed) }

    /// The field of an `edit`.
    var field: SyncField? {
        get {
            // The one rule of what a thing may be.
            guard
                let draft = try? ThingDraft(
                    short: short ?? "A", long: long ?? "a", note: note ?? "", tags: tag.map { [$0] } ?? [],
                    source: source ?? "", spelling: .asIs)
            else { return nil }
            if short != nil { return SyncField("short", draft.short) }
            if long != nil { return SyncField("long", draft.long) }
            if note != nil { return SyncField("note", draft.note) }
            if source != nil { return SyncField("source", draft.source) }
            if tag != nil { return draft.tags.first.map { SyncField("#" + $0, off == true ? nil : 1) } }
            if suspended != nil { return Self.instant(suspended).map { SyncField("suspended", $0.unless(0)) } }
            return Self.instant(removed).map { SyncField("removed", $0.unless(0)) }
        }
        set {
            guard let newValue else { return }
            let text = String.fromDatabaseValue(newValue.value)
            let instant = Int64.fromDatabaseValue(newValue.value) ?? 0
            switch newValue.name {
            case "short": short = text
            case "long": long = text
            case "note": note = text
            case "source": source = text
            case "suspended": suspended = instant
            case "removed": removed = instant
            default: (tag, off) = (newValue.tag, newValue.value.isNull ? true : nil)
            }
        }
    }

    /// The answer of a `review`.
    var answer: Review? {
        get {
            guard let id, let thing, let direction = Direction(rawValue: direction ?? Direction.meaning.rawValue),
                let asked, asked.utf8.count <= 4 * ThingDraft.longLimit,
                let typed, typed.utf8.count <= 4 * ThingDraft.noteLimit, let seconds, let limit,
                let verdict = verdict.flatMap(Verdict.init(rawValue:)), let grade = grade.flatMap(Grade.init(name:)),
                let at = Self.instant(at ?? stamp.milliseconds), (-86_400...86_400).contains(offset ?? 0),
                let day, (-1_000_000...10_000_000).contains(day)
            else { return nil }
            return Review(
                id: id, thing: thing, direction: direction, asked: asked, typed: typed, seconds: seconds, limit: limit,
                verdict: verdict, grade: grade, isScheduled: cram != true, at: Date(milliseconds: at),
                utcOffset: Int(offset ?? 0), studyDay: StudyDay(number: Int(day)))
        }
        set {
            guard let newValue else { return }
            (id, thing, asked, typed) = (newValue.id, newValue.thing, newValue.asked, newValue.typed)
            direction = newValue.direction == .meaning ? nil : newValue.direction.rawValue
            (seconds, limit) = (newValue.seconds, newValue.limit)
            (verdict, grade) = (newValue.verdict.rawValue, newValue.grade.name)
            cram = newValue.isScheduled ? nil : true
            at = newValue.at.milliseconds.unless(stamp.milliseconds)
            offset = Int64(newValue.utcOffset).unless(0)
            day = Int64(newValue.studyDay.number)
        }
    }

    /// The place of an answer among those of its thing.
    var place: Int64 {
        let at = at ?? stamp.milliseconds
        return max(at, Self.instant(placed) ?? at)
    }

    /// Whether it says what can be.
    var isPossible: Bool {
        switch operation {
        case .thing: newThing != nil
        case .edit: id != nil && field != nil
        case .review: answer != nil
        case .withdraw: id != nil
        case .setting: name != nil
        case .same: id != nil && thing != nil
        }
    }

    /// An instant that a store can hold.
    private static func instant(_ milliseconds: Int64?) -> Int64? {
        milliseconds.flatMap { (-62_135_596_800_000...SyncStamp.greatestMilliseconds).contains($0) ? $0 : nil }
    }
}

extension Int64 {
    fileprivate func unless(_ usual: Int64) -> Int64? { self == usual ? nil : self }
}

extension Collection {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
