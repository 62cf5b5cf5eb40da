/// What the making or updating of a glossary came to.
public struct GlossaryReport: Hashable, Sendable, Encodable {
    /// A file that was read, with the numbers of its entries and of the lines that were not taken.
    public struct File: Hashable, Sendable, Encodable {
        /// The file's name.
        public let file: String
        /// The format in which the file was read.
        public var format: String
        /// The number of entries in the file.
        public var entries = 0
        /// Lines that were not taken; the first 100,000 of them.
        public var rejected: [Rejection] = []
        /// How many lines were not taken, listed or not.
        public var rejectedCount = 0

        init(file: String, format: String = "") {
            self.file = file
            self.format = format
        }

        mutating func reject(_ rejection: Rejection) {
            rejectedCount += 1
            if rejected.count < ImportReport.longestList { rejected.append(rejection) }
        }
    }

    /// A file that could not be read at all.
    public struct Unread: Hashable, Sendable, Encodable {
        /// The file's name.
        public let file: String
        /// Why, as a full sentence.
        public let reason: String
    }

    /// The glossary's name.
    public let name: String
    /// The number of entries that the glossary has now.
    public internal(set) var entries = 0
    /// The number of new ones among these entries.
    public internal(set) var new = 0
    /// The number of entries that the glossary had and has no more. An entry that was edited is new and gone.
    public internal(set) var gone = 0
    /// The files that were read; others had not changed.
    public internal(set) var files: [File] = []
    /// Files that could not be read.
    public internal(set) var unread: [Unread] = []
    /// Whether anything was written: a glossary that is up to date stays as it is.
    public internal(set) var isChanged = false

    /// A report on a glossary of which nothing has changed.
    public init(name: String, entries: Int = 0) {
        self.name = name
        self.entries = entries
    }
}
