/// The decoded text of a file.
struct ListText: Sendable {
    /// The name of the file, as the person wrote it.
    let name: String
    /// The text as UTF-8 without a byte order mark. Its line ends are those of the file.
    let text: String
}
