import Foundation
import TILText

/// The folders that are open in the client.
struct Workspace {
    /// The longest path of a file in bytes, which is the system's limit.
    private static let longestPath = 4_096
    /// The longest URI in bytes. Each byte of the longest path may be encoded as three.
    static let longestURI = 3 * longestPath + 16

    private var folders: [String]

    /// Creates a workspace of the folders at some URIs.
    init(_ uris: [String] = []) { folders = uris.compactMap { uri in Self.path(ofFile: uri) } }

    /// Opens and closes folders.
    mutating func change(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
        let closed = Set(removed.compactMap { folder in Self.path(ofFile: folder.uri) })
        folders.removeAll(where: closed.contains)
        folders += added.compactMap { folder in Self.path(ofFile: folder.uri) }
    }

    /// Returns the path of a document. A document without a file belongs to the first folder.
    func path(ofDocument uri: String) -> String {
        Self.path(ofFile: uri) ?? (folders.first ?? ".") + "/" + PrivateFile.name(of: uri)
    }

    /// Returns the path of a file's URI, or nil for any other URI.
    private static func path(ofFile uri: String) -> String? {
        guard uri.utf8.count <= longestURI, let path = FileURI.path(of: uri) else { return nil }
        guard !path.utf8.contains(0), path.utf8.count <= longestPath else { return nil }
        return path
    }

    // MARK: Allow lists

    /// Returns the path of a document's allow list: next to its configuration, or else the nearest one. If there is
    /// neither, the list is created in the document's workspace folder.
    func allowList(for document: OpenDocument) -> String {
        let folder = PrivateFile.folder(of: document.path)
        if let configuration = LintConfigurations.nearestFile(LintConfiguration.fileName, from: folder) {
            let place = PrivateFile.folder(of: configuration)
            return (place == "/" ? "" : place) + "/" + AllowList.fileName
        }
        if let list = LintConfigurations.nearestFile(AllowList.fileName, from: folder) { return list }
        let roots = folders.filter { root in document.path.hasPrefix(root + "/") }
        let nearestRoot = roots.max { first, second in first.count < second.count }
        return (nearestRoot ?? folder) + "/" + AllowList.fileName
    }

    /// Whether a path is an allow list that the server can change: it is in a folder of the workspace, or in a folder
    /// above one. A link must not lead out of the workspace. Without a workspace, the folders of the documents count.
    func mayChange(_ path: String, documents: [OpenDocument]) -> Bool {
        guard PrivateFile.name(of: path) == AllowList.fileName else { return false }
        let documentFolders = documents.map { document in PrivateFile.folder(of: document.path) }
        let roots = (folders.isEmpty ? documentFolders : folders).map(LintConfiguration.whole)
        if PrivateFile.target(ofLink: path) != nil {
            guard let target = PrivateFile.whole(path) else { return false }
            return roots.contains { root in Self.isFolder(PrivateFile.folder(of: target), inside: root) }
        }
        let folder = LintConfiguration.whole(PrivateFile.folder(of: path))
        return roots.contains { root in
            Self.isFolder(folder, inside: root) || Self.isFolder(root, inside: folder)
        }
    }

    private static func isFolder(_ folder: String, inside root: String) -> Bool {
        folder == root || root == "/" || folder.hasPrefix(root + "/")
    }
}
