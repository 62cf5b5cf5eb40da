import Foundation

/// One acronym with one meaning.
///
/// Two meanings of an acronym are two things; the same ``short`` with the same ``long`` is one. The store keeps that
/// so: a `Thing` is a plain value and checks nothing.
public struct Thing: Identifiable, Hashable, Sendable, Codable {
    /// The identifier of the thing, which stays whatever is edited.
    public let id: UUID
    /// The acronym, as it is shown: `FTW`.
    public var short: String
    /// The meaning, which the acronym stands for: `For the Win`.
    public var long: String
    /// A note on the thing; empty for none.
    public var note: String
    /// The tags, sorted, none twice.
    public var tags: [String]
    /// Where the thing was met: `RFC 9110`, `paper.md line 12`; empty where nobody said.
    public var source: String
    /// The instant at which the thing was captured.
    public var added: Date
    /// The instant since which no quiz asks the thing; nil where it is asked.
    public var suspended: Date?

    /// Whether no quiz asks the thing.
    public var isSuspended: Bool { suspended != nil }

    /// Makes a thing; tags are sorted and repeats among them dropped.
    ///
    /// `add(_:at:)` makes those that a store keeps. The defaults are for previews and tests, where
    /// `Thing(short: "FTW", long: "For the Win")` says enough.
    /// - Parameters:
    ///   - id: what the thing is known by; a new identifier where none is given.
    ///   - short: the acronym.
    ///   - long: what it stands for.
    ///   - note: the note; empty for none.
    ///   - tags: the tags, in any order.
    ///   - source: where it was met; empty for nowhere that is known.
    ///   - added: when the thing was captured; the start of 1970 where no instant is given, since nothing here reads a clock.
    ///   - suspended: since when no quiz asks it; nil where it is asked.
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

    /// Reads a thing; one that an earlier til wrote has no source.
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

    /// Tags as a thing has them: sorted, none twice.
    static func sorted(_ tags: [String]) -> [String] {
        if tags.count < 2 { return tags }
        // Of those that Unicode takes for the same the first counts, whatever the order of a set.
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }.sorted()
    }
}
