/// Formats of documents that can only be imported.
enum MarkupFormats {
    static let yaml = InterchangeFormat(
        name: "yaml", summary: "lists and maps in YAML", fileExtensions: ["yaml", "yml"], hasColumns: true,
        readers: [YAMLListReader.reader])
    static let latex = InterchangeFormat(
        name: "latex", summary: "LaTeX with \\newacronym, \\acro, \\DeclareAcronym or \\item[]",
        fileExtensions: ["tex", "ltx", "sty"], hasColumns: true, readers: [TeXListReader.reader])
    static let restructuredText = InterchangeFormat(
        name: "rst", summary: "tables, definition lists and glossaries in reStructuredText",
        fileExtensions: ["rst", "rest"], hasColumns: true, readers: [RestructuredTextListReader.reader])
    static let org = InterchangeFormat(
        name: "org", summary: "tables and lists of Org mode", fileExtensions: ["org"], hasColumns: true,
        readers: [OrgListReader.reader])
    static let asciidoc = InterchangeFormat(
        name: "asciidoc", summary: "tables and lists in AsciiDoc", fileExtensions: ["adoc", "asciidoc", "asc"],
        hasColumns: true, readers: [AsciiDocListReader.reader])
    static let wiki = InterchangeFormat(
        name: "wiki", summary: "tables and lists of MediaWiki", fileExtensions: ["wiki", "mediawiki", "wikitext"],
        hasColumns: true, readers: [WikiListReader.reader])

    static let typst = InterchangeFormat(
        name: "typst", summary: "dictionaries, tables and term lists in Typst", fileExtensions: ["typ"],
        hasColumns: true, readers: [TypstListReader.reader])

    static let excel = workbook(
        "xlsx", "the first sheet of a workbook of Excel", ["xlsx", "xlsm"], opens: SheetReader.isExcel)
    static let openDocument = workbook(
        "ods", "the first sheet of a workbook of LibreOffice", ["ods"], opens: SheetReader.isOpenDocument)

    private static func workbook(
        _ name: String, _ summary: String, _ fileExtensions: [String],
        opens: @escaping @Sendable (FileContents) -> Bool
    ) -> InterchangeFormat {
        InterchangeFormat(
            name: name, summary: summary, fileExtensions: fileExtensions, isBinary: true, unit: "row",
            hasColumns: true,
            readDocument: { (contents: FileContents) throws(InterchangeError) in try SheetReader.read(contents) },
            opens: opens)
    }

    static let all = [yaml, latex, restructuredText, org, asciidoc, wiki, typst, excel, openDocument]
}
