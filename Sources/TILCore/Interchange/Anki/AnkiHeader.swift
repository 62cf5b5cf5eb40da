import Foundation

/// What the first lines of an Anki text file say about its rows.
struct AnkiHeader {
    private(set) var separator: UInt8 = 0x09
    private(set) var isHTML: Bool
    /// Tags that every note has.
    private(set) var tags: [String] = []
    /// The column of the GUIDs, from 0.
    private(set) var guidColumn: Int?
    private var tagsColumn: Int?
    private var otherColumns: Set<Int> = []
    /// What the names of the columns say, where they say it.
    private var named: ColumnLayout?

    private static let separators: [String: UInt8] = [
        "tab": 0x09, "\\t": 0x09, "comma": 0x2C, "semicolon": 0x3B, "space": 0x20, "pipe": 0x7C, "colon": 0x3A,
    ]

    /// Reads the header in a file's first lines. Without a separator's line the likeliest is taken, and without one
    /// about HTML what the text looks like.
    init(_ sample: FormatSample) {
        isHTML = HTMLText.isLikely(sample.bytes[...])
        var values: [String: String] = [:]
        for comment in sample.comments {
            guard let colon = comment.utf8.firstIndex(of: 0x3A) else { continue }
            let key = comment[..<colon].dropFirst().lowercased()
            if values[key] == nil {
                values[key] = FieldText.trimmed(String(comment[comment.utf8.index(after: colon)...]))
            }
        }
        if let name = values["separator"] {
            separator = Self.separators[name.lowercased()] ?? name.utf8.first ?? 0x09
        } else if !(sample.entries.first?.text?.utf8.contains(0x09) ?? false) {
            separator = sample.csvDelimiter
        }
        if let html = values["html"] { isHTML = html.lowercased() == "true" }
        tags = ThingDraft.tags(in: [values["tags"] ?? ""])
        func column(_ key: String) -> Int? { values[key].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 - 1 : nil } }
        guidColumn = column("guid column")
        tagsColumn = column("tags column")
        otherColumns = Set(
            [guidColumn, tagsColumn, column("notetype column"), column("deck column")].compactMap { $0 })
        named = values["columns"].flatMap { names in
            let columns = names.utf8.split(separator: separator, omittingEmptySubsequences: false).enumerated()
            return ColumnLayout(header: columns.map { otherColumns.contains($0) ? "" : String(Substring($1)) })
        }
    }

    /// Which columns hold what: those that no line of the header claims are the fields, in order, unless their names
    /// say more.
    func layout(columns: Int) -> ColumnLayout {
        let fields = (0..<min(columns, FieldSplitter.mostColumns)).filter { !otherColumns.contains($0) }
        var layout = ColumnLayout(
            short: fields.first ?? 0, long: fields.count > 1 ? fields[1] : columns,
            note: fields.count > 2 ? fields[2] : nil,
            tags: tagsColumn)
        if let named, max(named.short, named.long) < columns {
            layout.short = named.short
            layout.long = named.long
            layout.note = named.note
        }
        return layout
    }
}
