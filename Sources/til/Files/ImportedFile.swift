import TILCore

/// A file that is read as an import reads it, with those that belong to it; all are closed with its last reference.
final class ImportedFile {
    /// Its bytes.
    let source: ByteSource
    /// The format that it is in.
    let format: InterchangeFormat
    /// Reads its entries; to be used no longer than this is there.
    let reader: any InterchangeReader
    private let files: [InputFile]

    /// Opens a file; `-` is standard input.
    /// - Parameters:
    ///   - path: the file's path.
    ///   - format: the format that it is in; nil to be found out.
    ///   - options: how its entries are read.
    ///   - interruption: what ends the reading.
    /// - Throws: `InterchangeError` where it cannot be opened or read.
    init(
        _ path: String, as format: InterchangeFormat? = nil, options: ReadingOptions = ReadingOptions(),
        interruption: Interruption
    ) throws {
        let file = try InputFile(path, interruption: interruption)
        var files = [file]
        let (found, reader) = try InterchangeFormat.open(file.source, as: format, options: options) { name in
            do {
                let companion = try InputFile(name, interruption: interruption)
                files.append(companion)
                return companion.source
            } catch InterchangeError.missing {
                return nil
            }
        }
        source = file.source
        self.format = found
        self.reader = reader
        self.files = files
    }
}
