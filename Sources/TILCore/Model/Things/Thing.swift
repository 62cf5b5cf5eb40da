public import Foundation

/// One acronym with one meaning.
///
/// Two meanings of an acronym are two things. The same ``short`` with the same ``long`` is one thing, which the store
/// enforces. A `Thing` is a plain value and checks nothing. To change a stored thing, change a copy and update the
/// store:
///
/// ```swift
/// var thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
/// thing.note = "Said in victory."
/// thing.tags = ["chat"]
/// try store.update(thing, at: now)
/// ```
///
/// ## Topics
///
/// ### Texts and tags
/// - ``short``
/// - ``long``
/// - ``note``
/// - ``tags``
/// - ``source``
/// - ``origin``
///
/// ### State
/// - ``dateAdded``
/// - ``dateSuspended``
/// - ``isSuspended``
///
/// ### From typed text
/// - ``ThingDraft``
public struct Thing: Identifiable, Hashable, Sendable, Codable {
    /// The identifier of the thing, which an edit never changes.
    public let id: UUID
    /// The acronym for display: `FTW`.
    public var short: String
    /// The meaning of the acronym: `For the Win`.
    public var long: String
    /// A note on the thing, or the empty text.
    public var note: String
    /// The tags, sorted and without repeats.
    public var tags: [String]
    /// The source in which the thing was found, such as `RFC 9110` or `paper.md line 12`, or the empty text.
    public var source: String
    /// The way in which the thing came into the store.
    public internal(set) var origin: ThingOrigin
    /// The instant at which the thing was captured.
    public internal(set) var dateAdded: Date
    /// The instant at which the thing was suspended, or nil if it is not suspended.
    public var dateSuspended: Date?

    /// Whether the thing is suspended, so that no quiz asks it.
    public var isSuspended: Bool { dateSuspended != nil }

    /// Creates a thing. Tags are sorted and their repeats removed.
    ///
    /// To add a thing to a store, use `add(_:at:)`. The defaults are for previews and tests, where
    /// `Thing(short: "FTW", long: "For the Win")` is enough.
    ///
    /// ```swift
    /// let preview = Thing(short: "FTW", long: "For the Win", note: "Said in victory.", tags: ["chat"])
    /// print(preview.isSuspended)  // false
    /// ```
    /// - Parameters:
    ///   - id: the identifier. By default, a new one is created.
    ///   - short: the acronym.
    ///   - long: the meaning.
    ///   - note: the note, or the empty text.
    ///   - tags: the tags, in any order.
    ///   - source: the source in which the thing was found, or the empty text.
    ///   - origin: the way in which the thing came into the store. By default, the person wrote it.
    ///   - dateAdded: the instant at which the thing was captured. The default is the start of 1970.
    ///   - dateSuspended: the instant at which the thing was suspended, or nil if it is not suspended.
    public init(
        id: UUID = .random(), short: String, long: String, note: String = "", tags: [String] = [],
        source: String = "", origin: ThingOrigin = .hand, dateAdded: Date = Date(timeIntervalSince1970: 0),
        dateSuspended: Date? = nil
    ) {
        self.id = id
        self.short = short
        self.long = long
        self.note = note
        self.tags = Self.sorted(tags)
        self.source = source
        self.origin = origin
        self.dateAdded = dateAdded
        self.dateSuspended = dateSuspended
    }

    private enum CodingKeys: String, CodingKey {
        case id, short, long, note, tags, source, origin
        case dateAdded = "added"
        case dateSuspended = "suspended"
    }

    /// Reads a thing. The source and the origin may be missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(UUID.self, forKey: .id), short: try values.decode(String.self, forKey: .short),
            long: try values.decode(String.self, forKey: .long), note: try values.decode(String.self, forKey: .note),
            tags: try values.decode([String].self, forKey: .tags),
            source: try values.decodeIfPresent(String.self, forKey: .source) ?? "",
            origin: try values.decodeIfPresent(ThingOrigin.self, forKey: .origin) ?? .hand,
            dateAdded: try values.decode(Date.self, forKey: .dateAdded),
            dateSuspended: try values.decodeIfPresent(Date.self, forKey: .dateSuspended))
    }

    /// Returns tags in order and without repeats.
    static func sorted(_ tags: [String]) -> [String] {
        if tags.count < 2 { return tags }
        // Keep the first of canonically equivalent tags, so that the result does not depend on a set's order.
        var seen: Set<String> = []
        return tags.filter { tag in seen.insert(tag).inserted }.sorted()
    }
}
