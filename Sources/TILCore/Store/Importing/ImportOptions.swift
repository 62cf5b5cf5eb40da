/// How an import is to be done.
public struct ImportOptions: Hashable, Sendable {
    /// Tags that every new thing gets besides its own.
    public var tags: [String]
    /// Whether the shorts stay as they are written, rather than in capitals.
    public var asIs: Bool
    /// Whether the report is all that is wanted: nothing is changed.
    public var isDryRun: Bool
    /// Whether one rejected line is enough for nothing to be changed.
    public var isStrict: Bool

    /// Makes options.
    public init(tags: [String] = [], asIs: Bool = false, isDryRun: Bool = false, isStrict: Bool = false) {
        self.tags = tags
        self.asIs = asIs
        self.isDryRun = isDryRun
        self.isStrict = isStrict
    }
}

/// A file that is to be imported.
public struct ImportFile {
    /// What the report calls it.
    public let name: String
    /// The name of the format that it is read in.
    public let format: String
    /// What reads it.
    public var reader: any InterchangeReader

    /// A file, with what reads it.
    public init(name: String, format: String, reader: any InterchangeReader) {
        self.name = name
        self.format = format
        self.reader = reader
    }
}
