import TILProse
import Testing

/// What a fix leaves as it is, though it reads like prose.
@Suite struct KeptLineTests {
    private static let start = "The multiple spanning tree (MST) grew. The MST and the MST.\n\n"

    @Test func onlyALicenceAtTheStartIsKept() throws {
        let text = Self.start + "A multiple spanning tree of old fell."
        let start = ".. contents::\n\n"
        #expect(try fixed(start + text, .restructuredText) == start + Self.start + "An MST of old fell.")
        #expect(try fixed("It is old. Take an URL of it.\n\nIt is.") == "It is old. Take a URL of it.\n\nIt is.")
        #expect(try fixed("Licence of til\n\n" + text) == "Licence of til\n\n" + text)
    }

    @Test func sentencesOnLinesOfTheirOwnStayOnThem() throws {
        let start = "It gives an answer at any time if a program asks for it with "
        let end = "\nThe program looks at it and at the other parts of it on Monday.\n"
        #expect(try fixed(start + "a HTML page." + end) == start + "an HTML page." + end)
    }

    @Test func sentenceAboutAStandardIsReported() throws {
        let text = Self.start + "It is old and\nRFC 4256 says that a multiple spanning tree fell."
        #expect(try DocumentLinter(options: .everyRule).lint(text).findings.map(\.rule.name) == ["long-form-again"])
    }

    @Test func editWritesTheArticleOfACertainSound() throws {
        let text = "The multiple spanning tree instance (MSTI) grew. The MSTI. The MSTI. "
        #expect(try fixed(text + "Now a multiple spanning tree instance fell.") == text + "Now an MSTI fell.")
        let doubtful = "The service level agreement (SLA) is new. The SLA. The SLA. A service level agreement ended."
        #expect(try fixed(doubtful) == doubtful)
    }

    @Test(arguments: [
        "Copyright 1843, the multiple spanning tree of Ada Byron", "- RFC2046 - the multiple spanning tree of old",
        "RFC 2046        Multiple Spanning Tree   July 1843",
        "All MST's syntax is here, and we separate MST's syntax from it.", "The MST and the Mst.",
        "The Azure SQL Multiple spanning tree fell.", "See the Multiple spanning tree\nGuide there.",
        "It is set for MST's IN address.", "Read MST's and CPU's formats.",
        "It guards MST's and Redfish CPU's formats.",
        "See the Multiple Spanning Tree Guide there.",
        "MST  Multiple Spanning Tree", "An MST, or one multiple spanning tree, fell.",
        "See the *multiple spanning tree* MST there.",
        "A multiple spanning tree MST fell.", "MST\n    Multiple spanning tree:\n    it is old.",
        "Ask for multiple spanning tree/old ones.", "Set type=multiple spanning tree now.",
        "Now a MULTIPLE SPANNING TREE fell.",
        "Signed-off-by: Multiple Spanning Tree", "Author: the multiple spanning tree",
        "    /** the number of one multiple spanning tree that is there */\n    int a;\n\n     * of a multiple spanning tree",
        "[KEY]  The multiple spanning tree of old,\n       and the multiple spanning tree of new.",
        ".SS Literature\n.IP a 3\nThe multiple spanning tree of old.",
        "## 7. Normative References\n\n * On the multiple spanning tree of old.\n\n * The multiple spanning tree again.",
    ])
    func namesAndTitlesKeepTheirLongForm(_ text: String) throws {
        #expect(try fixed(Self.start + text + "\n") == Self.start + text + "\n")
    }

    @Test(arguments: [
        "Use a SW thread, a HW thread and a SHMEM routine.",
        "The high dynamic range (HDR) is new. The HDR. Enable **high dynamic range** there.",
        "Windows NT (WinNT) is old. The WinNT. Ask a Windows NT client.",
        "The posted interrupt (PI) is new. The PI. Change the posted interrupts descriptor.",
        "Varnish Software (VS) is new. The VS. It is Varnish Software's server.",
        "Day of year (doy) is a number. The doy. Now day of year (doy) is one.",
        "raster, filter, FIR, box\n\nThe finite impulse response (FIR) is new. The FIR.",
        "The share (S) is old, S. The other size (S) is new, S.",
        "The space time dataset (STDS) fell. The STDS. A static type set (STDS). That static type set.",
        // Names of a program, what two writers write in two ways, and an acronym in small letters.
        "The reference height (RefHt) and the key exchange (kex) are set: RefHt, RefHt, kex, kex.\n\n"
            + "The reference height is old, as the key exchange is.",
        "The wrVTK, the WrVTK and the WrVTK.", "The quality of service (QoS) is low. The QoS and the QOS. ",
        "The MST instance key (MIK) is set. The MIK. The MIK.\n\nType config mst instance key now.",
        "The MST instance key (MIK) is set. The MIK. The MIK.\n\nThe mst instance key fell.",
        // A plural and a label.
        "A session id (sid) is new. The sid is set. Some session ids (sid) are old.",
        "The metric identifier (mID) is new, the mID and the mID.\n\nMID: 60.2.0",
    ])
    func namesWordsAndOtherMeaningsAreNotEdited(_ text: String) throws {
        #expect(try fixed(text + "\n") == text + "\n")
    }

    @Test func termsAndTitlesInHTMLAreNotEdited() throws {
        let text = """
            <p>The Domain Name System (DNS) is old. The DNS.</p>
            <p><a class="reference" href="https://example.org/html/rfc2539.html"><b>RFC 2539</b></a> - A. Byron.
            <em>Keys</em></p>
            <p><a class="reference" href="rfc2539.html"><b>RFC 2539</b></a> - <em>Keys in the Domain Name System (DNS).</em></p>
            <dl><dt><b>DNS</b></dt><dd>The Domain Name System of the user.</dd></dl>
            <p>The multiple spanning tree (MST) grew. The MST. The MST.</p>
            <dl><dt>a multiple spanning tree in</dt><dd>there</dd></dl>

            """
        #expect(try fixed(text, .html) == text)
    }

    @Test func repeatedLongFormIsShortened() throws {
        let text = """
            - A list of the multiple spanning tree.

            References

            Old ones.

            # More

            The multiple spanning tree fell.

            The MST instance key (MIK) is set. The MIK. The MIK. The MST instance key fell.
            """
        let expected = """
            - A list of the MST.

            References

            Old ones.

            # More

            The MST fell.

            The MST instance key (MIK) is set. The MIK. The MIK. The MIK fell.
            """
        #expect(try fixed(Self.start + text) == Self.start + expected)
    }

    @Test func definitionIsNotMovedToATerm() throws {
        let text = "PCS\n   Procedure call standard.\n\nThe procedure call standard (PCS) is new. The PCS. The PCS.\n"
        #expect(try fixed(text, .restructuredText) == text)
    }
}
