/// Text put into a page of HTML so that it stays text.
package enum HTMLEscape {
    /// A text in which nothing is markup, in an element or in an attribute's quotes; a control character is a blank.
    package static func text(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n": result += "\n"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// What a page says first of all: nothing is loaded from anywhere, and nothing is sent.
    package static func head(_ title: String, style: String, mayRunScripts: Bool = false) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\
        \(mayRunScripts ? "; script-src 'unsafe-inline'" : ""); base-uri 'none'; form-action 'none'">
        <title>\(text(title))</title>
        <style>
        \(style)
        </style>
        </head>

        """
    }
}
