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
        object.add("n", number, into: &output)
        func begin(_ name: String, _ identifier: UUID? = nil) {
            object.add("t", stamp.milliseconds, into: &output)
            if stamp.counter > 0 { object.add("c", stamp.counter, into: &output) }
            object.add("o", name, into: &output)
            if let identifier { object.add("i", identifier, into: &output) }
        }
        switch operation {
        case .thing(let thing, let removed):
            begin("thing", thing.id)
            object.add("short", thing.short, into: &output)
            object.add("long", thing.long, into: &output)
            if !thing.note.isEmpty { object.add("note", thing.note, into: &output) }
            if !thing.source.isEmpty { object.add("source", thing.source, into: &output) }
            if !thing.tags.isEmpty { object.add("tags", thing.tags, into: &output) }
            add("added", thing.added.milliseconds, to: &object, into: &output)
            if let suspended = thing.suspended {
                object.add("suspended", suspended.milliseconds, into: &output)
            }
            if let removed { object.add("removed", removed, into: &output) }
        case .edit(let id, let field):
            begin("edit", id)
            switch field {
            case .short(let text): object.add("short", text, into: &output)
            case .long(let text): object.add("long", text, into: &output)
            case .note(let text): object.add("note", text, into: &output)
            case .source(let text): object.add("source", text, into: &output)
            case .suspended(let instant): object.add("suspended", instant ?? 0, into: &output)
            case .removed(let instant): object.add("removed", instant ?? 0, into: &output)
            case .tag(let name, let isOn):
                object.add("tag", name, into: &output)
                if !isOn { object.add("off", true, into: &output) }
            }
        case .review(let review, let placed, let isAgain):
            begin("review", review.id)
            object.add("thing", review.thing, into: &output)
            if review.direction != .meaning { object.add("direction", review.direction.rawValue, into: &output) }
            object.add(outcomeOf: review, into: &output)
            if !review.isScheduled { object.add("cram", true, into: &output) }
            add("at", review.at.milliseconds, to: &object, into: &output)
            if review.utcOffset != 0 { object.add("offset", Int64(review.utcOffset), into: &output) }
            object.add("day", Int64(review.studyDay.number), into: &output)
            if placed != review.at.milliseconds { object.add("placed", placed, into: &output) }
            if isAgain { object.add("again", true, into: &output) }
        case .withdraw(let id):
            begin("withdraw", id)
        case .setting(let name, let value):
            begin("setting")
            object.add("name", name, into: &output)
            if let value { object.add("value", value, into: &output) }
        case .same(let other, let thing):
            begin("same", other)
            object.add("thing", thing, into: &output)
        case .kept(let members): output.append(contentsOf: members.utf8)
        }
    }

    /// The members of a line's object behind the number, without the hash of a log; nil for what is no such line.
    static func members(ofLine line: String, device: String, number: Int64) -> Substring? {
        let head = "{\"d\":\"\(device)\",\"n\":\(number)"
        guard line.hasPrefix(head + ","), line.hasSuffix("}") else { return nil }
        let members = line.dropFirst(head.count)
        let hash = members.range(of: ",\"h\":\"", options: .backwards)
        return members[..<(hash?.lowerBound ?? members.index(before: members.endIndex))]
    }

    /// Adds an instant, unless it is that of the stamp, as it nearly always is.
    private func add(
        _ key: StaticString, _ milliseconds: Int64, to object: inout JSONWriter, into output: inout [UInt8]
    ) {
        if milliseconds != stamp.milliseconds { object.add(key, milliseconds, into: &output) }
    }

    /// What the JSON object of a line says.
    /// - Parameters:
    ///   - bytes: the object.
    ///   - device: the device whose log it stands in.
    ///   - number: the number that it has to have.
    package static func read(_ bytes: UnsafeBufferPointer<UInt8>, device: String, number: Int64) -> Reading {
        var members = SyncEventMembers()
        do {
            var scanner = JSONScanner(bytes)
            try members.read(&scanner)
        } catch {
            return .refused(number: number, reason: "it is no JSON object (\(error.expected) was expected)")
        }
        guard members.device == device, members.number == number else {
            return .refused(number: number, reason: "it is of another device, or has another number")
        }
        guard let milliseconds = members.milliseconds, (0...SyncStamp.greatestMilliseconds).contains(milliseconds),
            let counter = members.counter, (0..<(1 << SyncStamp.counterBits)).contains(counter)
        else { return .refused(number: number, reason: "it does not say when it was made") }
        guard let name = members.operation else { return .refused(number: number, reason: "it says nothing") }
        guard SyncEventMembers.operations.contains(name) else { return .unknown(number: number) }
        guard let operation = members.event(name) else {
            // A field, or an outcome of an answer, that a newer til has.
            if members.isOfNewer { return .unknown(number: number) }
            return .refused(number: number, reason: "what it says of its \(name == "same" ? "things" : name) cannot be")
        }
        let stamp = SyncStamp(milliseconds: milliseconds, counter: counter, device: device)
        return .event(SyncEvent(number: number, stamp: stamp, operation: operation))
    }
}
