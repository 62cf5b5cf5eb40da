import Foundation

/// Makes an entry or a review of one JSON object.
struct JSONEntry {
    private var short: String?
    private var long: String?
    private var note = ""
    private var tags: [String] = []
    private var id: UUID?
    private var source = ""
    private var added: Date?
    private var suspended: Date?
    // A review's.
    private var thing: UUID?
    private var direction: String?
    private var asked: String?
    private var typed: String?
    private var verdict: String?
    private var at: String?
    private var studyDay: String?
    /// The texts under all other keys.
    private var texts: [String: String] = [:]
    private var seconds = 0.0
    private var limit = 0.0
    private var utcOffset = 0.0
    private var isScheduled = true
    private var grade: Grade?
    private var wrongKey: String?

    /// What an object is; a rejection where it is none, or lacks what it must have.
    /// - Parameter unit: what the bytes are all of, as a rejection calls it.
    static func item(_ line: Int, _ bytes: UnsafeBufferPointer<UInt8>, unit: String = "line") -> ImportItem {
        var scanner = JSONScanner(bytes)
        var entry = JSONEntry()
        do throws(JSONScanner.Failure) {
            try entry.read(&scanner, unit)
        } catch {
            return .rejected(
                line, "The \(unit) is not a JSON object: \(error.expected) is expected at byte \(error.offset + 1).",
                bytes)
        }
        if let key = entry.wrongKey {
            return .rejected(line, "The value of '\(key)' is not what that key must have.", bytes)
        }
        let item = entry.thing == nil ? entry.record(line) : entry.review(line)
        guard case .rejected(let rejection) = item else { return item }
        return .rejected(line, rejection.reason, bytes)
    }

    private mutating func read(_ scanner: inout JSONScanner, _ unit: String) throws(JSONScanner.Failure) {
        try scanner.expect(0x7B)
        if !scanner.take(0x7D) {
            repeat {
                let key = try scanner.string()
                try scanner.expect(0x3A)
                if scanner.takeNull() { continue }
                try read(key, &scanner)
            } while scanner.take(0x2C)
            try scanner.expect(0x7D)
        }
        if scanner.peek() != nil { throw scanner.failure("the end of the \(unit)") }
    }

    private mutating func read(_ key: String, _ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
        switch key {
        case "short": short = try text(key, &scanner)
        case "long": long = try text(key, &scanner)
        case "note": note = try text(key, &scanner) ?? ""
        case "tags": tags = try list(&scanner)
        case "id": id = try text(key, &scanner).flatMap { IdentifierText.identifier($0) }
        case "thing":
            thing = try text(key, &scanner).flatMap { IdentifierText.identifier($0) }
            if thing == nil { wrongKey = key }
        case "added":
            added = try date(key, &scanner)
        case "source": source = try text(key, &scanner) ?? ""
        case "suspended": suspended = try date(key, &scanner)
        case "seconds": seconds = try number(key, &scanner)
        case "limit": limit = try number(key, &scanner)
        case "utcOffset": utcOffset = try number(key, &scanner)
        case "scheduled": isScheduled = try scanner.bool()
        case "grade":
            if scanner.peek() == 0x22 {
                grade = Grade(name: try scanner.string())
            } else {
                grade = Grade(rawValue: Int(exactly: try scanner.number()) ?? 0)
            }
        case "direction": direction = try optionalText(&scanner)
        case "asked": asked = try optionalText(&scanner)
        case "typed": typed = try optionalText(&scanner)
        case "verdict": verdict = try optionalText(&scanner)
        case "at": at = try optionalText(&scanner)
        case "studyDay": studyDay = try optionalText(&scanner)
        default:
            if let text = try optionalText(&scanner), texts.count < FieldSplitter.mostColumns { texts[key] = text }
        }
    }

    /// A text; nil for a value of another kind, which is passed over.
    private func optionalText(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> String? {
        if scanner.peek() == 0x22 { return try scanner.string() }
        try scanner.skip()
        return nil
    }

    private mutating func text(_ key: String, _ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> String? {
        if scanner.peek() == 0x22 { return try scanner.string() }
        wrongKey = key
        try scanner.skip()
        return nil
    }

    private mutating func number(_ key: String, _ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> Double {
        guard let byte = scanner.peek(), byte == 0x2D || (0x30...0x39).contains(byte) else {
            wrongKey = key
            try scanner.skip()
            return 0
        }
        return try scanner.number()
    }

    /// A list of texts, or one text as a column of tags has it.
    private mutating func list(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> [String] {
        if scanner.peek() == 0x22 { return ThingDraft.tags(in: [try scanner.string()]) }
        guard scanner.take(0x5B) else {
            wrongKey = "tags"
            try scanner.skip()
            return []
        }
        if scanner.take(0x5D) { return [] }
        var tags: [String] = []
        repeat {
            tags.append(try scanner.string())
        } while scanner.take(0x2C)
        try scanner.expect(0x5D)
        return ThingDraft.tags(in: tags)
    }

    /// RFC 3339, or seconds since 1970.
    private mutating func date(_ key: String, _ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> Date? {
        if scanner.peek() != 0x22 { return Date(timeIntervalSince1970: try number(key, &scanner)) }
        let date = InternetDate.date(from: try scanner.string())
        if date == nil { wrongKey = key }
        return date
    }

    private func record(_ line: Int) -> ImportItem {
        var record = ImportRecord(
            line: line, short: short ?? "", long: long ?? "", note: note, tags: tags, source: source, id: id,
            added: added,
            suspended: suspended)
        if short == nil || long == nil {
            // Another program's keys: looked at as a table's header would be.
            var cells = texts
            if let short { cells["short"] = short }
            if let long { cells["long"] = long }
            let others = [
                "direction": direction, "asked": asked, "typed": typed, "verdict": verdict, "at": at,
                "studyDay": studyDay,
            ]
            cells.merge(others.compactMapValues(\.self)) { $1 }
            let keys = cells.keys.sorted()
            guard let layout = ColumnLayout(header: keys) else {
                return .rejected(line, "The object has no 'short' or no 'long'.")
            }
            record.short = cells[keys[layout.short]] ?? ""
            record.long = cells[keys[layout.long]] ?? ""
            if let column = layout.note, note.isEmpty { record.note = cells[keys[column]] ?? "" }
        }
        return .checked(record)
    }

    private func review(_ line: Int) -> ImportItem {
        guard let thing, let grade, let direction = direction.flatMap(Direction.init(rawValue:)),
            let verdict = verdict.flatMap(Verdict.init(rawValue:)),
            let at = at.flatMap(InternetDate.date(from:)),
            let day = studyDay.flatMap({ StudyDay($0) }),
            seconds >= 0, limit >= 0, abs(utcOffset) <= 86_400
        else {
            return .rejected(
                line, "The review lacks one of direction, verdict, grade, at and studyDay, or has a wrong one.")
        }
        // An earlier til wrote none.
        let id =
            id
            ?? ReviewIdentifier.make(
                thing: thing, milliseconds: at.milliseconds, direction: direction, grade: grade.rawValue)
        return .review(
            line: line,
            Review(
                id: id, thing: thing, direction: direction, asked: asked ?? "", typed: typed ?? "",
                seconds: seconds, limit: limit, verdict: verdict, grade: grade, isScheduled: isScheduled, at: at,
                utcOffset: Int(utcOffset), studyDay: day))
    }
}
