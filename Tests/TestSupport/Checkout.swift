import Foundation

/// The checkout that the tests were built from.
package enum Checkout {
    /// Its top folder, found from this file's own place.
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A file of it.
    package static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}
