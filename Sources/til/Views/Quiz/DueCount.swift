import TILCore

/// How much is to be asked, as it is said: counted only so far that it is said at once in any store.
struct DueCount {
    let due: Int
    let new: Int

    /// Whether nothing is due.
    var isZero: Bool { due == 0 }

    /// `12 due`, `over 1,000 due`, `nothing due`.
    var dueText: String {
        isZero ? "nothing due" : due > DueSummary.most ? "over \(grouped(DueSummary.most)) due" : "\(grouped(due)) due"
    }

    /// `12 due, 5 new`.
    var text: String { new == 0 ? dueText : dueText + ", \(grouped(new)) new" }

    /// `12+5`, `12`, `+5`; empty where nothing is to be asked.
    var short: String { (isZero ? "" : String(min(due, DueSummary.most))) + (new == 0 ? "" : "+\(new)") }
}
