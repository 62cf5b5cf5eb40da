import TILCore

/// What a check of the store found, in sentences.
struct CheckView {
    let report: CheckReport

    /// The sentence of a store without faults.
    func summary(_ page: Page) -> String {
        page.folded("Checked \(counted(report.things, "thing")), \(counted(report.reviews, "review")): all well.")
            + "\n"
    }

    /// A line for each fault that is kept, and one for those of its kind that are not.
    func faults(_ page: Page) -> String {
        var text = ""
        for kind in StoreFault.Kind.allCases {
            let kept = report.faults.filter { $0.kind == kind }
            text += kept.map { page.folded(page.visible($0.sentence), indent: 2) + "\n" }.joined()
            let rest = (report.counts[kind] ?? 0) - kept.count
            if rest > 0 { text += "... and \(grouped(rest)) more of this kind.\n" }
        }
        return text
    }
}

/// A check as `til check --json` prints it.
struct CheckJSON: Encodable {
    struct Fault: Encodable {
        var kind: StoreFault.Kind
        var sentence: String
    }

    var things: Int
    var reviews: Int
    var isClean: Bool
    var repaired: Int
    var counts: [String: Int]
    var faults: [Fault]

    init(_ report: CheckReport, repaired: Int) {
        things = report.things
        reviews = report.reviews
        isClean = report.isClean
        self.repaired = repaired
        counts = Dictionary(uniqueKeysWithValues: report.counts.map { ($0.key.rawValue, $0.value) })
        faults = report.faults.map { Fault(kind: $0.kind, sentence: $0.sentence) }
    }
}
