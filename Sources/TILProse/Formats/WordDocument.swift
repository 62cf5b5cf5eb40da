import TILArchive

/// The body of a .docx file: the part `word/document.xml` of a zip archive.
public enum WordDocument {
    /// Why there is none.
    public enum Failure: Error, Hashable, Sendable {
        /// The archive is damaged or cut off.
        case damaged
        /// It is an archive of something else.
        case noBody
        /// The body is larger than anything that is read.
        case tooLarge
    }

    /// The most bytes that a body may have. It may be the same words over and over, so that its growth says nothing.
    private static let limit = UnpackingLimit(1 << 28, boundsGrowth: false)

    /// Whether a file that starts with some bytes is a zip archive.
    public static func isArchive(start: some Collection<UInt8>) -> Bool { ZipReader.isArchive(start: start) }

    /// The body as XML, to be scanned as ``DocumentFormat/wordXML``.
    /// - Parameter archive: the whole file.
    public static func body(of archive: [UInt8]) throws(Failure) -> [UInt8] {
        do {
            let zip = try ZipReader(ByteWindow(archive))
            guard let body = try zip.entry(named: "word/document.xml") else { throw Failure.noBody }
            return try zip.content(of: body, limit: limit)
        } catch ArchiveFailure.tooLarge {
            throw .tooLarge
        } catch {
            throw error as? Failure ?? .damaged
        }
    }
}
