import TILText

/// The existing folders on the way from the root to a folder.
///
/// The path can come from an editor, with any number of folders. At the first that does not exist, the search ends.
package struct FolderChain {
    /// The paths of the folders, the root first.
    private let folders: [String]

    /// - Parameter path: the full path of a folder, which need not exist.
    package init(_ path: String) {
        var folders = ["/"]
        var folder = ""
        for name in path.utf8.split(separator: UInt8(ascii: "/")) {
            folder += "/" + String(decoding: name, as: UTF8.self)
            guard PrivateFile.isFolder(folder) else { break }
            folders.append(folder)
        }
        self.folders = folders
    }

    /// Returns the nearest folder that contains a file with a name, or nil.
    package func nearest(with name: String) -> String? {
        folders.last { folder in PrivateFile.exists(folder + "/" + name) }
    }
}
