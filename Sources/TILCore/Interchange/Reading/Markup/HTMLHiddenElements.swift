import TILText

/// The elements of a page whose text is not shown, such as `script`.
struct HTMLHiddenElements {
    /// The names without an end tag in the rest of the page.
    private var unended: Set<String> = []

    /// Returns whether a tag opens such an element.
    static func contains(_ tag: HTMLTag) -> Bool {
        if tag.isEnd || tag.isEmpty { return false }
        switch tag.name {
        case "title": return true
        // Lists may be in these two.
        case "pre", "noscript": return false
        default: return HTMLElement(tag.name).role == .hidden
        }
    }

    /// Returns the offset after the next end tag of an element, or nil if there is none.
    mutating func end(of name: String, from start: Int, in page: UnsafeBufferPointer<UInt8>) -> Int? {
        if unended.contains(name) { return nil }
        let opening = Array("</\(name)".utf8)
        var position = start
        while let bracket = page[position...].firstIndex(where: { byte in byte == "<" }) {
            let found = page[bracket...].prefix(opening.count)
            if found.elementsEqual(opening, by: { byte, wanted in byte.lowercased == wanted }) {
                let close = page[bracket...].firstIndex { byte in byte == ">" }
                return close.map { close in close + 1 } ?? page.count
            }
            position = bracket + 1
        }
        unended.insert(name)
        return nil
    }
}
