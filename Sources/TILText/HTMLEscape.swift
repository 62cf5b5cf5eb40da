/// Escaping of text for HTML pages.
package enum HTMLEscape {
    /// Returns text escaped for use in an element or a quoted attribute. Control characters become spaces.
    package static func text(_ text: String) -> String {
        text.mapped { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\n": "\n"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": " "
            default: nil
            }
        }
    }

    /// Returns the start of a page. Its policy forbids loading from and sending to any address.
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
