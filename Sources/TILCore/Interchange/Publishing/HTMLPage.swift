import TILText

/// A glossary as one self-contained page: sorted and searchable, with an anchor for each acronym, with light and dark
/// colours, and printable.
///
/// The anchor of an acronym is the same label as in LaTeX: `#FTW`, or `#C-2b--2b-` for C++.
enum HTMLPage {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "html", summary: "a page to search, link to and print", fileExtensions: ["html", "htm"],
        needsSortedThings: true, readers: [HTMLListReader.reader],
        makeWriter: { options in
            GroupedWriter(
                header: """
                    \(HTMLEscape.head(options.title, style: style, mayRunScripts: true))<body>
                    <header>
                    <h1>\(HTMLEscape.text(options.title))</h1>
                    <p class="search"><input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off"> \
                    <span id="count" role="status"></span></p>
                    </header>
                    <main>

                    """, footer: footer, text: item)
        })

    /// Returns an acronym with its meanings, after a heading if its first letter is new.
    private static func item(_ short: String, _ things: [Thing], _ letters: inout [String]) -> String {
        var text = ""
        let letter = letter(of: short)
        if letter != letters.last {
            text = letters.isEmpty ? "" : "</dl>\n</section>\n"
            letters.append(letter)
            text += "<section id=\"letter-\(letters.count)\">\n<h2>\(HTMLEscape.text(letter))</h2>\n<dl>\n"
        }
        let anchor = Publishing.label(of: short)
        text += "<div id=\"\(anchor)\"><dt dir=\"auto\"><a href=\"#\(anchor)\">\(HTMLEscape.text(short))</a></dt>\n"
        return text + things.map(meaning).joined() + "</div>\n"
    }

    private static func footer(_ letters: [String]) -> String {
        let links = letters.enumerated().map { index, letter in
            "<a href=\"#letter-\(index + 1)\">\(HTMLEscape.text(letter))</a>\n"
        }
        return """
            \(letters.isEmpty ? "" : "</dl>\n</section>\n")</main>
            <nav aria-label="Letters">
            \(links.joined())</nav>
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }

    private static func meaning(_ thing: Thing) -> String {
        var text = "<dd dir=\"auto\">\(HTMLEscape.text(OneLine.text(thing.long)))"
        if !thing.note.isEmpty { text += "<p class=\"note\">\(HTMLEscape.text(thing.note))</p>" }
        let tags = thing.tags.map { tag in "#" + HTMLEscape.text(tag) }
        if !tags.isEmpty { text += "<p class=\"tags\">\(tags.joined(separator: " "))</p>" }
        return text + "</dd>\n"
    }

    /// Returns the letter under which an acronym is listed, or `#` if it does not begin with a letter.
    private static func letter(of short: String) -> String {
        guard let first = Capitals.key(short).first, first.isLetter else { return "#" }
        return String(first)
    }

    private static let style = """
        :root { color-scheme: light dark; --text: #1c1e21; --page: #fff; --faint: #5c636b; --line: #d9dde1; --link: #0b5cad; }
        @media (prefers-color-scheme: dark) {
        :root { --text: #e5e7ea; --page: #16181b; --faint: #a2a9b1; --line: #373c42; --link: #82b8f2; }
        }
        body { color: var(--text); background: var(--page); font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem;
        margin: 0 auto; padding: 1rem; display: flex; flex-direction: column; overflow-wrap: anywhere; }
        header { order: 1; } nav { order: 2; } main { order: 3; }
        h1 { margin: .5rem 0; } h2 { border-bottom: 1px solid var(--line); margin: 1.5rem 0 .5rem; }
        a { color: var(--link); } nav a { display: inline-block; padding: .1rem .4rem; text-decoration: none; }
        .search { margin: .5rem 0; } input { font: inherit; color: inherit; background: var(--page); padding: .3rem .6rem;
        border: 1px solid var(--faint); border-radius: .3rem; width: 60%; }
        #count, .note, .tags { color: var(--faint); }
        dl { margin: 0; } dl div { display: grid; grid-template-columns: minmax(6rem, 22%) 1fr; column-gap: 1rem;
        padding: .25rem 0; scroll-margin-top: 1rem; break-inside: avoid; }
        dl div:target { outline: 2px solid var(--link); outline-offset: 2px; }
        dt { font-weight: 600; grid-column: 1; unicode-bidi: isolate; } dt a { color: inherit; text-decoration: none; }
        dt a:hover, dt a:focus { text-decoration: underline; }
        dd { margin: 0; grid-column: 2; unicode-bidi: isolate; } dd p { margin: 0; } .note { white-space: pre-line; }
        .tags { font-size: .9rem; } [hidden] { display: none !important; }
        @media print {
        :root { --text: #000; --page: #fff; --faint: #444; --line: #999; --link: #000; }
        nav, .search { display: none; } body { max-width: none; padding: 0; font-size: 10pt; display: block; }
        h2 { break-after: avoid; }
        }
        @media (max-width: 30rem) { dl div { display: block; } dd { margin-left: 1rem; } input { width: 100%; } }
        """

    private static let script = """
        "use strict";
        (function () {
          function fold(text) { return text.normalize("NFKD").replace(/[\\u0300-\\u036f]/g, "").toLowerCase(); }
          var items = Array.from(document.querySelectorAll("dl > div"));
          var texts = null, search = document.getElementById("search"), count = document.getElementById("count"), timer;
          function say(found) { count.textContent = found + (found === 1 ? " acronym" : " acronyms"); }
          function find() {
            if (!texts) { texts = items.map(function (item) { return fold(item.textContent); }); }
            var words = fold(search.value).split(/\\s+/).filter(Boolean), found = 0;
            items.forEach(function (item, index) {
              var fits = words.every(function (word) { return texts[index].includes(word); });
              item.hidden = !fits;
              if (fits) { found += 1; }
            });
            document.querySelectorAll("section").forEach(function (section) {
              section.hidden = !section.querySelector("dl > div:not([hidden])");
            });
            say(found);
          }
          search.addEventListener("input", function () { clearTimeout(timer); timer = setTimeout(find, 60); });
          window.addEventListener("hashchange", function () { if (search.value) { search.value = ""; find(); } });
          if (search.value) { find(); } else { say(items.length); }
        })();
        """
}
