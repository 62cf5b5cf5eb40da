import TILCore

/// What was found in documents, in three lists.
struct ScanView {
    let findings: ScanFindings
    /// Whether the lines' numbers need their files' names.
    let showsFiles: Bool

    func text(_ page: Page) -> String {
        if findings.defined.isEmpty, findings.known.isEmpty, findings.undefined.isEmpty {
            return "No acronyms were found.\n"
        }
        let defined = findings.distinct
        let shorts = defined.map(\.short) + findings.known.map(\.short) + findings.undefined.map(\.short)
        let width = min(16, (shorts.map(\.visible)).widest)
        func row(_ short: String, _ text: String, _ file: String, _ line: Int, _ count: Int?) -> String {
            let name = page.style(.short, short.visible.padded(to: width))
            let place = (showsFiles ? "\(file.visible):" : "line ") + "\(line)"
            let times = count.map { $0 > 1 ? ", \($0) times" : "" } ?? ""
            let gap = text.isEmpty ? "" : text.visible + "  "
            return page.folded("  \(name)  \(gap)\(page.style(.faint, place + times))", indent: width + 4) + "\n"
        }
        func long(_ definition: ScanFindings.Defined) -> String {
            let notes =
                definition.spellings.map { "also \($0)" } + (definition.definition.isDoubtful ? ["doubtful"] : [])
            return definition.long + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
        }
        var parts: [String] = []
        if !defined.isEmpty {
            parts.append(
                page.style(.heading, "Defined") + "\n"
                    + defined.map { row($0.short, long($0), $0.file, $0.line, $0.count) }.joined())
        }
        if !findings.known.isEmpty {
            parts.append(
                page.style(.heading, "Known to the store") + "\n"
                    + findings.known.map { row($0.short, $0.longs.joined(separator: "; "), $0.file, $0.line, $0.count) }
                    .joined())
        }
        if !findings.undefined.isEmpty {
            parts.append(
                page.style(.heading, "Undefined") + "\n"
                    + findings.undefined.map { row($0.short, "", $0.file, $0.line, $0.count) }.joined())
        }
        return parts.joined(separator: "\n")
    }
}
