import Foundation

/// Makes an entry or a review of one JSON object.
struct JSONReader {
    private let decoder = JSONDecoder()

    /// Keys whose values are never the texts of a thing, whatever a table's header calls them.
    private static let otherKeys: Set = [
        "note", "tags", "id", "thing", "added", "source", "suspended", "seconds", "limit", "utcOffset", "scheduled", "grade",
    ]

    /// Returns what an object is; a rejection if it is none, or lacks what it must have.
    /// - Parameter unit: what the bytes are, as a rejection calls it.
    func item(_ line: Int, _ bytes: UnsafeBufferPointer<UInt8>, unit: String = "line") -> ImportItem {
        func rejected(_ reason: String) -> ImportItem { .rejected(line, reason, bytes) }
        guard bytes.first == 0x7B else {
            return rejected("The \(unit) is not a JSON object: '{' is expected at byte 1.")
        }
        let data = Data(buffer: bytes)
        let item: ImportItem
        do {
            let object = try decoder.decode(JSONObject.self, from: data)
            if let thing = object.thing {
                guard let id = IdentifierText.identifier(thing) else { return rejected(Self.wrongValue("thing")) }
                item = object.review(line, of: id)
            } else if object.short == nil || object.long == nil {
                // Another program's keys: looked at as a table's header would be.
                let texts = try decoder.decode([String: JSONObject.Text].self, from: data)
                item = object.record(line, texts.compactMapValues(\.text).filter { !Self.otherKeys.contains($0.key) })
            } else {
                item = object.record(line)
            }
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context)
        {
            guard let key = context.codingPath.first else { return rejected("The \(unit) is not a JSON object.") }
            return rejected(Self.wrongValue(key.stringValue))
        } catch {
            return rejected("The \(unit) is not a JSON object.")
        }
        if case .rejected(let rejection) = item { return rejected(rejection.reason) }
        return item
    }

    private static func wrongValue(_ key: String) -> String { "The value of '\(key)' is not what that key must have." }
}

/// A thing or a review as JSON has it.
private struct JSONObject: Decodable {
    var short: String?
    var long: String?
    var note: String?
    var tags: Tags?
    var id: String?
    var source: String?
    var added: Instant?
    var suspended: Instant?
    // A review's.
    var thing: String?
    var direction: Text?
    var asked: Text?
    var typed: Text?
    var verdict: Text?
    var grade: GradeValue?
    var at: Text?
    var studyDay: Text?
    var seconds: Double?
    var limit: Double?
    var utcOffset: Double?
    var scheduled: Bool?

    /// A text, or nothing if the value is of another kind.
    struct Text: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    /// A list of texts, or one text as a column of tags has it.
    struct Tags: Decodable {
        let tags: [String]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            tags = ThingDraft.tags(in: try (try? value.decode(String.self)).map { [$0] } ?? value.decode([String].self))
        }
    }

    /// RFC 3339, or seconds since 1970.
    struct Instant: Decodable {
        let date: Date

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let seconds = try? value.decode(Double.self) {
                date = Date(timeIntervalSince1970: seconds)
            } else if let date = InternetDate.date(from: try value.decode(String.self)) {
                self.date = date
            } else {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "no date")
            }
        }
    }

    /// The name of a grade, or its number.
    struct GradeValue: Decodable {
        let grade: Grade?

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            let named = (try? value.decode(String.self)).map(Grade.init(name:))
            grade = named ?? (try? value.decode(Int.self)).flatMap(Grade.init(rawValue:))
        }
    }

    /// - Parameter texts: all texts of the object, if it lacks the usual keys.
    func record(_ line: Int, _ texts: [String: String] = [:]) -> ImportItem {
        var record = ImportRecord(
            line: line, short: short ?? "", long: long ?? "", note: note ?? "", tags: tags?.tags ?? [],
            source: source ?? "", id: id.flatMap { IdentifierText.identifier($0) }, added: added?.date,
            suspended: suspended?.date)
        if short == nil || long == nil {
            let keys = texts.keys.sorted()
            guard let layout = ColumnLayout(header: keys) else {
                return .rejected(line, "The object has no 'short' or no 'long'.")
            }
            func cell(_ column: Int) -> String { texts[keys[column]] ?? "" }
            (record.short, record.long) = (cell(layout.short), cell(layout.long))
            if let column = layout.note, record.note.isEmpty { record.note = cell(column) }
        }
        return .checked(record)
    }

    func review(_ line: Int, of thing: UUID) -> ImportItem {
        let (seconds, limit, utcOffset) = (seconds ?? 0, limit ?? 0, utcOffset ?? 0)
        guard let grade = grade?.grade, let direction = direction?.text.flatMap(Direction.init(rawValue:)),
            let verdict = verdict?.text.flatMap(Verdict.init(rawValue:)),
            let at = at?.text.flatMap(InternetDate.date(from:)), let day = studyDay?.text.flatMap({ StudyDay($0) }),
            seconds >= 0, limit >= 0, abs(utcOffset) <= 86_400
        else {
            return .rejected(
                line, "The review lacks one of direction, verdict, grade, at and studyDay, or has a wrong one.")
        }
        // An earlier til wrote none.
        let id =
            id.flatMap { IdentifierText.identifier($0) }
            ?? ReviewIdentifier.make(
                thing: thing, milliseconds: at.milliseconds, direction: direction, grade: grade.rawValue)
        return .review(
            line: line,
            Review(
                id: id, thing: thing, direction: direction, asked: asked?.text ?? "", typed: typed?.text ?? "",
                seconds: seconds, limit: limit, verdict: verdict, grade: grade, isScheduled: scheduled ?? true, at: at,
                utcOffset: Int(utcOffset), studyDay: day))
    }
}
