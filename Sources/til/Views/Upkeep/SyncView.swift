import Foundation
import TILCore

/// What came of a sync, as a line.
struct SyncOutcomeView {
    let outcome: SyncOutcome

    /// What was sent, what came, and what was changed on both sides.
    var sentence: String {
        if outcome.sent + outcome.received + outcome.united == 0 { return "Nothing new on either side." }
        var text = "\(grouped(outcome.sent)) sent, \(grouped(outcome.received)) received"
        if outcome.united > 0 {
            let things = outcome.united == 1 ? "thing" : "things"
            text += ", \(grouped(outcome.united)) \(things) changed on both sides and united"
        }
        return text + "."
    }

    /// The line of a list, with the instant.
    func line(_ page: Page) -> String {
        let remark = outcome.remark.isEmpty ? "" : " " + page.visible(outcome.remark)
        return page.folded("\(page.dateAndTime(outcome.at))  \(sentence)\(remark)", indent: 18)
    }
}

/// Where the events of a store go, and what is not there yet.
struct SyncStatusView {
    let state: SyncState
    let remote: String
    let unsent: Int
    let devices: Int
    let last: SyncOutcome?

    func text(_ page: Page) -> String {
        var lines = [
            "remote   \(page.visible(remote))", "device   \(state.device)",
            "others   \(devices == 0 ? "none yet" : grouped(devices))",
            "waiting  \(unsent == 0 && state.outbox == 0 ? "nothing" : "\(grouped(unsent)) changed here\(state.outbox > 0 ? ", and events that could not be sent" : "")")",
        ]
        if let last { lines.append("last     \(SyncOutcomeView(outcome: last).line(page))") }
        return lines.map { page.folded($0, indent: 9) + "\n" }.joined()
    }
}

/// What came of a sync, as JSON.
struct SyncOutcomeJSON: Encodable {
    let at: Date
    let sent: Int
    let received: Int
    let united: Int
    let remark: String

    init(_ outcome: SyncOutcome) {
        (at, sent, received, united, remark) = (
            outcome.at, outcome.sent, outcome.received, outcome.united, outcome.remark
        )
    }
}

/// The state of a sync, as JSON.
struct SyncStatusJSON: Encodable {
    let remote: String
    let device: String
    let devices: Int
    let unsent: Int
    let last: SyncOutcomeJSON?

    init(_ view: SyncStatusView) {
        remote = view.remote
        device = view.state.device
        devices = view.devices
        unsent = view.unsent
        last = view.last.map(SyncOutcomeJSON.init)
    }
}
