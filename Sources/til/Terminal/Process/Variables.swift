import Foundation
import Glibc

/// Where environment variables are looked up: the process's own, or a dictionary in their place.
protocol Variables {
    /// The value of a variable; nil where it is not set.
    subscript(name: String) -> String? { get }

    /// All of them.
    var all: [String: String] { get }
}

extension Variables {
    /// The path of a program that the person has.
    func program(named name: String) -> String? {
        let folders = self["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}

extension [String: String]: Variables {
    var all: [String: String] { self }
}

/// The process's environment. A variable is looked for when it is asked for: a command wants a handful of them, and
/// making a dictionary of all is a tenth of what a look-up takes.
struct ProcessVariables: Variables {
    subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

    var all: [String: String] { ProcessInfo.processInfo.environment }
}
