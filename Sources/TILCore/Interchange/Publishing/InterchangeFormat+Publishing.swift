extension InterchangeFormat {
    /// A format in which things are only published: nothing reads it back.
    init(
        publishing name: String, summary: String, fileExtensions: [String],
        writer: @escaping @Sendable (ExportOptions) -> any InterchangeWriter
    ) {
        self.init(
            name: name, summary: summary, fileExtensions: fileExtensions, needsSortedThings: true, isImportable: false,
            fit: { _ in .none("It is only exported.") },
            reader: { _ in throw InterchangeError.exportOnly(format: name) }, writer: writer)
    }
}
