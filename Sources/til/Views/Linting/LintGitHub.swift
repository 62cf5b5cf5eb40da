import TILProse
import TILText

extension LintFinding {
    /// Returns the finding as a workflow command of GitHub Actions, which shows it in the source of a pull request.
    func gitHubCommand(in path: String) -> String {
        let command = severity == .note ? "notice" : severity.rawValue
        // Columns are not allowed for a range of several lines.
        let columns =
            place.line == place.endLine
            ? ",col=\(place.column),endColumn=\(max(place.column, place.endColumn - 1))" : ""
        // GitHub knows a file by its path in the repository.
        let inner = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let file = Self.escaped(inner).replacing(scalar: ":", with: "%3A").replacing(scalar: ",", with: "%2C")
        return """
            ::\(command) file=\(file),line=\(place.line),endLine=\(place.endLine)\(columns),title=\(rule.name)::\
            \(Self.escaped(message))

            """
    }

    private static func escaped(_ text: String) -> String { text.visible.replacing(scalar: "%", with: "%25") }
}
