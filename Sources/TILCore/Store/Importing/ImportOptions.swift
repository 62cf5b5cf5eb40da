/// The options of an import.
public struct ImportOptions: Hashable, Sendable {
    /// Tags that every new thing gets besides its own.
    public var tags: [String]
    /// Whether only the report is wanted, and nothing is changed.
    public var isDryRun: Bool
    /// Whether one rejected line is enough for nothing to be changed.
    public var isStrict: Bool
    /// Whether the report lists what is new, thing by thing.
    public var listsNew: Bool

    /// Makes options.
    public init(tags: [String] = [], isDryRun: Bool = false, isStrict: Bool = false, listsNew: Bool = false) {
        self.tags = tags
        self.isDryRun = isDryRun
        self.isStrict = isStrict
        self.listsNew = listsNew
    }
}

/// A file that is to be imported.
public struct ImportFile {
    /// The name of the file in the report.
    public let name: String
    /// The name of the format that the file is read in.
    public let format: String
    /// The reader of the file's items.
    public var reader: any InterchangeReader

    /// Makes a file of its name, its format's name and its reader.
    public init(name: String, format: String, reader: any InterchangeReader) {
        self.name = name
        self.format = format
        self.reader = reader
    }
}
