import Testing

@testable import TILCore

/// Kinds of lists that people bring, each with the entries that a careful reader finds.
struct BroughtListTests {
    @Test func pointersBehindAMeaningBecomeItsNote() throws {
        let text = """
            SSL = Secure Sockets Layer. See TLS
            DES = Data Encryption Standard, see AES
            TLS = Transport Layer Security; see also: SSL
            RSA = Rivest Shamir Adleman. Cf. DSA.
            ABS = Antiblockiersystem, siehe ESP
            HAW = have a week (old, see next in list)
            SAY = see and yield
            """
        let expected = """
            SSL = Secure Sockets Layer (See TLS)
            DES = Data Encryption Standard (see AES)
            TLS = Transport Layer Security (see also: SSL)
            RSA = Rivest Shamir Adleman (Cf. DSA.)
            ABS = Antiblockiersystem (siehe ESP)
            HAW = have a week (old, see next in list)
            SAY = see and yield
            """
        try ListKindTests.expect([text, expected], name: "list.txt")
    }

    @Test func slashesBetweenFormsOfAnAcronymSeparateNothing() throws {
        let text = """
            ADD/ADR - Address
            CUST/CUS = Customer
            TEL/PHN/TELE/Tel - Telephone
            QTY - Quantity
            BAL - Balance
            """
        let expected = """
            ADD/ADR = Address
            CUST/CUS = Customer
            TEL/PHN/TELE/Tel = Telephone
            QTY = Quantity
            BAL = Balance
            """
        try ListKindTests.expect([text, expected], name: "list.txt")
    }

    @Test func linesWithLabelsBelowAnEntryBecomeItsNote() throws {
        let text = """
            ARP -> Address Resolution Protocol
            Meaning: finds the neighbour of an address

            DHCP -> Dynamic Host Configuration Protocol
            Meaning:

            OSI -> Open Systems Interconnection
            Description: seven layers
            """
        let expected = """
            ARP = Address Resolution Protocol (Meaning: finds the neighbour of an address)
            DHCP = Dynamic Host Configuration Protocol
            OSI = Open Systems Interconnection (Description: seven layers)
            """
        try ListKindTests.expect([text, expected], name: "list.txt")
    }

    @Test func theColonBeforeAnAddressIsNoPartOfTheMeaning() throws {
        let text = """
            API: Application Programming Interface: https://example.org/api
            CDN: Content Delivery Network, https://example.org/cdn
            TLS: Transport Layer Security https://example.org/tls
            """
        let expected = """
            API = Application Programming Interface (https://example.org/api)
            CDN = Content Delivery Network (https://example.org/cdn)
            TLS = Transport Layer Security (https://example.org/tls)
            """
        try ListKindTests.expect([text, expected], name: "list.txt")
    }

    @Test func keysBeforeTheEntriesOfAMapDescribeTheList() throws {
        let text = """
            {
              "Title": "Acronyms of the Team",
              "Version": "1.02",
              "$schema": "https://example.org/s",
              "API": "Application Programming Interface",
              "DATE": "Design Automation and Test in Europe",
              "CDN": "Content Delivery Network"
            }
            """
        let expected = """
            API = Application Programming Interface
            DATE = Design Automation and Test in Europe
            CDN = Content Delivery Network
            """
        try ListKindTests.expect([text, expected], name: "list.json")
    }

    @Test(arguments: [
        "sigla,scioglimento,tipo\n@,parola\n", "EN,EN-FULL,FR\n@,sigle\n", "Word,Definition\n@, or so, as one says\n",
    ])
    func rowsOfNamesAboveATableAreNoEntries(_ form: String) throws {
        let rows = ["PEC,posta elettronica certificata", "TVA,taxe sur la valeur", "BMI,body mass index"]
        let parts = form.split(separator: "@", maxSplits: 1).map(String.init)
        let text = parts[0] + rows.map { row in row + parts[1] }.joined()
        let document = try ListKindTests.entries(text, name: "list.csv")
        #expect(document.hasPrefix("PEC = posta elettronica certificata"), "\(document)")
    }

    @Test func anAnchorAloneIsATermOfAsciiDoc() throws {
        let text = """
            [[EEI]]:: Execution Environment Interface.

            [[elf]]ELF:: Executable and Linkable Format. See <<abi>>.

            [[abi,ABI]]:: Application Binary Interface.
            """
        let expected = """
            EEI = Execution Environment Interface
            ELF = Executable and Linkable Format (See abi.)
            ABI = Application Binary Interface
            """
        try ListKindTests.expect([text, expected], name: "list.adoc")
    }
}
