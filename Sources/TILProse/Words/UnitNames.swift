/// Symbols of units, which look like acronyms and are none.
enum UnitNames {
    /// Units of memory, which stand behind numbers; by themselves they are acronyms.
    private static let ofMemory = WordSet("kb mb gb tb pb")

    /// Whether a word is a unit of memory, if it stands behind a number.
    static func isOfMemory(_ word: String) -> Bool { ofMemory.contains(WordKey(word)) }

    /// Whether a word is a number with its unit: "1MB", "20kHz".
    static func measures(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        guard let unit = word.first(where: { !ByteClass.isDigit(bytes[$0]) }), unit > word.lowerBound else {
            return false
        }
        let range = unit..<word.upperBound
        return symbols.contains(WordKey(exactly: bytes, range)) || ofMemory.contains(WordKey(bytes, range))
    }

    static let symbols = WordSet(
        exactly: """
            dB dBm dBi dBA Hz kHz MHz GHz THz kB MiB GiB KiB TiB PiB EiB kb Mb Gb kW MW GW TW mW kV MV mV mA kA nA mL mM nM kN
            MN Pa kPa MPa GPa eV keV MeV GeV TeV kWh MWh GWh TWh mAh Mbps Gbps Kbps kbps MBps GBps pH kJ MJ mJ kDa MDa
            """)
}
