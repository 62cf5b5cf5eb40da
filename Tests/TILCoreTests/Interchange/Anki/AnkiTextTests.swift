import Foundation
import Testing

@testable import TILCore

@Suite struct AnkiTextTests {
    typealias Support = InterchangeSupport

    @Test func readsAnExportOfAnki() throws {
        let text = """
            #separator:tab
            #html:true
            #guid column:1
            #notetype column:2
            #deck column:3
            #tags column:6
            q~4t"k\tBasic\tDefault\tFTW\tfor&nbsp;the <b>win</b>\tchat game::old
            "a""b"\tBasic\tDefault\tCD\t"compact<br>""disc""<div>round</div>[sound:cd.mp3]"\t
            1B4E28BA-2FA1-11D2-883F-0016D3CCA427\tBasic\tDefault\tIT\t"<style>x{}</style>information
            technology"\tmachine_learning ai
            x\tCloze\tDefault\t{{c1::a}} b\tc\t
            y\tBasic\tDefault\tR&amp;D\tresearch &lt;&#38;&gt; development\t

            """
        let items = try Support.items(AnkiText.format, text)
        #expect(
            Support.lines(items) == [
                "7 FTW|for\u{A0}the win||chat,game::old", "8 CD|compact\n\"disc\"\nround",
                "9 IT|information technology||ai,machine_learning",
                "11 !The note is a cloze, which has no acronym on its front.", "12 R&D|research <&> development",
            ])
        guard case .record(let third) = items[2] else { return }
        #expect(third.id?.uuidString == "1B4E28BA-2FA1-11D2-883F-0016D3CCA427")
    }

    @Test func followsItsHeader() throws {
        let semicolons =
            "#separator:Semicolon\n#html:false\n#tags:x y\n#columns:Tags;Back;Front\n#tags column:1\na;<b>;B\n"
        #expect(try Support.lines(AnkiText.format, semicolons) == ["6 B|<b>||a,x,y"])
        let pipes = "#separator:|\nA|a &amp; b|note\n#html:true\n\"#B\"|b\n#C|c\nlonely\nY|y|y\n"
        #expect(
            try Support.lines(AnkiText.format, pipes) == [
                "2 A|a & b|note", "4 #B|b", "6 !\(RejectionReason.oneColumn)", "7 Y|y",
            ])
        #expect(try Support.lines(AnkiText.format, "FTW,for the win\n") == ["1 FTW|for the win"])
    }

    @Test func isWrittenAsExpected() throws {
        let id = try #require(UUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"))
        let thing = Thing(
            id: id, short: "R&D", long: "say \"x\" [a] <b>", note: "one\ntwo", tags: ["a b", "c"], added: Support.added)
        #expect(
            try Support.document(AnkiText.format, [thing], options: ExportOptions(deck: "Work")) == """
                #separator:tab
                #html:true
                #notetype:Basic
                #deck:Work
                #guid column:1
                #tags column:4
                1b4e28ba-2fa1-11d2-883f-0016d3cca427\tR&amp;D\t\
                "say ""x"" &#91;a] &lt;b&gt;<div class=til-note>one<br>two</div>"\ta_b c

                """)
    }

    @Test(arguments: 1...30)
    func everythingComesBack(seed: Int) throws {
        var nasty = NastyThings(seed: UInt64(seed), hasLines: true)
        let things = nasty.things(100)
        try Support.expectRoundTrip(AnkiText.format, things)
        let items = try Support.items(AnkiText.format, try Support.document(AnkiText.format, things))
        let ids = items.map { item -> UUID? in
            if case .record(let record) = item { record.id } else { nil }
        }
        #expect(ids == things.map(\.id))
    }

    @Test func theNameOfTheNotesPlaceMayBeInATextToo() throws {
        let things = [
            Support.thing("A", "a til-note> of sorts", note: "a <div class=til-note> in it"),
            Support.thing("B", "<div"),
            Support.thing("C", "c<", note: "\u{301}"),
        ]
        try Support.expectRoundTrip(AnkiText.format, things)
    }

    @Test(arguments: ["#separator:tab\nA\ta\n", "#html:false\nA\ta\n", "#notetype column:2\nA\tBasic\ta\n"])
    func isToldByItsHeader(text: String) throws {
        #expect(
            try InterchangeFormat.recognise(FileContents(name: "Selected Notes.txt", bytes: Array(text.utf8))).name
                == "anki")
    }
}
