/// The way in which a thing came into the store.
///
/// A thing keeps its origin when it is edited. A look-up of a thing that an agent added makes it the person's own, and
/// an import of the person's list takes the things that it shares with a deck. If two devices added the same thing, the
/// stronger origin is kept: things that a person wrote or met count more than things of lists, and these more than
/// things of decks.
///
/// ```swift
/// var draft = try ThingDraft(short: "bol", long: "bill of lading")
/// draft.origin = ThingOrigin(.capture, name: "contract.md")
/// let isAskedFirst = draft.origin.isPersonal  // true: things of lists come later
/// ```
public struct ThingOrigin: Hashable, Sendable {
    /// The kinds of origins, weakest first.
    ///
    /// ```swift
    /// let captured = try store.things().filter { $0.origin.kind == .capture }
    /// let documents = Set(captured.map(\.origin.name))
    /// ```
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// An import of a deck that comes with the program.
        case deck
        /// An import of any other file.
        case list
        /// A program that acts for the person, until the person looks the thing up.
        case agent
        /// A definition in a document.
        case capture
        /// A look-up: the person added the thing after it, or looked up a thing that an agent had added.
        case lookUp = "look-up"
        /// The person wrote it.
        case hand
    }

    /// The kind of the origin.
    public let kind: Kind
    /// The name of the document, list, deck or glossary, or the empty text.
    public let name: String

    /// Creates an origin. The name is tidied to one line.
    ///
    /// ```swift
    /// var draft = try ThingDraft(short: "bol", long: "bill of lading")
    /// draft.origin = ThingOrigin(.list, name: "shipping.csv")
    /// ```
    /// - Parameters:
    ///   - kind: the kind of the origin.
    ///   - name: the name of the document, list, deck or glossary, or the empty text.
    public init(_ kind: Kind, name: String = "") {
        self.kind = kind
        let tidied = Capitals.tidied(name)
        self.name =
            tidied.utf8.count <= Self.nameLimit ? tidied : String(tidied.unicodeScalars.prefix(Self.nameLimit))
    }

    /// The origin of a thing that the person wrote.
    public static let hand = ThingOrigin(.hand)

    /// The origin of a thing in a list without a name.
    package static let unnamedList = ThingOrigin(.list)

    /// The maximum length of a name, in Unicode scalars.
    private static let nameLimit = 200

    /// The origin as text: the kind, followed by the name if there is one. An example is `deck starter`.
    public var text: String { name.isEmpty ? kind.rawValue : kind.rawValue + " " + name }

    /// Reads an origin from its text. The result is nil if the kind is unknown.
    public init?(text: String) {
        let end = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
        guard let kind = Kind(rawValue: String(text[..<end])) else { return nil }
        self.init(kind, name: String(text[end...].dropFirst()))
    }

    /// Whether the thing is the person's own: written by hand, looked up or captured.
    public var isPersonal: Bool { kind == .hand || kind == .lookUp || kind == .capture }
}

extension ThingOrigin: Codable {
    /// Reads the text of an origin. An unknown kind, from a newer til, counts as a list.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = Self(text: text) ?? .unnamedList
    }

    /// Writes the text of the origin.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension ThingOrigin: Comparable {
    /// Returns whether an origin is weaker than another one. A named origin is stronger than one of the same kind
    /// without a name.
    ///
    /// ```swift
    /// let origins = [ThingOrigin.hand, ThingOrigin(.deck, name: "starter")]
    /// let strongest = origins.max()  // hand
    /// ```
    public static func < (left: ThingOrigin, right: ThingOrigin) -> Bool {
        if left.kind != right.kind { return left.strength < right.strength }
        return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }

    private var strength: Int {
        // A list without a name is a thing of an earlier til about which nothing else is known.
        if self == .unnamedList { return -1 }
        return Kind.allCases.firstIndex(of: kind) ?? 0
    }
}
