import Testing

@testable import TILProse

/// A text and the definitions in it, written "SHORT = long form".
struct DefinitionCase: CustomTestStringConvertible, Sendable {
    var text: String
    var definitions: [String]
    var testDescription: String { text }

    init(_ text: String, _ definitions: String...) {
        self.text = text
        self.definitions = definitions
    }
}

/// The definitions that a scanner finds, written "SHORT = long form".
func definitions(in text: String, format: DocumentFormat = .markdown) -> [String] {
    ProseScanner.scan(text, options: .init(format: format)).definitions.map { "\($0.short) = \($0.long)" }
}

@Suite struct ProseScannerPatternTests {
    @Test(arguments: [
        DefinitionCase("the principal component analysis (PCA) of it", "PCA = principal component analysis"),
        DefinitionCase("The principal component analysis [PCA] of it", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis (hereafter PCA)", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis (hereafter called PCA)", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis (abbreviated PCA)", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis (PCA; Pearson 1901)", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis (PCA, also Karhunen)", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis (PCA [3])", "PCA = principal component analysis"),
        DefinitionCase("par identifiant de processus (PID)", "PID = identifiant de processus"),
        DefinitionCase("principal component analysis (PCA for short)", "PCA = principal component analysis"),
        DefinitionCase("the Power Management Service Unit(PMSU)", "PMSU = Power Management Service Unit"),
        DefinitionCase("the labels for cognition(COG) and", "COG = cognition"),
        DefinitionCase("the clozapine (CLP, DZP) dose", "CLP = clozapine"),
        DefinitionCase("principal component analysis (PCA, ICA, etc.)", "PCA = principal component analysis"),
        DefinitionCase("Abstract Syntax Notation One (ASN.1)", "ASN.1 = Abstract Syntax Notation One"),
        DefinitionCase("the Working Party 6 (WP.6) met", "WP.6 = Working Party 6"),
        DefinitionCase("principal component analysis (\"PCA\")", "PCA = principal component analysis"),
        DefinitionCase("the \u{201C}principal component analysis\u{201D} (PCA)", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis (PCA", "PCA = principal component analysis"),
        DefinitionCase("\u{FF08}no\u{FF09} point of sale\u{FF08}POS\u{FF09}", "POS = point of sale"),
    ])
    func longFormFirst(example: DefinitionCase) {
        let found = definitions(in: example.text)
        // A group that is never closed is cut off text: nothing is made of it unless a mark follows the acronym.
        #expect(found == (example.text.hasSuffix("(PCA") ? [] : example.definitions))
    }

    @Test(arguments: [
        DefinitionCase("PCA (principal component analysis) is old", "PCA = principal component analysis"),
        DefinitionCase("PCA (short for principal component analysis)", "PCA = principal component analysis"),
        DefinitionCase("PCA (i.e., principal component analysis)", "PCA = principal component analysis"),
        DefinitionCase("PCA, short for principal component analysis, is", "PCA = principal component analysis"),
        DefinitionCase("PCA stands for principal component analysis", "PCA = principal component analysis"),
        DefinitionCase("PCA, i.e., principal component analysis, is", "PCA = principal component analysis"),
        DefinitionCase("PCA, which stands for \"principal component analysis\"", "PCA = principal component analysis"),
        DefinitionCase("PCA is an acronym for principal component analysis", "PCA = principal component analysis"),
        DefinitionCase("PCA: principal component analysis", "PCA = principal component analysis"),
        DefinitionCase("PCA = principal component analysis", "PCA = principal component analysis"),
        DefinitionCase("PCA \u{2013} principal component analysis", "PCA = principal component analysis"),
        DefinitionCase("| PCA | principal component analysis |", "PCA = principal component analysis"),
        DefinitionCase("- **PCA**: principal component analysis", "PCA = principal component analysis"),
        DefinitionCase("PCA, also known as principal component analysis, is", "PCA = principal component analysis"),
        DefinitionCase("LSTM (long short-term memory neural network)", "LSTM = long short-term memory neural network"),
        DefinitionCase("Epac (exchange protein activated by cAMP)", "Epac = exchange protein activated by cAMP"),
    ])
    func acronymFirst(example: DefinitionCase) {
        #expect(definitions(in: example.text) == example.definitions)
    }

    @Test(arguments: [
        DefinitionCase("principal component analysis, abbreviated PCA, is", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis, abbreviated as PCA", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis, also known as PCA, is", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis, or PCA for short", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis, hereafter PCA, is", "PCA = principal component analysis"),
        DefinitionCase("principal component analysis, i.e., PCA, is", "PCA = principal component analysis"),
    ])
    func phrasesInRunningText(example: DefinitionCase) {
        #expect(definitions(in: example.text) == example.definitions)
    }

    @Test(arguments: [
        DefinitionCase("by the area under the curve (AUC)", "AUC = area under the curve"),
        DefinitionCase("the non-negative matrix factorization (NMF)", "NMF = non-negative matrix factorization"),
        DefinitionCase("the World Wide Web Consortium (W3C)", "W3C = World Wide Web Consortium"),
        DefinitionCase("on Kubernetes (K8s) clusters", "K8s = Kubernetes"),
        DefinitionCase("third generation partnership project (3GPP)", "3GPP = third generation partnership project"),
        DefinitionCase("of text-to-speech (TTS) and", "TTS = text-to-speech"),
        DefinitionCase("principal component analyses (PCAs) were", "PCAs = principal component analyses"),
        DefinitionCase("of messenger RNA (mRNA)", "mRNA = messenger RNA"),
        DefinitionCase("set in Lamport TeX (LaTeX)", "LaTeX = Lamport TeX"),
        DefinitionCase("an electrocardiogram (ECG)", "ECG = electrocardiogram"),
        DefinitionCase("of extensible markup language (XML)", "XML = extensible markup language"),
        DefinitionCase("with cross-site scripting (XSS)", "XSS = cross-site scripting"),
        DefinitionCase("research and development (R&D)", "R&D = research and development"),
        DefinitionCase("the input/output (I/O) port", "I/O = input/output"),
        DefinitionCase("of 2,6-diaminopurine (DAP)", "DAP = 2,6-diaminopurine"),
        DefinitionCase("of regular dialytic treatment (R.D.T.)", "R.D.T. = regular dialytic treatment"),
        DefinitionCase("forced expiratory volume (FEV(1))", "FEV(1) = forced expiratory volume"),
        DefinitionCase("the location based social network (LBNS)", "LBNS = location based social network"),
        DefinitionCase("the poly(ADP-ribose) polymerase (PARP)", "PARP = poly(ADP-ribose) polymerase"),
        DefinitionCase("(a kind of point set registration (PSR))", "PSR = point set registration"),
        DefinitionCase("Markov chain Monte Carlo methods (MCMC)", "MCMC = Markov chain Monte Carlo"),
        DefinitionCase("the salt tolerance gene (ST)", "ST = salt tolerance gene"),
        DefinitionCase("Structured Query\nLanguage (SQL)", "SQL = Structured Query Language"),
        DefinitionCase("Structured Query Language\n(SQL)", "SQL = Structured Query Language"),
        DefinitionCase("the Earth mover's distance (EMD)", "EMD = Earth mover's distance"),
        DefinitionCase("Rivest, Shamir and Adleman (RSA)", "RSA = Rivest, Shamir and Adleman"),
        DefinitionCase("non - convex quadratic program ( NCQP )", "NCQP = non - convex quadratic program"),
    ])
    func howLettersAreMatched(example: DefinitionCase) {
        #expect(definitions(in: example.text) == example.definitions)
    }

    @Test(arguments: [
        DefinitionCase("three granularity levels (GL0, GL1 and GL2)"),
        DefinitionCase("of hepatitis virus B (HV B)", "HV B = hepatitis virus B"),
        DefinitionCase("a parser with naive (UPN) and upper label (UL) trees", "UL = upper label"),
        DefinitionCase(
            "The XQB, KDF and PW stand for cross-quarter board, key derivation function and pseudo wire, respectively.",
            "XQB = cross-quarter board", "KDF = key derivation function", "PW = pseudo wire"),
        DefinitionCase("- PW - Pseudo Wire", "PW = Pseudo Wire"),
        DefinitionCase("- LTS - Long Term Support - Support for years", "LTS = Long Term Support"),
        DefinitionCase("Use PW - Pseudo Wire here"),
        DefinitionCase(
            "le Fonds des Nations Unies pour l'enfance (UNICEF)", "UNICEF = Fonds des Nations Unies pour l'enfance"),
        DefinitionCase("to 6-cyano-7-nitroquinoxaline-2,3-dione (CNQX)", "CNQX = 6-cyano-7-nitroquinoxaline-2,3-dione"),
        DefinitionCase("with NAD(P)H:quinone oxidoreductase 1 (NQO1)", "NQO1 = NAD(P)H:quinone oxidoreductase 1"),
    ])
    func severalAndPartsOfShortForms(example: DefinitionCase) {
        #expect(definitions(in: example.text) == example.definitions)
    }

    @Test(arguments: [
        DefinitionCase("a PM (physical machine or server) is on", "PM = physical machine"),
        DefinitionCase("by the Resource Reservation Protocol (RSVP)", "RSVP = Resource Reservation Protocol"),
        DefinitionCase("a pseudo-random function according to (PRF) it", "PRF = pseudo-random function"),
    ])
    func whereLongFormsStartAndEnd(example: DefinitionCase) {
        #expect(definitions(in: example.text) == example.definitions)
    }

    @Test(arguments: [
        DefinitionCase("Do not send PDF, PS, or DVI files."),
        DefinitionCase("data root infodir info (DATAROOTDIR/info)"),
        DefinitionCase("about file descriptors (fd.o #80603)"),
        DefinitionCase("a smoother resizing [Sven]"),
        DefinitionCase("TeX (or texi2roff) to typeset"),
    ])
    func namesPathsAndListsAreNoDefinitions(example: DefinitionCase) {
        #expect(definitions(in: example.text) == example.definitions)
    }

    @Test func aSynopsisAndTitlesOfManPagesAreNoProse() {
        let page = """
            .TH FOO 1
            .SH "SYNOPSIS"
            \\fBfoo network\\-attachments list\\fR [\\fINAME\\fR ...]
            .SH DESCRIPTION
            The network attachment point (NAP) is here.
            .SH NOMBRE
            Use XQB.
            """
        let report = ProseScanner.scan(page, options: .init(format: .roff))
        #expect(report.definitions.map(\.short) == ["NAP"])
        #expect(report.uses.map(\.short) == ["NAP", "XQB"])
    }

    @Test func articlesAreNoPartOfALongForm() {
        #expect(definitions(in: "It is a neural network (NN).") == ["NN = neural network"])
        #expect(definitions(in: "by an artificial neural network (ANN)") == ["ANN = artificial neural network"])
        #expect(definitions(in: "from The Cancer Imaging Archive (TCIA)") == ["TCIA = The Cancer Imaging Archive"])
    }

    @Test func theLongFormDoesNotCrossASentence() {
        #expect(definitions(in: "We saw Peter. Component analysis (PCA) helps.") == [])
        #expect(definitions(in: "We saw Peter; component analysis (PCA) helps.") == [])
    }

    @Test func severalInOneSentenceKeepTheirOrder() {
        let text = "True positives (TP), false positives (FP) and false negatives (FN)."
        #expect(
            definitions(in: text) == ["TP = True positives", "FP = false positives", "FN = false negatives"])
    }
}
