import Foundation
import TILProcess
import TILText
import Testing

@testable import til

/// Text for a terminal: width, visible control characters, colours.
@Suite struct TerminalTextTests {
    @Test(arguments: [
        ("", 0), ("for the win", 11), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ﾊﾝｶｸ", 4), ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("🚀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("©", 1), ("©️", 2), ("a\u{200B}b", 2),
        ("Ω≈ç√", 4),
        ("नमस्ते", 4), ("ไทย", 3), ("ไก่", 2), ("𠀀", 2), ("Ａ", 2), ("…", 1), ("\u{1F1E6}", 1),
    ])
    func theWidthOfATextIsItsNumberOfCells(text: String, cells: Int) {
        #expect(text.cells == cells)
    }

    @Test(arguments: [
        ("for the win", 11, "for the win"), ("for the win", 10, "for the w…"), ("for the win", 1, "…"),
        ("for the win", 0, ""),
        ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
    func textIsCutBetweenCharacters(text: String, cells: Int, cut: String) {
        #expect(text.truncated(to: cells) == cut)
        #expect(text.fitted(to: cells).cells == cells)
    }

    @Test func textIsPaddedToCells() {
        #expect("日本".padded(to: 6) == "日本  ")
        #expect("7".leftPadded(to: 3) == "  7")
        #expect("long".padded(to: 2) == "long")
        #expect("\u{1B}[1;31m日本\u{1B}[0m!".styledCells == 5)
    }

    @Test(arguments: [
        ("plain", "plain"), ("é 日本 🚀", "é 日本 🚀"), ("a\u{1B}[31mb", "a^[[31mb"), ("a\nb\tc", "a^Jb^Ic"),
        ("\u{7F}\u{0}", "^?^@"),
        ("\u{9B}31m", "<U+009B>31m"), ("ab\u{202E}cd", "ab<U+202E>cd"), ("a\u{2066}b\u{2069}", "a<U+2066>b<U+2069>"),
        ("a\u{200B}b\u{FEFF}", "a<U+200B>b<U+FEFF>"), ("a\u{200D}b", "a<U+200D>b"),
        ("soft\u{AD}hyphen", "soft<U+00AD>hyphen"),
        ("👨‍👩‍👧‍👦 👍🏽 ❤️ 1️⃣ 🏳️‍🌈", "👨‍👩‍👧‍👦 👍🏽 ❤️ 1️⃣ 🏳️‍🌈"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}"),
        ("a\u{E0067}", "a<U+E0067>"), ("e\u{301} ä\u{308}", "e\u{301} ä\u{308}"),
        ("می\u{200C}خواهم", "می\u{200C}خواهم"),
        ("क्\u{200D}ष", "क्\u{200D}ष"), ("a\u{FE0F}", "a<U+FE0F>"), ("line\u{2028}end", "line<U+2028>end"),
        ("\u{115F}", "<U+115F>"),
    ])
    func controlAndInvisibleCharactersAreMadeVisible(text: String, shown: String) {
        #expect(text.visible == shown)
    }

    @Test func inTextOfSeveralLinesLineEndsAndTabsAreKept() {
        #expect("a\n\tb\r".visible(lines: .many) == "a\n\tb^M")
    }

    @Test(arguments: [
        (ColorChoice.auto, true, ["TERM": "xterm"], true), (.auto, false, ["TERM": "xterm"], false),
        (.auto, true, ["TERM": "dumb"], false),
        (.auto, true, [:], false), (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
        (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
        (.auto, false, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], true),
        (.auto, false, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], false),
        (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
        (.auto, true, ["TERM": "xterm", "CLICOLOR": "0"], false),
        (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], false),
    ])
    func colorsFollowTheChoiceAndTheVariables(
        choice: ColorChoice, isTerminal: Bool, variables: [String: String], isOn: Bool
    ) {
        #expect(choice.isOn(isTerminal: isTerminal, variables: variables) == isOn)
    }

    @Test func aRoleIsColouredByThePaletteOfTheTerminal() {
        #expect(Style.plain(.wrong, "no") == "no")
        #expect(Style(palette: .sixteen)(.wrong, "no") == "\u{1B}[31mno\u{1B}[0m")
        #expect(Style(palette: .many)(.wrong, "") == "")
        #expect(Style.of(.always, isTerminal: false, variables: ["TERM": "xterm-256color"]).palette == .many)
        #expect(Style.of(.always, isTerminal: false, variables: ["TERM": "xterm"]).palette == .sixteen)
    }

    @Test func stylesInAPromptAreMarkedAsInvisibleForReadline() {
        #expect(PromptText.guarded("til> ") == "til> ")
        #expect(
            PromptText.guarded("\u{1B}[1;31m0:05\u{1B}[0m > ") == "\u{1}\u{1B}[1;31m\u{2}0:05\u{1}\u{1B}[0m\u{2} > ")
    }

    @Test(arguments: [
        ("for the win", ["for the win"]), ("a long line of words", ["a long", "line of", "words"]),
        ("incomprehensibly so", ["incompre", "hensibly", "so"]),
        ("one\ntwo", ["one", "two"]), ("日本語日本語", ["日本語日", "本語"]), ("", [""]),
    ])
    func textIsWrappedAtSpacesOrInsideALongWord(text: String, rows: [String]) {
        #expect(text.wrapped(to: text.hasPrefix("for") ? 11 : 8) == rows)
    }

    @Test func withoutATerminalTheSizeComesFromVariablesOrIs80x24() {
        #expect(TerminalSize.current(descriptor: -1, variables: [:]) == TerminalSize(columns: 80, rows: 24))
        #expect(
            TerminalSize.current(descriptor: -1, variables: ["COLUMNS": "40", "LINES": "x"])
                == TerminalSize(columns: 40, rows: 24))
    }
}
