/// Acronyms that stand side by side: "TAC KBP" is one label where none of the two ever stands by itself, and nobody would
/// explain its parts. Acronyms go by numbers here.
struct AcronymLabels: Sendable {
    /// The most acronyms of a label: more in a row are a list.
    private static let longest = 3
    /// The acronyms of each label, in their order.
    private(set) var labels: [[Int]] = []
    private var numbers: [[Int]: Int] = [:]
    /// For each acronym whether it stands by itself somewhere.
    private var standsApart: ContiguousArray<Bool> = []

    /// Notes an acronym that stands by itself.
    mutating func noteApart(_ acronym: Int) {
        while standsApart.count <= acronym { standsApart.append(false) }
        standsApart[acronym] = true
    }

    /// Notes acronyms that stand side by side.
    /// - Returns: the number of their label; nil where they are none.
    mutating func note(_ acronyms: [Int]) -> Int? {
        guard (2...Self.longest).contains(acronyms.count), Set(acronyms).count == acronyms.count else {
            for acronym in acronyms { noteApart(acronym) }
            return nil
        }
        if let label = numbers[acronyms] { return label }
        numbers[acronyms] = labels.count
        labels.append(acronyms)
        return labels.count - 1
    }

    /// The numbers of the labels of which no acronym stands by itself anywhere, nor beside one that is explained.
    func whole(where isExplained: (Int) -> Bool) -> [Int] {
        var apart = standsApart
        for label in labels where label.contains(where: isExplained) {
            for acronym in label {
                while apart.count <= acronym { apart.append(false) }
                apart[acronym] = true
            }
        }
        return labels.indices.filter { labels[$0].allSatisfy { !apart.indices.contains($0) || !apart[$0] } }
    }
}
