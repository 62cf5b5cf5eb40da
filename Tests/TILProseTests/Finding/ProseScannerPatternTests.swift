import Testing

@testable import TILProse

/// The definitions that a scanner finds, written "SHORT = long form".
func definitions(in text: String, format: DocumentFormat = .markdown) -> [String] {
    ProseScanner.scan(text, options: .init(format: format)).definitions.map { "\($0.short) = \($0.long)" }
}

@Suite struct ProseScannerPatternTests {
    @Test(arguments: [
        "the principal component analysis (PCA) of it",
        "The principal component analysis [PCA] of it",
        "principal component analysis (hereafter PCA)",
        "principal component analysis (hereafter called PCA)",
        "principal component analysis (abbreviated PCA)",
        "principal component analysis (PCA; Pearson 1901)",
        "principal component analysis (PCA, also Karhunen)",
        "principal component analysis (PCA [3])",
        "principal component analysis (PCA for short)",
        "principal component analysis (PCA, ICA, etc.)",
        "principal component analysis (\"PCA\")",
        "the \u{201C}principal component analysis\u{201D} (PCA)",
        // The acronym first.
        "PCA (principal component analysis) is old",
        "PCA (short for principal component analysis)",
        "PCA (i.e., principal component analysis)",
        "PCA, short for principal component analysis, is",
        "PCA stands for principal component analysis",
        "PCA, i.e., principal component analysis, is",
        "PCA, which stands for \"principal component analysis\"",
        "PCA is an acronym for principal component analysis",
        "PCA: principal component analysis",
        "PCA = principal component analysis",
        "PCA \u{2013} principal component analysis",
        "| PCA | principal component analysis |",
        "- **PCA**: principal component analysis",
        "PCA, also known as principal component analysis, is",
        // Phrases in running text.
        "principal component analysis, abbreviated PCA, is",
        "principal component analysis, abbreviated as PCA",
        "principal component analysis, also known as PCA, is",
        "principal component analysis, or PCA for short",
        "principal component analysis, hereafter PCA, is",
        "principal component analysis, i.e., PCA, is",
    ])
    func everyPatternGivesTheDefinition(text: String) {
        #expect(definitions(in: text) == ["PCA = principal component analysis"])
    }

    @Test(arguments: [
        ("par identifiant de processus (PID)", "PID = identifiant de processus"),
        ("the polycyclic groups (PcGroup for short) are", "PcGroup = polycyclic groups"),
        ("with the most significant bit (msb) first", "msb = most significant bit"),
        ("the Power Management Service Unit(PMSU)", "PMSU = Power Management Service Unit"),
        ("the labels for cognition(COG) and", "COG = cognition"),
        ("the clozapine (CLP, DZP) dose", "CLP = clozapine"),
        ("Abstract Syntax Notation One (ASN.1)", "ASN.1 = Abstract Syntax Notation One"),
        ("the Working Party 6 (WP.6) met", "WP.6 = Working Party 6"),
        ("\u{FF08}no\u{FF09} point of sale\u{FF08}POS\u{FF09}", "POS = point of sale"),
        ("LSTM (long short-term memory neural network)", "LSTM = long short-term memory neural network"),
        ("Epac (exchange protein activated by cAMP)", "Epac = exchange protein activated by cAMP"),
        // How letters are matched.
        ("by the area under the curve (AUC)", "AUC = area under the curve"),
        ("the non-negative matrix factorization (NMF)", "NMF = non-negative matrix factorization"),
        ("the World Wide Web Consortium (W3C)", "W3C = World Wide Web Consortium"),
        ("on Kubernetes (K8s) clusters", "K8s = Kubernetes"),
        ("third generation partnership project (3GPP)", "3GPP = third generation partnership project"),
        ("of text-to-speech (TTS) and", "TTS = text-to-speech"),
        ("principal component analyses (PCAs) were", "PCAs = principal component analyses"),
        ("of messenger RNA (mRNA)", "mRNA = messenger RNA"),
        ("set in Lamport TeX (LaTeX)", "LaTeX = Lamport TeX"),
        ("an electrocardiogram (ECG)", "ECG = electrocardiogram"),
        ("of extensible markup language (XML)", "XML = extensible markup language"),
        ("with cross-site scripting (XSS)", "XSS = cross-site scripting"),
        ("research and development (R&D)", "R&D = research and development"),
        ("the input/output (I/O) port", "I/O = input/output"),
        ("of 2,6-diaminopurine (DAP)", "DAP = 2,6-diaminopurine"),
        ("of regular dialytic treatment (R.D.T.)", "R.D.T. = regular dialytic treatment"),
        ("forced expiratory volume (FEV(1))", "FEV(1) = forced expiratory volume"),
        ("the location based social network (LBNS)", "LBNS = location based social network"),
        ("the poly(ADP-ribose) polymerase (PARP)", "PARP = poly(ADP-ribose) polymerase"),
        ("(a kind of point set registration (PSR))", "PSR = point set registration"),
        ("Markov chain Monte Carlo methods (MCMC)", "MCMC = Markov chain Monte Carlo"),
        ("the salt tolerance gene (ST)", "ST = salt tolerance gene"),
        ("Structured Query\nLanguage (SQL)", "SQL = Structured Query Language"),
        ("Structured Query Language\n(SQL)", "SQL = Structured Query Language"),
        ("the Earth mover's distance (EMD)", "EMD = Earth mover's distance"),
        ("Rivest, Shamir and Adleman (RSA)", "RSA = Rivest, Shamir and Adleman"),
        ("non - convex quadratic program ( NCQP )", "NCQP = non - convex quadratic program"),
        // Lists and parts of short forms.
        ("of hepatitis virus B (HV B)", "HV B = hepatitis virus B"),
        ("a parser with naive (UPN) and upper label (UL) trees", "UL = upper label"),
        ("- PW - Pseudo Wire", "PW = Pseudo Wire"),
        ("- LTS - Long Term Support - Support for years", "LTS = Long Term Support"),
        ("le Fonds des Nations Unies pour l'enfance (UNICEF)", "UNICEF = Fonds des Nations Unies pour l'enfance"),
        ("to 6-cyano-7-nitroquinoxaline-2,3-dione (CNQX)", "CNQX = 6-cyano-7-nitroquinoxaline-2,3-dione"),
        ("with NAD(P)H:quinone oxidoreductase 1 (NQO1)", "NQO1 = NAD(P)H:quinone oxidoreductase 1"),
        // Where long forms start and end.
        ("a PM (physical machine or server) is on", "PM = physical machine"),
        ("by the Resource Reservation Protocol (RSVP)", "RSVP = Resource Reservation Protocol"),
        ("a pseudo-random function according to (PRF) it", "PRF = pseudo-random function"),
        ("the $k$-nearest neighbour (KNN) rule", "KNN = k-nearest neighbour"),
        // A long form starts after its article.
        ("It is a neural network (NN).", "NN = neural network"),
        ("by an artificial neural network (ANN)", "ANN = artificial neural network"),
        ("from The Cancer Imaging Archive (TCIA)", "TCIA = The Cancer Imaging Archive"),
    ])
    func definitionIsFoundWithItsExactText(text: String, definition: String) {
        #expect(definitions(in: text) == [definition])
    }

    @Test func synopsisAndTitlesOfManPagesAreNotRead() {
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

    @Test(arguments: [
        ("De små og mellemstore virksomheder (SMV'er) er her.", "SMV'er = små og mellemstore virksomheder"),
        ("De små og mellemstore virksomheder (SMV’er) er her.", "SMV’er = små og mellemstore virksomheder"),
        ("The carrier hotel nodes (CHN's) are here.", "CHN's = carrier hotel nodes"),
    ])
    func endingAfterAnApostropheIsPartOfTheAcronym(text: String, definition: String) {
        #expect(definitions(in: text) == [definition])
    }

    @Test func definitionsOfOneSentenceKeepTheirOrder() {
        let text = "True positives (TP), false positives (FP) and false negatives (FN)."
        #expect(
            definitions(in: text) == ["TP = True positives", "FP = false positives", "FN = false negatives"])
    }
}
