import TILCore
import Testing

@testable import til

/// The sentences about glossaries that are skipped.
@Suite struct GlossarySentenceTests {
    @Test func theSentenceAboutAnOwnGlossaryOfTil030NamesTheUpdate() {
        let glossary = Glossary(name: "team", path: "/own/team.til", isOwn: true)
        #expect(
            GlossaryError.outdated(glossary).sentence
                == "Skipped the glossary team (/own/team.til): til 0.3.0 made it. 'til glossary update team' makes it again."
        )
    }

    @Test func theSentenceAboutAGlossaryForAllUsersOfTil030NamesTheBuild() {
        let glossary = Glossary(name: "team", path: "/usr/share/til/glossaries/team.til", isOwn: false)
        #expect(
            GlossaryError.outdated(glossary).sentence == """
                Skipped the glossary team (/usr/share/til/glossaries/team.til): til 0.3.0 made it. Its package or \
                administrator has to make it again with 'til glossary build'.
                """)
    }
}
