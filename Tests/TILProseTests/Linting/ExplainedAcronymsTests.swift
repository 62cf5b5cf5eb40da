import TILProse
import Testing

/// Which acronyms a document explains for readers of other documents of its repository.
@Suite struct ExplainedAcronymsTests {
    @Test(arguments: [
        // The terms of a section with the title of a glossary, whatever their letters say.
        ("# Glossary\n\nXQB\n:   The people who decide.\n", DocumentFormat.markdown),
        ("## Terms and Definitions\n\n- **XQB**: people who decide.\n", .markdown),
        ("## Terms\n\n- **XQB** - people who decide.\n", .markdown),
        ("## Acronyms\n\nXQB - people who decide\n", .markdown),
        ("## Acronyms\n\nXQB = people who decide\n", .markdown),
        ("## Acronyms\n\n- XQB people who decide\n- **XQB** is a board.\n", .markdown),
        ("# Glossary\n\n### XQB\n\nThe people who decide.\n", .markdown),
        ("# Glossary\n\n### 2. XQB (board)\n\nThe people who decide.\n", .markdown),
        ("# Glossary\n\n### What is the XQB?\n\nThe people who decide.\n", .markdown),
        ("# Glossary\n\n- **XQB**\n\n  The people who decide.\n", .markdown),
        ("Members\n\nXQB\n\n:   The people who decide.\n", .markdown),
        ("# Glossary\n\n**XQB**\nThe people who decide.\n", .markdown),
        ("# Glossary\n\n**QZP/XQB**: the people who decide.\n", .markdown),
        ("# Glossary\n\n| QZP, XQB | the people who decide |\n|---|---|\n", .markdown),
        ("# Glossary\n\n| XQB | the people who decide |\n|---|---|\n| A | B |\n", .markdown),
        ("# Glossary\n\nA quick board, with a cross-quarter board (XQB), met.\n", .markdown),
        ("= Glossary\n\nXQB:: The people who decide.\n", .asciiDoc),
        ("Glossary\n========\n\n.. glossary::\n\n   XQB\n      The people who decide.\n", .restructuredText),
        ("<h1>Glossary</h1><table><tr><td>XQB</td><td>people who decide</td></tr></table>", .html),
        ("\\section{Acronyms}\n\\begin{description}\n\\item[XQB] People who decide.\n\\end{description}", .latex),
        // A definition list.
        ("# Members\n\nXQB\n:   The people who decide.\n", .markdown),
        ("Members\n=======\n\nXQB\n   The people who decide.\n", .restructuredText),
        ("<dl><dt>XQB</dt><dd>People who decide.</dd></dl>", .html),
        ("<dl>\n<dt>XQB</dt>\n<dd>People who decide.</dd>\n</dl>", .html),
        ("= Members\n\nXQB:: The people who decide.\n", .asciiDoc),
        ("\\begin{description}\n\\item[XQB] People who decide.\n\\end{description}", .latex),
        // A table of acronyms.
        ("# Members\n\n| Acronym | Meaning |\n|---|---|\n| QZP | a |\n| XQB | people who decide |\n", .markdown),
        ("| Area | Abbr. |\n|---|---|\n| The people who decide | XQB |\n", .markdown),
        ("| Term | Definition |\n|---|---|\n| XQB | The people who decide |\n", .markdown),
        // The letters of a table or of an item.
        ("| A | B |\n|---|---|\n| XQB | Cross Quarter Board |\n", .markdown),
        ("# Members\n\n- **XQB**: Cross Quarter Board\n", .markdown),
        // Abbreviations of the markup.
        ("The XQB met.\n\n*[XQB]: people who decide\n", .markdown),
        ("<p>The <abbr title=\"people who decide\">XQB</abbr> met.</p>", .html),
        ("\\newacronym{xqb}{XQB}{cross-quarter board}", .latex),
    ])
    func termIsExplained(_ text: String, _ format: DocumentFormat) {
        #expect(ParsedDocument(Array(text.utf8), format: format).explainedAcronyms().explains("XQB"), "\(text)")
    }

    @Test(arguments: [
        // A definition in a sentence is for its own document.
        "The cross-quarter board (XQB) met.\n",
        "- **Members**: the cross-quarter board (XQB) met.\n",
        // An item, a table or a heading that explains something else.
        "- **XQB**: tell the people who decide.\n",
        "- **XQB**: a\n- **QZP**: b\n- **QZQ**: c\n- **QZV**: d\n- **QZW**: e\n",
        "| Name | State |\n|---|---|\n| XQB | old |\n", "| Term | State |\n|---|---|\n| XQB | old |\n",
        "# XQB\n\nThe people.\n", "The XQB met.\n", "Segments\n: Some of it.\n\n    - XQB\n    - QZP\n",
        // In a glossary, terms that only contain an acronym, and text.
        "# Glossary\n\n**XQB handshake**: It begins.\n", "# Glossary\n\nboard\n: The XQB met.\n",
        "# Glossary\n\n### The XQB protocol\n\nIt is new.\n", "# Glossary\n\n- XQB\n- QZP\n",
        "# Glossary\n\n| board | XQB |\n|---|---|\n",
    ])
    func otherTextExplainsNothing(_ text: String) {
        #expect(!ParsedDocument(Array(text.utf8)).explainedAcronyms().explains("XQB"), "\(text)")
    }

    @Test func pageWithTheNameOfAGlossaryNeedsNoTitle() {
        let page = ParsedDocument(Array("# Our words\n\n- **XQB**: tell the people who decide.\n".utf8))
        #expect(!page.explainedAcronyms().explains("XQB"))
        #expect(page.explainedAcronyms(isGlossary: true).explains("XQB"))
    }

    @Test func capitalisedTermOfAGlossaryIsExplainedInCapitals() {
        let text = "# Glossary\n\n- **Xqb**: a board.\n- **Qzp zone**: a zone.\n"
        let explained = ParsedDocument(Array(text.utf8)).explainedAcronyms()
        #expect(explained.explains("XQB"))
        #expect(!explained.explains("QZP"))
    }

    @Test func pluralAndAcronymsOfExplainedPartsAreExplained() {
        let text = "# Glossary\n\n- **XQBs**: boards.\n- **QZP**: a zone.\n"
        let explained = ParsedDocument(Array(text.utf8)).explainedAcronyms()
        #expect(explained.explains("XQB"))
        #expect(explained.explains("XQB/QZP"))
        #expect(explained.explains("XQB-API"))
        #expect(explained.explains("XQB2") && explained.explains("XQB-2"))
        #expect(!explained.explains("XQB-QZW"))
        #expect(!explained.explains("QZ"))
    }
}
