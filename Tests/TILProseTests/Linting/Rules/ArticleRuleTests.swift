import TILProse
import Testing

@Suite struct ArticleRuleTests {
    @Test(arguments: [
        "Send the file to ⟦an URL⟧.",
        "It is ⟦a XML⟧ file, and ⟦a HTML⟧ page is next to it.",
        "It ends here. ⟦An CPU⟧ is in it.",
        "Ask ⟦a MPI⟧ program, ⟦a RDS⟧ group and ⟦a LDAP⟧ server of it.",
    ])
    func articleThatContradictsACertainSoundIsReported(_ text: String) throws {
        try expectFindings(of: .article, in: text)
    }

    @Test(arguments: [
        // Some people read these as words, or as the words that they stand for.
        "Run a SQL query and look at an SQL table.", "It has a FAQ.", "Find a SNP in the genome.",
        "Do a MKIRAF after it, or a MKFS for the disk.", "Write a FSCK report of it.",
        // Two writers of one document disagree.
        "An SLA is signed. A SLA is kept. We wrote a SLA about the server.",
        "It has an FAQ. It is a FAQ page. Look at a FAQ entry first.",
        // A part of a long name may be a word.
        "It is a NVIDIA card of the old kind.",
        // The letter is a class or a variable.
        "Class A XML files are in it.",
    ])
    func ambiguousSoundOfOneUseIsNotReported(_ text: String) throws {
        try expectFindings(of: .article, in: text)
    }

    @Test func oddArticleAmongSeveralOfAnAmbiguousSoundIsReported() throws {
        try expectFindings(
            of: .article,
            in: "It is a SQL query. It is a SQL table. It is a SQL view of the table. It is ⟦an SQL⟧ file.")
    }

    @Test(arguments: [
        // The article is superfluous, or a mistake for "and".
        "Install it with ⟦an CPU⟧ 7.3", "Match ⟦an CPU⟧ requests of it.", "They highlight ⟦an CPU⟧ checks of it.",
        "We saw ⟦a HTML⟧ pages of it.",
    ])
    func articleBeforeAPluralIsReportedAndNotMended(_ marked: String) throws {
        try expectFindings(of: .article, in: marked)
        let text = marked.replacing("⟦", with: "").replacing("⟧", with: "")
        #expect(try fixed(text, by: .article) == text)
    }

    @Test func articleBeforeASingularThatEndsWithAnSIsMended() throws {
        #expect(
            try fixed("It is an CPU bus, an CPU class of it.", by: .article) == "It is a CPU bus, a CPU class of it.")
    }

    @Test func editIsMadeOnlyForACertainSound() throws {
        #expect(try fixed("Send the file to an URL of it.", by: .article) == "Send the file to a URL of it.")
        let odd = "It is a SQL query. It is a SQL table. It is a SQL view of the table. It is an SQL file."
        #expect(try fixed(odd, by: .article) == odd)
    }
}
