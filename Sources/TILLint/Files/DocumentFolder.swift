package import TILProcess
import TILProse
import TILText

/// The documents in a folder and its subfolders, recognized by their file names.
package struct DocumentFolder {
    /// The folder's path as the user typed it.
    private let path: String

    /// Creates the documents in a folder.
    package init(path: String) { self.path = path }

    /// The files in a folder.
    package struct Files {
        /// The paths of the documents.
        package fileprivate(set) var documents: [String] = []
        /// The paths of pages in formats without a reader, such as `page.mdx`. They are checked only if somebody names
        /// them.
        package fileprivate(set) var pages: [String] = []
        /// The paths of folders with packages of others, such as `node_modules`. They are checked only if somebody names
        /// them.
        package fileprivate(set) var packageFolders: [String] = []
        /// The paths of all other files.
        fileprivate(set) var others: [String] = []
    }

    /// Returns the files.
    /// - Throws: `CommandFailure` if a signal arrives or a .gitignore is too large.
    package func files(_ interruption: Interruption) throws -> Files {
        let walk = FolderWalk(path: path, skipsPackages: true)
        var files = Files()
        let paths = try walk.files(
            proceed: { _ in try interruption.check() }, leaveOut: { _, _ in },
            skip: { folder in files.packageFolders.append(folder) })
        for path in paths {
            let name = PrivateFile.name(of: path)
            if Self.isDocument(name) {
                files.documents.append(path)
            } else if Self.isPage(name) {
                files.pages.append(path)
            } else {
                files.others.append(path)
            }
        }
        return files
    }

    /// Returns a sentence about pages that were skipped, for a person.
    package static func sentence(skipping pages: [String]) -> String {
        "Skipped \(list(pages)): til has no reader for their format."
    }

    /// Whether a file is a PDF by its name. Its findings are mended in the document that it was made from.
    package static func isPDF(_ path: String) -> Bool {
        let name = path.lowercased()
        return name.hasSuffix(".pdf") || name.hasSuffix(".pdf.gz")
    }

    /// Returns a sentence about PDFs that were skipped, for a person.
    package static func sentence(skippingPDFs paths: [String]) -> String {
        "Skipped \(list(paths)): a PDF is made from another document."
    }

    /// Returns a sentence about folders of packages that were skipped, for a person.
    package static func sentence(skippingPackages folders: [String]) -> String {
        "Skipped \(list(folders)): packages of others or generated pages."
    }

    private static func list(_ paths: [String]) -> String {
        let names = paths.prefix(3).map { path in "'\(path.visible)'" }.joined(separator: ", ")
        return paths.count > 3 ? "\(names) and \(paths.count - 3) more" : names
    }

    /// Whether a file name is typical of a document.
    static func isDocument(_ name: String) -> Bool {
        if instructions.contains(name.lowercased()) { return false }
        if DocumentFormat(path: name) != nil { return true }
        var parts = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, parts.last == "gz" { parts.removeLast() }
        guard let last = parts.last else { return false }
        let hasEnding = parts.count > 1
        return hasEnding ? endings.contains(last) : names.contains(last)
    }

    /// Whether a file name is typical of a page that a program makes a document of: `page.mdx`, `page.md.erb`.
    private static func isPage(_ name: String) -> Bool {
        let parts = name.lowercased().split(separator: ".")
        guard parts.count > 1, let ending = parts.last else { return false }
        if pages.contains(ending) { return true }
        guard templates.contains(ending), let inner = DocumentFormat(path: parts.dropLast().joined(separator: "."))
        else { return false }
        return inner != .html && inner != .roff
    }

    /// Text files that programs read.
    private static let instructions: Set<String> = [
        "cmakelists.txt", "requirements.txt", "constraints.txt", "robots.txt", "meson_options.txt", "conanfile.txt",
    ]
    private static let endings: Set<Substring> = ["txt", "text", "docx", "pdf"]
    private static let names: Set<Substring> = [
        "readme", "news", "changelog", "changes", "todo", "hacking", "install", "faq",
    ]
    private static let pages: Set<Substring> = ["mdx", "qmd", "rmd"]
    private static let templates: Set<Substring> = ["erb", "j2", "jinja", "jinja2", "tmpl", "liquid"]
}
