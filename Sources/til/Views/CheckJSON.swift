import TILCore

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
