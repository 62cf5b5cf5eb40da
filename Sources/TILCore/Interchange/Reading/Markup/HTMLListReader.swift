import TILText

/// Lists in HTML: tables, definition lists, the titles of `abbr`, lists, and headings with a paragraph.
enum HTMLListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { read($0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        if [".html", ".htm", ".xhtml"].contains(where: name.hasSuffix) { return .certain }
        let start = Array(text.text.utf8.prefix(1 << 12))[...].trimmed
        if start.hasPrefixIgnoringCase("<!doctype html") || start.hasPrefixIgnoringCase("<html") { return .certain }
        let blocks: [StaticString] = ["<table", "<dl", "<ul", "<ol", "<div", "<p>"]
        return blocks.contains { block in start.hasPrefixIgnoringCase(block) } ? .possible : .no
    }

    static func read(_ text: ListText) -> ListDocument {
        read(Array(text.text.utf8))
    }

    static func read(_ bytes: [UInt8]) -> ListDocument {
        let lines = ByteLines(bytes)
        return lines.bytes.withUnsafeBufferPointer { buffer in
            var parser = HTMLListParser(buffer, lines)
            parser.parse()
            var document = parser.outline.document()
            document.isOwn = parser.isOwn
            return document
        }
    }
}
