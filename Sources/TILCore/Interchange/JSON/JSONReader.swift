import Foundation
import TILText

/// A reader of an entry or a review in a JSON object.
struct JSONReader {
    private let decoder = JSONDecoder()

    /// Keys whose values are never texts of a thing, although a table's header may use them.
    private static let otherKeys: Set = [
        "note", "tags", "id", "thing", "added", "source", "origin", "contexts", "suspended", "seconds", "limit",
        "utcOffset", "scheduled", "grade",
    ]

    /// Returns the item in an object, or a rejection if the bytes are not an object or a required key is missing.
    /// - Parameter unit: the word for the bytes in a rejection.
    func item(_ line: Int, _ bytes: UnsafeBufferPointer<UInt8>, unit: String = "line") -> ImportItem {
        guard bytes.first == "{" else {
            return .rejected(line, "The \(unit) is not a JSON object: '{' is expected at byte 1.", bytes)
        }
        do {
            let item = try item(line, Data(buffer: bytes))
            guard case .rejected(let rejection) = item else { return item }
            return .rejected(line, rejection.reason, bytes)
        } catch {
            return .rejected(line, Self.reason(error) ?? "The \(unit) is not a JSON object.", bytes)
        }
    }

    /// Returns the key whose value cannot be decoded, in a sentence, or nil if the error is about the whole object.
    private static func reason(_ error: any Error) -> String? {
        let context: DecodingError.Context
        switch error {
        case DecodingError.typeMismatch(_, let place): context = place
        case DecodingError.valueNotFound(_, let place): context = place
        case DecodingError.dataCorrupted(let place): context = place
        default: return nil
        }
        return context.codingPath.first.map { key in "The value of '\(key.stringValue)' has the wrong type." }
    }

    private func item(_ line: Int, _ data: Data) throws -> ImportItem {
        let object = try decoder.decode(JSONObject.self, from: data)
        if let thing = object.thing { return object.review(line, of: thing.id) }
        if object.short != nil, object.long != nil { return object.record(line) }
        // If the usual keys are missing, read the keys like a table's header.
        let texts = try decoder.decode([String: Lenient<String>].self, from: data)
        return object.record(
            line, texts.compactMapValues(\.value).filter { value in !Self.otherKeys.contains(value.key) })
    }
}

/// A value, or nil if the JSON has another type.
private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? decoder.singleValueContainer().decode(Value.self)
    }
}

/// A thing or a review as JSON.
private struct JSONObject: Decodable {
    var short: String?
    var long: String?
    var note: String?
    var tags: Tags?
    var id: String?
    var source: String?
    var origin: Lenient<String>?
    var contexts: Lenient<[String]>?
    var added: Instant?
    var suspended: Instant?
    // The keys of a review.
    var thing: Identifier?
    var direction: Lenient<Direction>?
    var asked: Lenient<String>?
    var typed: Lenient<String>?
    var verdict: Lenient<Verdict>?
    var grade: GradeValue?
    var at: Lenient<Instant>?
    var studyDay: Lenient<StudyDay>?
    var seconds: Double?
    var limit: Double?
    var utcOffset: Double?
    var scheduled: Bool?

    struct Identifier: Decodable {
        let id: UUID

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            guard let id = IdentifierText.identifier(try value.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "")
            }
            self.id = id
        }
    }

    /// A list of tags, or one text in the format of a tags column.
    struct Tags: Decodable {
        let tags: [String]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                tags = ThingDraft.tags(in: [text])
            } else {
                tags = ThingDraft.tags(in: try value.decode([String].self))
            }
        }
    }

    /// An instant in RFC 3339, or in seconds since 1970.
    struct Instant: Decodable {
        let date: Date

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let seconds = try? value.decode(Double.self) {
                date = Date(timeIntervalSince1970: seconds)
            } else if let date = InternetDate.date(from: try value.decode(String.self)) {
                self.date = date
            } else {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "")
            }
        }
    }

    /// A grade by its name or number.
    struct GradeValue: Decodable {
        let grade: Grade?

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let name = try? value.decode(String.self) {
                grade = Grade(name: name)
            } else {
                grade = try? value.decode(Grade.self)
            }
        }
    }

    /// - Parameter texts: all texts of the object, if it lacks the usual keys.
    func record(_ line: Int, _ texts: [String: String] = [:]) -> ImportItem {
        var record = ImportRecord(
            line: line, short: short ?? "", long: long ?? "", note: note ?? "", tags: tags?.tags ?? [],
            source: source ?? "", id: id.flatMap { id in IdentifierText.identifier(id) }, dateAdded: added?.date,
            dateSuspended: suspended?.date)
        // The origin of another program's object means something else.
        if record.id != nil {
            record.origin = origin?.value.flatMap(ThingOrigin.init(text:))
            record.contexts = contexts?.value ?? []
        }
        if short == nil || long == nil {
            let keys = texts.keys.sorted()
            guard let layout = ColumnLayout(header: keys) else {
                return .rejected(line, "The object lacks 'short' or 'long'.")
            }
            func cell(_ column: Int) -> String { texts[keys[column]] ?? "" }
            record.short = cell(layout.short)
            record.long = cell(layout.long)
            if let column = layout.note, record.note.isEmpty { record.note = cell(column) }
        }
        return .checked(record)
    }

    func review(_ line: Int, of thing: UUID) -> ImportItem {
        let seconds = seconds ?? 0
        let limit = limit ?? 0
        let utcOffset = utcOffset ?? 0
        let secondsOfDay = 86_400.0
        let areInRange = seconds >= 0 && limit >= 0 && abs(utcOffset) <= secondsOfDay
        guard areInRange, let grade = grade?.grade, let direction = direction?.value, let verdict = verdict?.value,
            let at = at?.value?.date, let day = studyDay?.value
        else {
            return .rejected(
                line, "The review needs valid values of direction, verdict, grade, at and studyDay.")
        }
        // Older versions of til wrote reviews without an ID.
        let id =
            id.flatMap { id in IdentifierText.identifier(id) }
            ?? ReviewIdentifier.make(
                thing: thing, milliseconds: at.milliseconds, direction: direction, grade: grade.rawValue)
        return .review(
            line: line,
            Review(
                id: id, thingID: thing, direction: direction, asked: asked?.value ?? "", typed: typed?.value ?? "",
                seconds: seconds, limit: limit, verdict: verdict, grade: grade, isScheduled: scheduled ?? true,
                date: at, utcOffset: Int(utcOffset), studyDay: day))
    }
}
