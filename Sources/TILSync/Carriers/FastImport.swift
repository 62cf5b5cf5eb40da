import Foundation

/// What `git fast-import` reads to make one commit.
struct FastImport {
    /// What is another than in the commit that it follows: a command, with what stands inline behind it.
    typealias Change = (line: String, content: [UInt8])

    /// The branch whose last commit it becomes.
    let branch: String
    /// The commit that it follows, and one that it unites with that.
    let parent: String?
    let other: String?
    /// When it is made.
    let instant: Date

    /// The text; the commit's name comes back on standard output.
    func bytes(_ changes: [Change]) -> [UInt8] {
        var bytes = Array(
            """
            feature done
            commit \(branch)
            mark :1
            committer til <til@localhost> \(Int(instant.timeIntervalSince1970)) +0000
            data 4
            sync
            \(parent.map { "from \($0)\n" } ?? "")\(other.map { "merge \($0)\n" } ?? "")
            """.utf8)
        for (line, content) in changes {
            bytes += line.utf8
            bytes.append(0x0A)
            if content.isEmpty { continue }
            bytes += "data \(content.count)\n".utf8
            bytes += content
            bytes.append(0x0A)
        }
        return bytes + Array("\nget-mark :1\ndone\n".utf8)
    }
}
