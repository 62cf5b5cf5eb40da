/// Symbols of units, which look like acronyms and are none.
enum UnitNames {
    static let symbols = WordSet(
        exactly: """
            dB dBm dBi dBA Hz kHz MHz GHz THz kB MiB GiB KiB TiB kb Mb Gb kW MW GW TW mW kV MV mV mA kA nA mL mM nM kN
            MN Pa kPa MPa GPa eV keV MeV GeV TeV kWh MWh GWh TWh mAh Mbps Gbps Kbps kbps MBps GBps pH kJ MJ mJ kDa MDa
            """)
}
