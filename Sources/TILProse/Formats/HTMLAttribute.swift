/// The value of an attribute of a tag.
struct HTMLAttribute {
    /// Its bytes, without quotes.
    let value: Range<Int>
    /// Behind the tag.
    let tagEnd: Int

    /// The attribute of a tag that starts at a place; nil if it has none, or does not end before a limit.
    init?(named name: StaticString, ofTagAt start: Int, in bytes: MaskedBytes, limit: Int) {
        var index = start + 1
        var value: Range<Int>?
        while index < limit {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") {
                guard let value else { return nil }
                self.value = value
                tagEnd = index + 1
                return
            }
            guard byte == UInt8(ascii: "="), index + 1 < limit else {
                index += 1
                continue
            }
            let nameStart = index - name.utf8CodeUnitCount
            let isWanted =
                nameStart > start && bytes.has(name, at: nameStart) && ByteClass.isSpace(bytes[nameStart - 1])
            let quote = bytes[index + 1]
            index += 2
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            let first = index
            while index < limit, bytes[index] != quote { index += 1 }
            if isWanted { value = first..<index }
            index += 1
        }
        return nil
    }
}
