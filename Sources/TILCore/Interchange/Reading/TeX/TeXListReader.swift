import TILText

/// Lists in LaTeX: the declarations of the packages glossaries, acro, acronym, nomencl and others, `\item[...]`, and
/// tables.
///
/// Another command with two or more groups that occurs at the start of at least three lines is a row of a table,
/// because many authors define a command of their own.
enum TeXListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { read($0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        let start = Array(text.text.utf8.prefix(1 << 16))[...]
        if declarations.contains(where: { declaration in start.contains(declaration) }) { return .certain }
        let isNamed = [".tex", ".ltx", ".latex", ".sty"].contains(where: name.hasSuffix)
        if isNamed, start.contains("\\") { return .certain }
        return environments.contains { environment in start.contains(environment) } ? .possible : .no
    }

    /// The commands that only a list in LaTeX has.
    private static let declarations: [StaticString] = [
        "\\newacronym{", "\\newacronym[", "\\DeclareAcronym{", "\\newglossaryentry{", "\\acro{", "\\acrodef{",
        "\\newacro{", "\\nomenclature{", "\\nomenclature[", "\\newabbreviation{", "\\begin{acronym}",
    ]
    private static let environments: [StaticString] = [
        "\\begin{tabular", "\\begin{longtable", "\\begin{description}", "\\begin{document}", "\\item[",
    ]

    static func read(_ text: ListText) -> ListDocument {
        var parser = TeXListParser(ByteLines(text.text))
        parser.parse()
        return parser.document
    }
}
