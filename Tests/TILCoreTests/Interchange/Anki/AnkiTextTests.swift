import Foundation
import Testing

@testable import TILCore

@Suite struct AnkiTextTests {
    typealias Support = InterchangeSupport

    @Test func anExportOfAnkiIsReadByItsHeaderLines() throws {
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
                "11 !The note is a cloze, without an acronym on its front.", "12 R&D|research <&> development",
            ])
        guard case .record(let third) = items[2] else { return }
        #expect(third.id?.uuidString == "1B4E28BA-2FA1-11D2-883F-0016D3CCA427")
    }

    @Test(
        arguments: Support.table(
            """
            #separator:Semicolon⏎#html:false⏎#tags:x y⏎#columns:Tags;Back;Front⏎#tags column:1⏎a;<b>;B⏎ ⇒ 6 B|<b>||a,x,y
            #separator:|⏎A|a &amp; b|note⏎#html:true⏎"#B"|b⏎#C|c⏎lonely⏎Y|y|y⏎ ⇒ 2 A|a & b|note⏎4 #B|b⏎6 !\(RejectionReason.oneColumn)⏎7 Y|y
            FTW,for the win⏎ ⇒ 1 FTW|for the win
            """))
    func headerLinesNameTheColumnsAndTheTags(row: [String]) throws { try Support.expect(AnkiText.format, row) }

    @Test func anExportHasHeaderLinesAndARowForEachThing() throws {
        let id = try #require(UUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"))
        let thing = Thing(
            id: id, short: "R&D", long: "say \"x\" [a] <b>", note: "one\ntwo", tags: ["a b", "c"],
            dateAdded: Support.added)
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
    func anExportReadsBackWithAllItsTexts(seed: Int) throws {
        var nasty = NastyThings(seed: UInt64(seed), hasLines: true)
        let things = nasty.things(100)
        #expect(try Support.expectRoundTrip(AnkiText.format, things) == things.map(\.id))
    }

    @Test func aTextMayContainTheMarkThatStandsForTheNote() throws {
        let things = [
            Support.thing("A", "a til-note> of sorts", note: "a <div class=til-note> in it"),
            Support.thing("B", "<div"),
            Support.thing("C", "c<", note: "\u{301}"),
        ]
        try Support.expectRoundTrip(AnkiText.format, things)
    }
}
