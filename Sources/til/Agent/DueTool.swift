import TILCore
import TILText

/// `due`: how much a quiz would ask now.
struct DueTool: AgentTool {
    struct Arguments: Decodable {}

    let session: Session

    let name = "due"
    let purpose = "Returns how many acronyms a quiz would ask this person today: due ones and new ones."
    let changesStore = false
    let properties: [AgentProperty] = []

    func call(_ arguments: Arguments) throws -> AgentResult {
        guard let store = try session.presentStore() else {
            return AgentResult(text: "The collection is empty.", structure: ["due": 0, "new": 0])
        }
        let summary = try session.dueSummary(of: store)
        return AgentResult(
            text: "\(summary.due) due, \(summary.new) new", structure: ["due": summary.due, "new": summary.new])
    }
}
