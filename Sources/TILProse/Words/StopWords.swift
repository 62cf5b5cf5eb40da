import TILText

/// Short words without a letter in most acronyms.
enum StopWords {
    /// Words inside a long form that need no matching letter.
    static let insideLongForm = WordSet(SpellingWords.small)

    /// Words that occur in sentences but in few names.
    static let ofClauses = WordSet(
        """
        be is are was were been has had will would can could should may might must this that these those it they we you
        he she then when where which if because instead going need needs how whereas
        whether specifies provides provide contains starts
        """)

    /// Words that start a long form only if they are capitalised.
    static let neverFirst = WordSet(
        """
        a an the of and or used uses using par pour por para avec mit für zum zur av af van voor
        contains provides retrieves specifies describes allows requires pomocí
        """)

    /// Words that start a long form only if every letter of the short form starts a word.
    static let seldomFirst = WordSet(
        """
        for in on to with by from at as into via per within under over between through out off is are
        be was were been has have had do does did can could will would shall should may might must no nor but if
        then than that this these those such which who whom whose what when where while how why we our us you your they
        their them it its he she his her i my me also both either neither each every any some all called named termed
        known due see so because since although though however thus therefore hence like including include includes
        versus vs propose proposed proposes respectively only more other another
        never until parsing comparing returns different various several many certain following resp around after
        before generate contain remainder true
        das der die ist sind waren wird werden wurde kann muss soll sollen darf haben oder wenn nicht
        de del des du dos con aus
        """)

    /// Small words inside names in Romance languages.
    static let romance = WordSet(
        "de del di du des al il per della delle dei alla alle la las le les los el et da do das dos para pour por pelo")

    /// Words that end a clause but no long form.
    static let neverLast = WordSet("to of the and or with from at as is are be into than now directly")
}

/// Symbols of units, which look like acronyms but are not.
enum UnitNames {
    /// Units of memory. They are acronyms unless they follow a number.
    private static let ofMemory = WordSet("kb mb gb tb pb")

    /// Whether a word is a number with its unit: "1MB", "20kHz".
    static func measures(_ bytes: Bytes, _ word: ByteRange) -> Bool {
        guard let unit = word.first(where: { !bytes[$0].isDigit }), unit > word.lowerBound else {
            return false
        }
        let range = unit..<word.upperBound
        return symbols.contains(WordKey(exactly: bytes, range)) || ofMemory.contains(WordKey(bytes, range))
    }

    static let symbols = WordSet(
        exactly: """
            pt px cm mm dB dBm dBi dBA Hz kHz MHz GHz THz kB MiB GiB KiB TiB PiB EiB kb Mb Gb kW MW GW TW mW kV MV mV mA
            kA nA mL mM nM kN MN Pa kPa MPa GPa eV keV MeV GeV TeV kWh MWh GWh TWh mAh Mbps Gbps Kbps kbps MBps GBps pH
            kJ MJ mJ kDa MDa
            """)
}
