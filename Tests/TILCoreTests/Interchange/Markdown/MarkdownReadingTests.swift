import Foundation
import Testing

@testable import TILCore

@Suite struct MarkdownReadingTests {
    typealias Support = InterchangeSupport

    @Test(
        arguments: Support.table(
            """
            - **FTW**: for the win ⇒ 1 FTW|for the win
            * **FTW:** for the win ⇒ 1 FTW|for the win
            + `FTW` - for the win ⇒ 1 FTW|for the win
            1. FTW: for the win ⇒ 1 FTW|for the win
            2) FTW – for the win ⇒ 1 FTW|for the win
            - **FTW** (for the win) ⇒ 1 FTW|for the win
            - **FTW** for the win ⇒ 1 FTW|for the win
            - __FTW__ → for the win ⇒ 1 FTW|for the win
            **FTW** — for the win ⇒ 1 FTW|for the win
            - [ACL](https://x.y/A_(b)) – [access-control list](https://x.y "t") ⇒ 1 ACL|access-control list
            - **[ACL](u)**: *access* ~~control~~ **list**[^1] ⇒ 1 ACL|access control list
            - **A\\*B**: 2 * 3 * 4 snake_case \\_x\\_ ⇒ 1 A*B|2 * 3 * 4 snake_case _x_
            - **R&amp;D**: research &#38; d&eacute;v ⇒ 1 R&D|research & dév
            - **FTW**: for the win `#chat` `#machine` ⇒ 1 FTW|for the win||chat,machine
            - **PP**: see `#include` there ⇒ 1 PP|see #include there
            - **C**: ``a ` b``<br> ⇒ 1 C|a ` b
            - **FTW**: <b>for</b> <https://x.y> ⇒ 1 FTW|for https://x.y
            """))
    func readsAnItem(row: [String]) throws { try Support.expect(Markdown.format, row) }

    @Test(
        arguments: Support.table(
            """
            ````⏎```⏎- A: b⏎```⏎````⏎- FTW: for the win ⇒ 6 FTW|for the win
            ```⏎``` x⏎- A: b⏎```⏎- FTW: for the win ⇒ 5 FTW|for the win
            ~~~⏎```⏎- A: b⏎~~~⏎- FTW: for the win ⇒ 5 FTW|for the win
            ```a b``` c⏎⏎- FTW: for the win ⇒ 3 FTW|for the win
            """))
    func whatIsCodeEndsWhereItsFenceIsClosed(row: [String]) throws {
        let lines = try Support.lines(Markdown.format, row[0])
        #expect(lines.filter { !$0.hasPrefix("*") } == [row[1]])
    }
}
