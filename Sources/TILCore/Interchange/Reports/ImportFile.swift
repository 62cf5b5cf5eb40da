/// A file whose format is known, ready to be imported.
public struct ImportFile {
    /// The name of the file in the report.
    public let name: String
    /// The name of the format that the file is read in.
    public let format: String

    private let reading: (_ body: (ImportItem) throws -> Void) throws -> Void

    init(name: String, format: String, reading: @escaping (_ body: (ImportItem) throws -> Void) throws -> Void) {
        self.name = name
        self.format = format
        self.reading = reading
    }

    /// Creates a file from items that a program found by itself.
    public init(name: String, format: String, items: [ImportItem]) {
        self.init(name: name, format: format) { try items.forEach($0) }
    }

    /// Calls a closure with each entry, review, remark and rejection, in the order of the file.
    ///
    /// A line that cannot be read is a rejection, so that one bad line never ends an import.
    /// - Throws: ``InterchangeError`` if the file as a whole cannot be read, and what the closure throws.
    public func forEachItem(_ body: (ImportItem) throws -> Void) throws { try reading(body) }

    /// Returns all entries, reviews, remarks and rejections, in the order of the file.
    /// - Throws: ``InterchangeError`` if the file as a whole cannot be read.
    public func items() throws -> [ImportItem] {
        var items: [ImportItem] = []
        try forEachItem { items.append($0) }
        return items
    }
}
