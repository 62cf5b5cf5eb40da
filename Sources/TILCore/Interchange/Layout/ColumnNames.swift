import TILText

/// The names of columns in headers, in several languages.
///
/// The letters of the rows decide which columns contain the acronym and the meaning. The names only decide near ties,
/// and they tell the note and the tags from the other columns.
enum ColumnNames {
    // The names are in order of preference. In a header with "expansion" and "definition", the first is the meaning and
    // the second is a note.

    /// Names for the acronym's column only.
    static let acronym = names(
        """
        short, acronym, abbreviation, abbrev, abbr, initialism, short form, shortname, short name, acronyms, abbreviations
        abkürzung, abkürzungen, kürzel, abk, akronym, akronyme, kurzform
        acronyme, acronymes, sigle, sigles, abréviation, abréviations, abr
        acrónimo, acrónimos, sigla, siglas, abreviatura, abreviaturas, acronimo, acronimi, abbreviazione
        acrônimo, acrônimos, abreviação, afkorting, afkortingen, skrót, skróty, skrótowiec, akronim, lyhenne
        förkortning, förkortningar, forkortelse, forkortelser, zkratka, zkratky, skratka, skratky, kısaltma, kısaltmalar
        lyhenteet, rövidítés, rövidítések, kratica, kratice, abreviere, abrevieri, acronim, acronime, lühend, lühendid
        santrumpa, santrumpos, saīsinājums, saīsinājumi, singkatan, akronim, từ viết tắt, viết tắt, laburdura
        сокращение, сокращения, аббревиатура, аббревиатуры, скорочення, абревіатура, съкращение, съкращения, скраћеница
        συντομογραφία, συντομογραφίες, ακρωνύμιο, ακρωνύμια, קיצור, קיצורים, ראשי תיבות, اختصار, الاختصار, اختصارات
        مخفف, مخفف ها, संक्षिप्त रूप, संक्षेप, คำย่อ, 缩写, 縮寫, 缩略语, 縮略語, 简称, 簡稱, 略語, 略称, 頭字語, 약어, 약자
        """)
    /// Names for the acronym's column that other columns can have, too.
    static let term = names(
        "term, terms, front, question, word, key, name, title, begriff, terme, término, termine, termo")
    /// The names of the column of the meanings that are names of the acronym's column if there is no other.
    static let termInFull = names("term, terms, word, name, title, begriff, terme, término, termine, termo")
    /// The names of ``term`` that tables of anything have.
    private static let general: Set<String> = ["name", "key", "title", ""]

    /// Returns whether tables of anything have a column of a name. The keys of a map have no name.
    static func isGeneral(_ cell: String) -> Bool { general.contains(plain(cell)) }

    static let meaning = names(
        """
        long, long form, longname, long name, expansion, expanded, full form, full name, fullname, stands for
        expanded form, spelled out, meaning, meanings, translation, full text, in full, definition, definitions, back
        answer, value, description, explanation
        bedeutung, langform, ausgeschrieben, erklärung, bezeichnung, signification, développement, définition
        significado, significados, desarrollo, definición, descripción, significato, definizione, definição, descrição
        scioglimento, scioglimenti, espansione, per esteso
        betekenis, znaczenie, rozwinięcie, merkitys, selitys, betydelse, betydning, význam, anlam, значение
        förklaring, forklaring, tähendus, jelentés, jelentése, značenje, vysvětlení, semnificație, reikšmė, nozīme
        açıklama, açılım, açılımı, kepanjangan, arti, ý nghĩa, nghĩa, significat, esanahia, definitie
        расшифровка, значення, розшифровка, пояснення, значеније, значење, пояснение, определение, полное название
        σημασία, ερμηνεία, επεξήγηση, פירוש, פירוש מלא, משמעות, הסבר, المعنى, معنى, معنی, الشرح, पूर्ण रूप, अर्थ, ความหมาย
        含义, 含義, 全称, 全稱, 全名, 意思, 释义, 釋義, 説明, 正式名称, 意味, 의미, 뜻, 설명
        """)
    static let note = names(
        """
        note, notes, comment, comments, remark, remarks, description, explanation, definition, details, context, example
        meaning, information, info, usage
        anmerkung, anmerkungen, bemerkung, bemerkungen, kommentar, hinweis, hinweise, beschreibung, erläuterung
        remarque, remarques, commentaire, commentaires, nota, notas, observaciones, observación, comentario, comentarios
        descripción, commento, osservazioni, opmerking, opmerkingen, uwagi, описание, примечание, 备注
        """)
    static let tags = names(
        """
        tags, tag, category, categories, topic, topics, label, labels, domain, field, area
        schlagwort, schlagwörter, kategorie, kategorien, bereich, thema, catégorie, catégories, domaine, étiquettes
        categoría, categorías, etiquetas, ámbito, categoria, categorie
        """)
    /// Names of columns that are neither.
    private static let others = names(
        """
        id, nr, no, code, number, link, url, source, date, author, quelle, lien, enlace, status, stato, estado, statut
        état, tila, type, tipo, typ
        """)

    /// Words in the names of columns that contain the plural of the acronym or of the meaning.
    private static let plural: Set<String> = [
        "plural", "plurals", "mehrzahl", "pluriel", "plurale", "pl", "longplural", "shortplural", "множественное",
    ]

    private static let all = Set(acronym + term + meaning + note + tags + others)

    private static func names(_ list: String) -> [String] {
        let lines = list.split(separator: "\n")
        return lines.flatMap { line in line.split(separator: ", ") }.map { name in plain(String(name)) }
    }

    /// Returns whether a column contains plurals.
    static func isPlural(_ cell: String) -> Bool {
        plain(cell).split(separator: " ").contains { part in plural.contains(String(part)) }
    }

    /// Returns whether a column can have words that are no acronyms, as in the glossary of a page.
    static func isTerm(_ cell: String) -> Bool { isName(cell, of: term) && !isName(cell, of: acronym) }

    /// Returns a header's cell without decoration: `**Long_Form**:` becomes `long form`.
    static func plain(_ cell: String) -> String {
        let words = cell.lowercased().unicodeScalars.split { scalar in !scalar.properties.isAlphabetic }
        return words.map(String.init).joined(separator: " ")
    }

    /// The greatest length of the name of a column, in bytes.
    private static let longestName = 80

    private static let acronymSet = Set(acronym)

    /// Returns whether a cell may have a name of the acronyms' column. It is faster than ``isName(_:of:)``.
    static func mayNameAcronym(_ cell: String) -> Bool {
        // Most acronyms have neither spaces nor signs.
        if cell.utf8.allSatisfy(\.isLetter) { return acronymSet.contains(cell.lowercased()) }
        let words = plain(cell).split(separator: " ")
        return words.count != 1 || acronymSet.contains(String(words[0]))
    }

    private static let conjunctions: Set<Substring> = ["or", "and", "oder", "und"]

    /// Returns whether a cell has one of the names, or several of them, such as `Acronym/Abbreviation`.
    static func isName(_ cell: String, of names: [String]) -> Bool {
        guard cell.utf8.count <= longestName else { return false }
        let plain = plain(cell)
        if names.contains(plain) { return true }
        let words = plain.split(separator: " ").filter { word in !conjunctions.contains(word) }
        return words.count > 1 && words.allSatisfy { word in names.contains(String(word)) }
    }

    /// Returns the position of a cell with one of the names that is not used. The order of the names decides between
    /// cells that are a name. If there is none, a cell whose words are names counts, or one whose last key is a name.
    static func column(_ names: [String], in cells: [String], besides used: [Int] = []) -> Int? {
        let free = cells.indices.filter { index in !used.contains(index) }
        func first(_ texts: [String]) -> Int? {
            for name in names {
                if let found = free.first(where: { index in texts[index] == name }) { return found }
            }
            return nil
        }
        if let found = first(cells.map(plain)) { return found }
        if let found = free.first(where: { index in isName(cells[index], of: names) }) { return found }
        return first(cells.map { cell in plain(lastKey(cell)) })
    }

    /// Returns the last key of a path such as `attributes.tags`, which names a value in an object of JSON, or the empty
    /// text for other names.
    private static func lastKey(_ name: String) -> String {
        let keys = name.split(separator: ".", omittingEmptySubsequences: false)
        return keys.count > 1 && !name.contains(" ") ? keys[keys.count - 1].lowercased() : ""
    }

    /// The greatest number of words in the name of a column.
    private static let mostWords = 3

    /// Returns whether a row of short texts names the acronyms' column, and its other cells do not.
    static func isHeaderOfAcronyms(_ cells: [String]) -> Bool {
        let filled = cells.filter { cell in !cell.isEmpty }
        let areShort = filled.allSatisfy { cell in cell.split(separator: " ").count <= mostWords }
        let haveNumbers = filled.contains { cell in cell.contains(where: \.isNumber) }
        guard filled.count > 1, areShort, !haveNumbers else { return false }
        let named = filled.filter { cell in isName(cell, of: acronym) }
        guard named.count == 1 else { return false }
        let others = filled.filter { cell in cell != named[0] }
        return !others.contains { other in isSpelled(named[0], other) }
    }

    /// Returns whether a text names the meaning's column, or several columns without that of the acronym.
    static func isNameOfOthers(_ cell: String) -> Bool { isName(cell, of: meaning + note + tags + others) }

    /// Returns whether one of two cells spells the other.
    private static func isSpelled(_ first: String, _ second: String) -> Bool {
        SpelledMeaning(of: first, in: second) != nil || SpelledMeaning(of: second, in: first) != nil
    }

    /// Returns whether a row names its columns: two cells, or the only two, have at most three words, one of which is a
    /// usual name.
    static func isHeader(_ cells: [String]) -> Bool {
        let filled = cells.filter { cell in !cell.isEmpty }
        let likely = cells.filter(mayBeName)
        let areAll = likely.count == filled.count
        if likely.count > 2, areAll, !isSpelled(filled[0], filled[1]) { return true }
        let areMost = likely.count > 1 && likely.count * 2 >= filled.count
        return areMost && cells.contains(where: isName)
    }

    private static func isName(_ cell: String) -> Bool {
        isName(cell, of: acronym) || isName(cell, of: term) || isName(cell, of: meaning)
    }

    /// Returns whether a cell is short and has a usual name in it.
    private static func mayBeName(_ cell: String) -> Bool {
        let words = plain(cell).split(separator: " ")
        let isShort = words.count <= mostWords && !cell.contains(where: \.isNumber)
        return isShort && words.contains { word in all.contains(String(word)) }
    }
}
