import Glibc

/// A pattern of paths as shells have it: `*`, `?` and `[...]` within the name of a file or folder, `**` for any folders.
///
/// One without a slash is about the name of a file, in whatever folder it is.
struct PathPattern {
    private let parts: [String]

    init(_ text: String) {
        let parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
        self.parts = text.contains("/") ? parts : ["**"] + parts
    }

    /// Whether a path fits, which is given without a slash at its start.
    func fits(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        // For each number of names, whether the parts so far fit the first so many.
        var fitting = [true] + Array(repeating: false, count: names.count)
        for part in parts {
            if part == "**" {
                guard let first = fitting.firstIndex(of: true) else { return false }
                for index in first..<fitting.count { fitting[index] = true }
            } else {
                var next = Array(repeating: false, count: fitting.count)
                for (index, name) in names.enumerated() where fitting[index] {
                    next[index + 1] = fnmatch(part, name, 0) == 0
                }
                fitting = next
            }
        }
        return fitting[names.count]
    }
}
