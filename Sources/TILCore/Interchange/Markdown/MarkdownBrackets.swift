/// Finds which brackets of a Markdown line belong together.
enum MarkdownBrackets {
    /// The closing bracket of each opening one that has one, escapes passed over.
    static func pairs(_ bytes: ArraySlice<UInt8>, _ open: UInt8, _ close: UInt8) -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        var opened: [Int] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == 0x5C {
                index += 1
            } else if bytes[index] == open {
                opened.append(index)
            } else if bytes[index] == close, let start = opened.popLast() {
                pairs[start] = index
            }
            index += 1
        }
        return pairs
    }

    /// The bracket that closes one within 4,000 bytes, inner pairs and escapes passed over.
    static func close(_ bytes: ArraySlice<UInt8>, _ start: Int, _ open: UInt8, _ close: UInt8) -> Int? {
        var depth = 0
        var index = start
        while index < min(bytes.endIndex, start + 4_000) {
            if bytes[index] == 0x5C {
                index += 1
            } else if bytes[index] == open {
                depth += 1
            } else if bytes[index] == close {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }
}
