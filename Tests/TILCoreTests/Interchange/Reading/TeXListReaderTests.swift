import Testing

@testable import TILCore

@Suite struct TeXListReaderTests {
    private func dump(_ text: String) -> String { ReaderSupport.dump(TeXListReader.reader, text) }

    /// The declaration of an entry, and the entry.
    static let declarations: [(text: String, entry: String)] = [
        (#"\newacronym{cd}{CD}{Compact Disc}"#, "1= CD | Compact Disc"),
        (
            #"\newacronym[longplural={Discs}]{cd}{CD}{Compact Disc}"#,
            "1= CD | Compact Disc\n* Not imported: longplural."
        ),
        (#"\newacronym[description={round}]{cd}{CD}{Compact Disc}"#, "1= CD | Compact Disc | round"),
        (#"\newabbreviation{cd}{CD}{Compact Disc}"#, "1= CD | Compact Disc"),
        (#"\acro{CD}{Compact Disc\acroextra{ is round}}"#, "1= CD | Compact Disc | is round"),
        (#"\acro{cd}[CD]{Compact Disc}"#, "1= CD | Compact Disc"),
        (#"\acrodef{CD}[CD]{Compact Disc}"#, "1= CD | Compact Disc"),
        (#"\newacro{CD}{Compact Disc}"#, "1= CD | Compact Disc"),
        (#"\DeclareAcronym{cd}{ short = CD, long = {Compact, Disc}, extra = round }"#, "1= CD | Compact, Disc | round"),
        (#"\DeclareAcronym{cd}{short=cd,long=Compact Disc,short-format=\scshape}"#, "1= CD | Compact Disc"),
        (
            #"\newglossaryentry{gui}{name=GUI, first={Graphical User Interface (GUI)}, description={windows}}"#,
            "1= GUI | Graphical User Interface | windows"
        ),
        (#"\newglossaryentry{gui}{name=GUI, long={Graphical User Interface}}"#, "1= GUI | Graphical User Interface"),
        (#"\newglossaryentry{gui}{name={GUI}, description={Windows}}"#, "1~ GUI | Windows"),
        (#"\nomenclature[A]{\textbf{CD}}{Compact Disc}"#, "1~ CD | Compact Disc"),
        (#"\abbrev{CD}{Compact Disc}"#, "1~ CD | Compact Disc"),
        (#"\item[CD] Compact Disc"#, "1~ CD | Compact Disc"),
    ]

    @Test(arguments: declarations)
    func aDeclarationIsAnEntry(text: String, entry: String) {
        #expect(dump(text) == entry)
    }

    /// The source of a text, and the text.
    static let texts: [(source: String, text: String)] = [
        (#"R\&D, 5\,\%, a\_b, \{x\}"#, "R&D, 5 %, a_b, {x}"),
        (#"CO$_2$ and $\mu$m, $\alpha$-helix, 10$^{-3}$"#, "CO2 and μm, α-helix, 10-3"),
        (#"\"Osterreich, Universit\'{e}, \c{C}a, stra\ss e, \v{s}"#, "Österreich, Université, Ça, straße, š"),
        (#"a--b---c ``d'' \textemdash{} e~f"#, "a–b—c “d” — e f"),
        (#"\textbf{C}ompact \emph{\underline{D}isc}"#, "Compact Disc"),
        (#"\gls{cpu} \cite{key} \href{https://x.y}{here}"#, "cpu here"),
        (#"\glslink{x:cpu}{Chinese} \glsdisp{key}{Wall}"#, "Chinese Wall"),
        (#"\textbackslash{}n \textasciitilde{}x \textasciicircum{}2"#, #"\n ~x ^2"#),
        (#"one\footnote{two} three"#, "one three (two)"),
    ]

    @Test(arguments: texts)
    func commandsBecomeText(source: String, text: String) {
        #expect(dump(#"\item[A] "# + source) == "1~ A | " + text)
    }

    /// Arguments of a command in a table that end after the table.
    static let arguments = [
        #"\caption{x \end{tabular} y}"#, #"\label{x \end{tabular} y}"#, #"\\[2pt \end{tabular} ]"#,
    ]

    @Test(arguments: arguments)
    func anArgumentThatEndsAfterItsTableEndsWithTheTable(argument: String) {
        let table = #"\begin{tabular}{ll} CD & Compact Disc \\ "# + argument
        #expect(dump(table).contains("1: CD | Compact Disc"))
    }

    @Test func aRowKeepsItsLineBesideAnEmptyRow() {
        let table = """
            \\begin{tabular}{ll}
            CD & Compact Disc \\\\
            & \\\\
            PS & Post Scriptum
            \\end{tabular}
            """
        #expect(dump(table) == "2: CD | Compact Disc\n4: PS | Post Scriptum")
    }

    @Test func commentsAndRemovedTextAreNamed() {
        let text = #"""
            % my list
            \acro{CD}{Compact Disc} % round
            \iffalse
            \acro{PS}{Power Supply}
            \fi
            \acro{AC}{100\% %
              Alternating Current}
            """#
        #expect(dump(text) == "2= CD | Compact Disc\n6= AC | 100% Alternating Current\n1 other\n3-5 other")
    }

    @Test func tablesAreRowsAndTheRowAboveARuleIsTheHeader() {
        let text = #"""
            \begin{tabular}{ll}
            \toprule
            Short & Long \\
            \midrule
            CD & Compact \textbf{Disc} \\[2pt]
            R\&D & Research \&
              Development \\ \hline
            PS & \begin{tabular}{l}Power\\Supply\end{tabular}
            \end{tabular}
            """#
        #expect(
            dump(text) == """
                3# Short | Long
                5: CD | Compact Disc
                6: R&D | Research & Development
                8: PS | Power⏎Supply
                """)
    }

    @Test func columnsOfTabbingAreCells() {
        #expect(
            dump("\\begin{tabbing}\nXXX\\=long\\kill\nCD\\>Compact Disc\\\\\nPS\\>Power Supply\n\\end{tabbing}")
                == "2 other\n3: CD | Compact Disc\n4: PS | Power Supply")
    }

    @Test func aCommandOfTheAuthorsOwnIsARowIfItIsRepeated() {
        let text = "\\entry{CD}{Compact Disc}\n\\entry{PS}{Power Supply}\n\\entry{AC}{Air Condition}\n"
        #expect(dump(text) == "1: CD | Compact Disc\n2: PS | Power Supply\n3: AC | Air Condition")
    }

    @Test func itemsAndParagraphsAreLines() {
        let text = #"""
            \section{List}
            Some text
            goes on.

            \begin{itemize}
            \item \textbf{CD}: Compact Disc
            \item PS -- Power Supply
            \end{itemize}
            """#
        #expect(
            dump(text) == """
                1 other
                2. Some text goes on.
                6- [CD] CD: Compact Disc
                7- PS – Power Supply
                """)
    }
}
