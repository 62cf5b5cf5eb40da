import Foundation

/// One acronym with one meaning.
///
/// Two meanings of an acronym are two things; the same ``short`` with the same ``long`` is one. The store enforces
/// this. A `Thing` is a plain value and checks nothing.
public struct Thing: Identifiable, Hashable, Sendable, Codable {
    /// The identifier of the thing, which an edit never changes.
    public let id: UUID
    /// The acronym, as it is shown: `FTW`.
    public var short: String
    /// The meaning of the acronym: `For the Win`.
    public var long: String
    /// A note on the thing, or the empty text.
    public var note: String
    /// The tags, sorted and without repeats.
    public var tags: [String]
    /// The source in which the thing was found, such as `RFC 9110` or `paper.md line 12`, or the empty text.
    public var source: String
    /// The instant at which the thing was captured.
    public internal(set) var added: Date
    /// The instant at which the thing was suspended; nil if it is not suspended.
    public var suspended: Date?

    /// Whether the thing is suspended, so that no quiz asks it.
    public var isSuspended: Bool { suspended != nil }

    /// Creates a thing. Tags are sorted and repeats among them dropped.
    ///
    /// To add a thing to a store, use `add(_:at:)`. The defaults are for previews and tests, where
    /// `Thing(short: "FTW", long: "For the Win")` is enough.
    /// - Parameters:
    ///   - id: the identifier; a new one by default.
    ///   - short: the acronym.
    ///   - long: the meaning.
    ///   - note: the note, or the empty text.
    ///   - tags: the tags, in any order.
    ///   - source: the source in which the thing was found, or the empty text.
    ///   - added: the instant at which the thing was captured; the start of 1970 by default.
    ///   - suspended: the instant at which the thing was suspended; nil if it is not suspended.
    public init(
        id: UUID = UUID(), short: String, long: String, note: String = "", tags: [String] = [],
        source: String = "", added: Date = Date(timeIntervalSince1970: 0), suspended: Date? = nil
    ) {
        self.id = id
        self.short = short
        self.long = long
        self.note = note
        self.tags = Self.sorted(tags)
        self.source = source
        self.added = added
        self.suspended = suspended
    }

    /// Reads a thing. The source may be missing, since earlier versions of til did not write it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(UUID.self, forKey: .id), short: try values.decode(String.self, forKey: .short),
            long: try values.decode(String.self, forKey: .long), note: try values.decode(String.self, forKey: .note),
            tags: try values.decode([String].self, forKey: .tags),
            source: try values.decodeIfPresent(String.self, forKey: .source) ?? "",
            added: try values.decode(Date.self, forKey: .added),
            suspended: try values.decodeIfPresent(Date.self, forKey: .suspended))
    }

    /// Returns tags sorted and without repeats.
    static func sorted(_ tags: [String]) -> [String] {
        if tags.count < 2 { return tags }
        // Keep the first of canonically equivalent tags, so that the result does not depend on a set's order.
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }.sorted()
    }
}
