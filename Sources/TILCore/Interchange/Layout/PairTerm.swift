/// The acronyms in the terms of pairs, such as headings that ask: `What is FTP?`
enum PairTerm {
    /// The share of the terms that must have the form.
    private static let leastShare = 0.6
    /// The number of rows by which the form is recognised.
    private static let mostRows = 200

    /// Returns rows of pairs with the acronym in place of each term, if most terms are questions or phrases with the
    /// same start around one acronym.
    static func rows(_ rows: [ListRow]) -> [ListRow] {
        let sample = rows.prefix(mostRows)
        let found = sample.count { row in row.cells.first.flatMap(acronym) != nil }
        guard rows.count > 1, Double(found) >= leastShare * Double(sample.count) else { return rows }
        var starts: [Substring: Int] = [:]
        for row in rows {
            let start = row.cells.first?.split(separator: " ").first ?? ""
            starts[start, default: 0] += 1
        }
        let most = starts.values.max() ?? 0
        guard Double(most) >= leastShare * Double(rows.count) else { return rows }
        return rows.map { row in
            guard let term = row.cells.first, let acronym = acronym(term) else { return row }
            var row = row
            row.cells[0] = acronym
            return row
        }
    }

    /// Returns the only word of a phrase that looks like an acronym, or nil.
    private static func acronym(_ term: String) -> String? {
        let words = term.split { sign in sign == " " || sign == "?" || sign == ":" }.map(String.init)
        guard words.count > 1, !AcronymLook.isLikely(words[0]) else { return nil }
        let likely = words.filter(AcronymLook.isLikely)
        return likely.count == 1 ? likely[0] : nil
    }
}
