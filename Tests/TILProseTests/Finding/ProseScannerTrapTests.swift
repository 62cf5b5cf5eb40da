import Testing

@testable import TILProse

@Suite struct ProseScannerTrapTests {
    @Test(arguments: [
        "The result (see Fig. 2) is stable.", "Earlier work (2003) failed.", "as in the sequel (e.g. Section 2)",
        "the king (Louis XIV) left", "found in figure (FIG. 3)",
        "of the signal (or, the sum)",
        "The second part (II) is new.", "by sixteen authors (Smith et al.)",
        "the sum of all terms (that is, all of it)",
        "The same across all bins (this is so)", "one hundred percent (100%)", "two solutions (a) and (b)",
        "A single measurement (in metres) was made.", "as said (above) it fell",
        "an increase (up 2.1%) of it (down)",
        "The file is principal_component_analysis (PCA_file).", "The pull request before release (PR #33) was closed.",
        "The journal has 1024 file system blocks (i.e., 1MB of them).",
        "This uses the Base Directory Specification[BaseDir] of old.",
        "P2MP:  Point-to-Multipoint\nPW:   Pseudowire",
        "It uses the SHA-1 hash algorithm [SHA1] for this.",
        "the function MagickGetImageEndian (MagickWand *)", "the class TIME(timezone=False)",
        "allow an array assignment ${(AA)=names} here", "the functions Q6Q (QQ) of it",
        "the Administrative Committee of the 1958 Agreement (AC.1)",
        "* Fix a bug that keeps closing serious bugs (Closes: #869708)",
        "if typeid(T) is known", "call seekpos(sp) now", "by insert(int, boolean)",
        "the parameter and (A) is",
        "Plaintext mechanisms (PLAIN, LOGIN)", "zone operations (Open, Close, Finish and Reset)",
        "Darwin-based OSs (macOS, etc.)", "formatting characters (ie, TAB, LF, VT, FF, CR)",
        "signals from the terminal (SIGINT, SIGQUIT, SIGTSTP)",
        "in a field of a KDC-REQ-BODY [KRB5]", "by Denning and Sacco [DS81]", "Kerberos cryptosystems [KCRYPTO]",
        "random function corresponding to [RFC4401]", "fits all of input [IP] packets",
        "remain unaltered (Rule 5)", "in addition to the default headers (“Date:”, “From:”)",
        "send subsequent packets in the announcement (Since: 6.0)",
        "for an imperative language (the IMP++ language)", "show sizes in MiB, or MB with --si",
        "the verifier's (the verf element) flavor", "We comply with SAT, smartmontools is able to do so.",
        "uniquely identifiable entities (i.e., IDs of exposures)", "of the inputs (ie. its realized inputs)",
        "Position vector from teeter pin (point P)", "a type (GridType), a start time (TStart)",
        "the certificate's Subject Alternative Name attribute(s) (SAN), or",
        "the ssh service running on the machine ABC (ssh/ABC@REALM)", "mtype3.insertMember(MEMBER2, 0)",
        "OpenLDAP LDAP (libldap, -lldap)", "memory in MiB [#mebibytes]_",
        "to facilitate pipeline wrappers (PRs `#1242`_ and `#1244`_).",
        "a new type NC\\_NAT (Not A Type) of it", "and system-dependent file locations (see FILES)",
        "the granularity 2^(G+2) bytes by it", "the 2nd samples (i.e. the same encoding)",
        "reStructured text (reST or RST)",
        "There are OpenMPI and their derivatives (MPI) here.", "the BGP4MP dump (BGP) is",
        "at most 200m (200 Megabytes) of it",
        "dynamically enlarge the (de)compression buffer", "request protocol structs (dpkp PR 630)",
        "a home for users with their own group (USERGROUPS = yes)", "en la columna comentarios (Comments) de",
        "aspirin is CC(=O)OC1=CC=CC=C1C(=O)O (COC) here", "the point Mg[O@H]N(C) (MON) of it",
        "* Ann Bell (annbell): the first version",
        "int readPort(RP, PortSet)", "void openFile(of)", "Map<String, Value> mapValues(MV mv)",
        "the Windows Common Controls (COMCTRL32.LIB) is", "keeps a secret value (the Server Secret), which",
        "el envío del paquete (dput) es", "are \"equal\" in the same sense (ESS? x y) here",
        "POS\n\npoint of sale", "on battery\n\n\n12 (OB)",
        "an dem eingehängt werden soll (das WO) und",
        "ssh-keygen kann SCHLÜSSELSPERRLISTEN (KRLs) verwalten", "Retrieve OpenAPI Specification (openapiGet)",
        "comparison of null pointers is now rejected (PR99701)", ". Q\n3T [Qt] p [Qt]",
        "in New Zealand, where the standard time (NZST) and daylight saving time differ",
        "Utilisation de --default-signal[=UDS]", "dra fördel av slumpmässig adressrymd (ASA), vilket",
        "using path sampling method (SIMWE) here", "Cisco's usNIC device (\"userspace NIC\") here",
        "Fix for bridge detection (don't send it)", "the default (D)TLS library",
        "it can be used to force CTAP1 (U2F) here",
        "zone change notifications (NOTIFY), which",
        "the GEN vconcat(GEN A, GEN B) of it", "lfunlambda(LD, 3) is",
        "SMILES: CN1CC[C@]23c4c5ccc(c4O[C@H]2[C@H](C=C)O)O", "part of the l3packages bundle [L3Pb] here",
        "the timeout in ms (1000ms is 1sec!)", "P or NP systems are hard.", "We use the PS or P2P systems.",
        "The AP is also placed there.",
        "supported by all major operating systems (macOS, Windows, iOS, and Android), yet",
        "then equation (E) has no solution", "align is either r, c, l or j (or R C L J) and type",
        "Choose Format - Format Selection (Charts) now",
        "use textit[text in italics] here",
        "change (Y) or not (N) the script", "even if it is invalid (id=0) here",
        "any character (except CR, LF and NUL)",
        "the overhead in bytes due to TLS (DTLS) here", "and the score is a pair (sp, rp) of",
        "access control lists is based on version 2 (ACL2) of", "the condition analogous to (A2) is",
        "(described by Freeman and Pfenning [FP91])", "on Fedora, CentOS and RHEL (from COPR)",
        "at ftp.shsu.edu (Estados Unidos) too", "the file stix-mathrm-bold.pfb (STIXMath Bold) is",
        "with TeX (LaTeX) and pdfTeX (pdfLaTeX)", "any numerical input type (int, long, float, or complex)",
        "usarse con tablas. picinpar (CTAN:macros/latex/contrib)",
        "`.setinputsizes` (*sizes*) is a call", "de usuarios alemanes de TeX (DANTE) ha", "he can see (S), and",
        "units, such as unit tests (units)", "how long the addresses (leases) last",
        "the transient racket (without TR) is", "on a diphtong (άι, άυ) is",
        "Same as Alpha, but the interfaces (API, configuration) are",
        "a higher-order polymorphic language (POPL 2018)",
        "with Animation from Interactions (Level AAA) is", "move point. capitalize-word (M-c) is",
        "the Uses of Class javax.swing.AbstractColorChooserPanel (Java SE 17) of",
        "at least two particles (the LSPs) will",
        "(for example U.S.-EU Privacy Shield Framework [USEUPRIVSH])", "of the word separator (str) is",
        "the steady state (i.e. the static equilibrium) of",
        "counts of Salmonella Newport in Germany loaded using data(\"salmNewport\")",
        "you are going to need a C compiler (GCC, clang and MSVC)", "by Bastian Bechtold (BSD 3-clause license)",
        "the activation voltage (V) is",
        "an attribute by gt.getattr (gt, node) is", "by XXXXX XXXXX (XX) of",
        // The last word of a longer name.
        "the root certificate (root CA) is", "y seguro de qualidade (qa) de", "the peer certificate (peer CA)",
        // Labels and numbers.
        "the two paragraphs (P2) are", "the first 0x1AFF0 Extended (0x1E) block",
        "by XXX XXXX XX XXXX XXXXXXX XX XXX XXXX (XXXXXXXXXXXXXX) of",
        // Code and formulas.
        "readFile :: Path -> IO [ContentInfo]", "let r1 random 1.0 (r1) and", "of IF (IsFirstAlternative()) here",
        // Lists whose first entry fits by chance.
        "by tangent-plane projections (TAN, SIN, ZEA)", "at the message-passing layer (MPI, MPI-2, and PVM)",
        "The vacuum fractions (VR, SRVGO) are",
        // Clauses, and words that are joined by chance.
        "for native printers, add JCL (PJL) options", "to discover and activate software (ATA) here",
        "it asynchronously retrieves headlines (RSS) from",
        "The header contains quantization default (QCD) marker",
        "the attribute specifies how white spaces (ASCII spaces) are",
        "global using DMVT = DocumentModel.VariantTypes;",
        "<abbr title=\"https://example.org/CCE: CCE\">CCE-8</abbr>",
        "getVars (G) == getVars (F)",
        "Generates a list of tuples (or lists).", "the wall time, initial (int) is",
        "void setScores(QuatSymmetry scores)",
        "the line strncmp (S, \"cat\", 3) is", "E.save('E2') is", "NDN :: NonDigit\nNDo :: NonDigit",
        // Another name.
        "within the returned XML (or XHTML) now", "to listen to \"ICMP6\" or \"IP6\" packets",
    ])
    func defineNothing(text: String) {
        #expect(definitions(in: text) == [])
    }

    @Test(arguments: [
        ("the subnet identifier (subnet ID) is", "ID = identifier"),
        ("at the physical layer (PHY) of", "PHY = physical layer"),
        ("a region of interest (RGN) is", "RGN = region of interest"),
        ("cell division control 2 (cdc2)", "cdc2 = cell division control 2"),
        ("the Tcl shell (tclsh) is", "tclsh = Tcl shell"), ("the C-Shell (csh) is", "csh = C-Shell"),
        ("known as PerlDL or PDL is", "PDL = PerlDL"),
        ("the file identifier, or FID.", "FID = file identifier"),
        ("of kibibytes (KiB, units of 1024)", "KiB = kibibytes"),
        ("the Moves, Adds, and Changes (MACs) of", "MACs = Moves, Adds, and Changes"),
        ("very secure whereas SFTP (Secure FTP) runs", "SFTP = Secure FTP"),
        ("analysis without data augmentation (WDA)", "WDA = without data augmentation"),
    ])
    func aLongFormThatLooksLikeATrapIsFound(text: String, definition: String) {
        #expect(definitions(in: text) == [definition])
    }

    @Test(arguments: [
        ("of adenosine triphosphate (ATP, ADP) in", "ATP = adenosine triphosphate"),
        ("the ribonucleic acid (RNA, DNA) is", "RNA = ribonucleic acid"),
        ("by messenger ribonucleic acid (mRNA, tRNA) in", "mRNA = messenger ribonucleic acid"),
        ("the acquired immunodeficiency syndrome (AIDS, HIV) is", "AIDS = acquired immunodeficiency syndrome"),
        ("in trichloroacetic acid (TCA, DCA) at", "TCA = trichloroacetic acid"),
        ("with ethylenediaminetetraacetic acid (EDTA, EGTA) in", "EDTA = ethylenediaminetetraacetic acid"),
        ("by polyacrylamide gel electrophoresis (PAGE, SDS-PAGE) and", "PAGE = polyacrylamide gel electrophoresis"),
        ("a parsing expression grammar (PEG) is", "PEG = parsing expression grammar"),
        ("closed until further notice (UFN) now", "UFN = until further notice"),
        ("the returns on assets (ROA) of", "ROA = returns on assets"),
        ("in migraine without aura (MA) and", "MA = migraine without aura"),
        ("of anesthesia without opioids (AO) in", "AO = anesthesia without opioids"),
        ("PCA, aka principal component analysis, is", "PCA = principal component analysis"),
        ("CPU aka central processing unit is", "CPU = central processing unit"),
        ("the 5'-untranslated region (5'-UTR) of", "5'-UTR = 5'-untranslated region"),
        ("the PerlDL or PDL is", "PDL = PerlDL"),
        ("the activator protein 1 (ap1) is", "ap1 = activator protein 1"),
        ("the Objective Caml (ocaml) compiler", "ocaml = Objective Caml"),
        ("the Common Lisp (clisp) is", "clisp = Common Lisp"), ("of serine (Ser, S) in", "Ser = serine"),
        ("of hemoglobin (Hgb, HGB) in", "Hgb = hemoglobin"),
        ("by dimethyl-sulfoxide (DMSO, ETOH) in", "DMSO = dimethyl-sulfoxide"),
        ("of interleukin 2 (il2) in", "il2 = interleukin 2"),
        ("the protein kinase 1 (pk1) is", "pk1 = protein kinase 1"),
        ("at layer 2 (l2) of", "l2 = layer 2"), ("by hexokinase (HK2) in", "HK2 = hexokinase"),
        ("niveles de hemoglobina (HG) en", "HG = hemoglobina"), ("by interleukin2 (IL) in", "IL = interleukin2"),
        ("the gigabyte (symbol GB) is", "GB = gigabyte"), ("an AB [antibody] is", "AB = antibody"),
        ("the 4Front Technologies Group (FTG) is", "FTG = 4Front Technologies Group"),
        ("the GB (also known as gigabyte) is", "GB = gigabyte"), ("the GB (or gigabyte) is", "GB = gigabyte"),
    ])
    func aRareShapeOfALongFormIsFound(text: String, definition: String) {
        #expect(definitions(in: text) == [definition])
    }

    @Test func aClauseMayBeALongForm() {
        #expect(definitions(in: "Keep it simple, stupid (KISS) is old.") == ["KISS = Keep it simple, stupid"])
        #expect(definitions(in: "what you see is what you get (WYSIWYG)") == ["WYSIWYG = what you see is what you get"])
    }

    @Test func noSpaceIsNeededAfterChineseWords() {
        #expect(
            definitions(in: "ではInternational Components for Unicode (ICU)に")
                == ["ICU = International Components for Unicode"])
    }

    @Test func aWordBetweenMarksIsWhole() {
        #expect(definitions(in: "the Units per [EM](https://example.org) (UPM) is") == ["UPM = Units per EM"])
        #expect(definitions(in: "Westerstede-Ocholt Oldenburg (Oldb) is") == ["Oldb = Oldenburg"])
    }

    @Test(arguments: [
        "by the \\tex{} Users Group (TUG) here", "by the \\tex/ Users Group (TUG) here",
        "by the \\tex\\ Users Group (TUG) here",
        "a \\multicolumn{2}{c}{point of sale} (POS)", "the \\ce{Na Open Sulfur} (NOS)", "the \\cs{point of sale} (POS)",
        "the \\chemfig{P*6(-O-S)} (POS)", "the cross-referencing macros (\\xref{xrefs})",
    ])
    func argumentsThatAreNoProseDefineNothing(text: String) {
        #expect(definitions(in: text, format: .latex) == [])
    }

    @Test(arguments: [
        "It must NOT stop.", "THE END OF THE STORY", "INTRODUCTION AND METHODS", "ABSTRACT", "Part III of IV",
        "at 40 GHz",
        "Let A be B.", "https://example.org/ABC/DEF", "mail ABC@example.org now", "the constant MAX_RETRIES",
        "open README.md or index.HTML.bak", "`ABC`", "$ABC + DEF$", "\\cite{ABC03} and \\ref{DEF}", "IIS-1528025",
        "the licence CC BY 4.0", "CC-BY-SA", "the Classic+NL method", "THREAT.MFST.TOCTOU", "the key #x0DB1 here",
        "as in [OPENSSL] and [ROHC-REORD]",
        "see ncurses(3NCURSES) too", "SunOS, NetBSD and OpenLDAP", "An OCTET of the SEQUENCE, or its STATUS",
        "files of 64KB", "as in BCP 14, BCP-11 and RFC 2119",
        "CC-BY-NC-SA and CC-BY-SA-3.0", "One Way, Redmond, WA 98052",
        "with -MP here",
        "on an \"AS IS\" basis",
        "an HTTPParser and OpenSSL", "Read THIS and THAT", "a <ABC def=\"GHI\"> tag", "<!-- ABC DEF -->",
    ])
    func useNothing(text: String) {
        #expect(ProseScanner.scan(text).uses.map(\.short) == [])
    }

    @Test func capitalsInASentenceInCapitalsMeanNothing() {
        #expect(ProseScanner.scan("DO NOT OPEN THE LID OF IT").uses.isEmpty)
        #expect(ProseScanner.scan("The lid SAYS DO NOT OPEN ABC today.").uses.isEmpty)
        #expect(ProseScanner.scan("The CNN and the RNN of NASA").uses.map(\.short) == ["CNN", "RNN", "NASA"])
    }
}
