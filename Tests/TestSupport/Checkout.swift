import Foundation

/// The checkout that the tests were built from.
public enum Checkout {
    /// Its top folder, found from this file's own place.
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A file of it.
    public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}
