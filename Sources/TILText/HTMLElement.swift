/// An element of HTML or of a Word document, by what it is for the text in it.
package struct HTMLElement {
    /// The effect of an element's tags and text.
    package enum Role {
        /// The element marks up words or is unknown.
        case inline
        /// The element is a passage or contains passages.
        case block
        case lineBreak
        /// A term in a definition list, or its description.
        case term, meaning
        /// A cell of a table.
        case cell
        case hyphen
        /// The text is code.
        case code
        /// The text is not shown.
        case hidden
    }

    /// The subject of an element's text, if it is not prose.
    package enum Subject {
        case code, heading, link, quotation, table
    }

    package let role: Role
    package let subject: Subject?

    /// Creates the element with a lowercase name.
    package init(_ name: String) { self = Self.elements[name] ?? HTMLElement(.inline) }

    private init(_ role: Role, _ subject: Subject? = nil) {
        self.role = role
        self.subject = subject
    }

    private static let elements: [String: HTMLElement] = {
        var table: [String: HTMLElement] = [:]
        for (names, element) in lists {
            for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = element }
        }
        return table
    }()

    private static let lists: [(names: String, element: HTMLElement)] = [
        ("a abbr acronym dfn", HTMLElement(.inline, .link)), ("title", HTMLElement(.inline, .heading)),
        ("q cite", HTMLElement(.inline, .quotation)), ("br w:tab w:br w:cr", HTMLElement(.lineBreak)),
        ("dd", HTMLElement(.meaning)), ("td th", HTMLElement(.cell)), ("w:nobreakhyphen", HTMLElement(.hyphen)),
        ("code kbd samp tt math var", HTMLElement(.code, .code)),
        (
            "pre script style template svg textarea noscript canvas w:instrtext w:deltext w:del",
            HTMLElement(.hidden, .code)
        ),
        ("dt", HTMLElement(.term, .link)), ("button label select nav", HTMLElement(.block, .link)),
        ("table", HTMLElement(.block, .table)),
        ("h1 h2 h3 h4 h5 h6 caption figcaption", HTMLElement(.block, .heading)),
        ("blockquote", HTMLElement(.block, .quotation)),
        (
            """
            address article aside body center details dialog div dl fieldset figure footer form head header hr html iframe
            img legend li main menu ol option p section summary tbody tfoot thead tr ul video audio w:p
            """, HTMLElement(.block)
        ),
    ]
}
