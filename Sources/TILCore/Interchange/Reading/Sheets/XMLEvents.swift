import TILText

/// The tags and texts of an XML file, one after the other.
///
/// It reads what office programs write. A declaration of entities is skipped, so that no reference can stand for a huge
/// text.
struct XMLEvents {
    enum Event {
        /// A start tag. An empty element has an end of its own after it.
        case open(String)
        case close(String)
        case text([UInt8])
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var tag: HTMLTag?
    private var pendingClose: String?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns an attribute of the last start tag, or nil.
    /// - Parameter name: the name in lower case.
    func attribute(_ name: String) -> String? {
        guard let range = tag?.value(of: name, in: bytes) else { return nil }
        return String(decoding: Self.decoded(bytes, range), as: UTF8.self)
    }

    mutating func next() -> Event? {
        if let name = pendingClose {
            pendingClose = nil
            return .close(name)
        }
        while index < bytes.count {
            guard bytes[index] == "<" else { return text() }
            if let content = characterData() { return .text(content) }
            guard let tag = HTMLTag(bytes, at: index, limit: bytes.count) else {
                index += 1
                continue
            }
            index = tag.range.upperBound
            if tag.name == "!" || tag.name == "?" || tag.isComment { continue }
            let name = name(of: tag)
            if tag.isEnd { return .close(name) }
            self.tag = tag
            if tag.isEmpty { pendingClose = name }
            return .open(name)
        }
        return nil
    }

    /// Returns the whole name of a tag, which may have hyphens.
    private func name(of tag: HTMLTag) -> String {
        let start = tag.range.lowerBound + (tag.isEnd ? 2 : 1)
        let name = bytes[start..<tag.range.upperBound].prefix { byte in !byte.isSpace && byte != ">" && byte != "/" }
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func text() -> Event {
        let end = bytes[index...].firstIndex { byte in byte == "<" } ?? bytes.count
        let content = Self.decoded(bytes, index..<end)
        index = end
        return .text(content)
    }

    /// Returns the content of `<![CDATA[...]]>`, or nil.
    private mutating func characterData() -> [UInt8]? {
        let opening = Array("<![CDATA[".utf8)
        guard bytes[index...].starts(with: opening) else { return nil }
        let start = index + opening.count
        let end = bytes[start...].firstRange(of: Array("]]>".utf8))
        index = end?.upperBound ?? bytes.count
        return Array(bytes[start..<(end?.lowerBound ?? bytes.count)])
    }

    private static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8] {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return Array(bytes[range]) }
        var content: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == "&", let reference = HTMLReference(bytes, at: index), let scalar = reference.scalar,
                reference.end <= range.upperBound
            {
                content += Array(String(Character(scalar)).utf8)
                index = reference.end
            } else {
                content.append(bytes[index])
                index += 1
            }
        }
        return content
    }
}
