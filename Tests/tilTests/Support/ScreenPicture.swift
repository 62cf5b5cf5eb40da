import TILText

/// Draws a screen as SVG: a terminal's window that stands out on light and on dark pages.
///
/// Each run of cells of one colour is a text of its own, at its column and stretched to its cells, so that nothing
/// moves whatever font there is.
struct ScreenPicture {
    let screen: ScreenEmulator
    let title: String

    private static let cell = (width: 9, height: 20)
    private static let margin = 18
    private static let barHeight = 34
    private static let ground = "#1b1f27"
    private static let ink = "#d8dce4"
    private static let faint = "#8a93a3"

    private static let fonts =
        "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

    private var rows: Int { (screen.cells.lastIndex { $0.contains { $0.text != " " } } ?? 0) + 1 }
    private var width: Int { screen.columns * Self.cell.width + 2 * Self.margin }
    private var height: Int { rows * Self.cell.height + Self.barHeight + 2 * Self.margin }

    /// The picture.
    func svg() -> String {
        var parts = [
            "<title>\(Self.escaped(title))</title>",
            Self.element(
                "rect",
                [
                    "x": "0.5", "y": "0.5", "width": "\(width - 1)", "height": "\(height - 1)", "rx": "10",
                    "fill": Self.ground, "stroke": "#4a5261",
                ]),
        ]
        for (index, colour) in ["#ec6a5e", "#f4bf4f", "#61c554"].enumerated() {
            parts.append(
                Self.element("circle", ["cx": "\(Self.margin + 4 + index * 20)", "cy": "19", "r": "6", "fill": colour]))
        }
        let texts = (0..<rows).flatMap { row in runs(of: row).map { text($0, row: row) } }
        let (x, y) = origin(row: screen.row, column: screen.column)
        let cursor = Self.element(
            "rect",
            [
                "x": "\(x)", "y": "\(y - 15)", "width": "\(Self.cell.width)", "height": "\(Self.cell.height - 1)",
                "fill": Self.ink,
            ])
        parts.append(
            Self.element(
                "g",
                [
                    "font-family": Self.fonts, "font-size": "15", "fill": Self.ink, "xml:space": "preserve",
                    "style": "white-space: pre",
                ], "\n" + (texts + [cursor]).joined(separator: "\n") + "\n"))
        return Self.element(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
                "height": "\(height)", "role": "img",
            ], "\n" + parts.joined(separator: "\n") + "\n") + "\n"
    }

    /// Neighbouring cells of one style.
    private struct Run {
        let column: Int
        var text: String
        var cells: Int
        let style: String
    }

    private func runs(of row: Int) -> [Run] {
        var runs: [Run] = []
        for (column, cell) in screen.cells[row].enumerated() {
            if let last = runs.last, last.style == cell.style {
                runs[runs.count - 1].text += cell.text
                runs[runs.count - 1].cells += 1
            } else {
                runs.append(Run(column: column, text: cell.text, cells: 1, style: cell.style))
            }
        }
        return runs.compactMap { run in
            var run = run
            while run.text.last == " " {
                run.text.removeLast()
                run.cells -= 1
            }
            return run.text.isEmpty ? nil : run
        }
    }

    private func text(_ run: Run, row: Int) -> String {
        let (x, y) = origin(row: row, column: run.column)
        let length = run.cells * Self.cell.width
        return
            "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(length)\"\(Self.look(run.style))>\(Self.escaped(run.text))</text>"
    }

    /// Where a cell's text stands.
    private func origin(row: Int, column: Int) -> (x: Int, y: Int) {
        (Self.margin + column * Self.cell.width, Self.barHeight + Self.margin + row * Self.cell.height + 10)
    }

    /// The attributes for the parameters of a colour sequence: bold, faint, underlined, and colours of the 256.
    private static func look(_ style: String) -> String {
        let numbers = style.split(separator: ";").compactMap { Int($0) }
        var look = ""
        var index = 0
        while index < numbers.count {
            switch numbers[index] {
            case 1: look += " font-weight=\"bold\""
            case 2: look += " fill=\"\(faint)\""
            case 4: look += " text-decoration=\"underline\""
            case 38 where index + 2 < numbers.count:
                look += " fill=\"\(colour(numbers[index + 2]))\""
                index += 2
            default: break
            }
            index += 1
        }
        return look
    }

    /// A colour of xterm's cube of 6 by 6 by 6, from 16 to 231.
    private static func colour(_ number: Int) -> String {
        let levels = ["00", "5f", "87", "af", "d7", "ff"]
        let place = min(max(number - 16, 0), 215)
        return "#" + levels[place / 36] + levels[place / 6 % 6] + levels[place % 6]
    }

    private static func element(
        _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String? = nil
    ) -> String {
        let start = "<" + name + attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
        return content.map { start + ">" + $0 + "</" + name + ">" } ?? start + "/>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
