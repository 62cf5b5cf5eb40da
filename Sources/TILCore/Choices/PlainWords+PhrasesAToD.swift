/// Pairs of adjacent words in English texts.
extension PlainWords {
    /// The second words from A to D, each followed by a colon and all of its first words. The pairs were counted in the
    /// documentation and the dictionaries of Debian 12.
    static let phrasesAToD = """
        accelerator: particle acceptance: general access: direct exclusive external gain grant last memory
        native public random root sequential web accident: implementation account: bank service user
        acquisition: lock act: legislative mental action: chemical default direct file human initialization
        legal log mechanical military optional personal restricted special specific store update activation:
        socket trigger activity: business commercial disk economic human maintenance mental monitor physical
        social adapter: host addition: point address: administrative broadcast client external host local mail
        memory multicast network physical postal remote server socket source stack starting tagged valid
        virtual adjustment: automatic clock score administration: system administrator: database local server
        site system agency: enforcement federal natural protection security agent: active authentication
        biological chemical cleaning external infectious service transfer transport user agreement: license
        mutual aid: band debugging first air: fresh thin alarm: fire scheduled algorithm: balancing
        compression cryptographic default detection digest encryption exchange generation genetic hash hashing
        key matching modern recursive resolution scheduling search signature sorting supported alias: column
        defining encoding expanded global mail regular type alignment: byte proper allocation: block buffer
        dynamic memory object page stack storage alphabet: manual altitude: high low amendment: first amount:
        arbitrary average fair fixed large limited maximum minimum relative small total analysis: detailed
        dynamic numerical performance static statistical angle: acute equal external high interior phase plane
        right solid animal: domestic draft land living lower related sea small annotation: return type
        variable answer: negative right short antigen: specific appliance: electrical home application:
        calling client commercial critical desktop distributed embedded embedding existing external graphical
        modern new portable practical real sample threaded typical web approach: alternative preferred
        recommended second approval: explicit approximation: first architecture: arm bit computer foreign host
        machine multiple network power processor segmented archive: application compressed deterministic
        distribution existing packed static thin upload whole area: archive equal geographic land large local
        mapped memory overlapping playing rural small staging storage surface temporary unit wide arm: small
        strong army: regular union arrangement: spatial array: byte character constant flexible indexed length
        new ordinary art: fine graphic industrial artery: coronary pulmonary temporal article: news assembly:
        legislative assertion: strict width assignment: array attribute direct multiple normal parameter
        policy previous scalar simple single variable assistant: digital atom: carbon attack: channel
        dictionary force heart injection personal service sudden timing attribute: address class data extended
        extra instance interface key name namespace scheduler store thread wrapped authentication: basic
        certificate client default digest message password peer pluggable proxy secure server suitable author:
        original package principal project update authority: certificate certification civil public
        authorization: proxy availability: high backup: continuous differential existing hot incremental
        scheduled balancing: load band: big broad frequency military narrow bandwidth: high low network bank:
        national reserve bar: horizontal menu metal navigation parallel progress title vertical base: abstract
        knowledge organic underlying batch: current battery: electric storage beacon: radio beam: electron
        horizontal laser light bell: small visible visual bill: bank dollar legislative binding: channel
        biology: molecular bit: archive executable extra flag high individual low mode offset order parity
        permission random single bladder: air block: allocated basic big building byte case clinic code
        comment conditional control disk encrypted free indirect inner logical matching memory physical shared
        signature single transaction board: bulletin circuit floor thin video body: administrative cell
        compressed flat function heavy human large legislative liquid living loop main material message moving
        natural physical political request response soft solid transparent bond: chemical double peptide book:
        phone record reference boot: early half kernel master system box: journal branch: active conditional
        current development existing filter important indirect initial integration judicial legislative local
        main master merged merging new original release remote single switch switching topic tracked tracking
        breach: material broadcast: packet radio television broker: insurance browser: web browsing: web
        budget: low buffer: allocated byte character data decoding front image input internal memory multiple
        new output ring shared socket static temporary whole buffering: double internal line bug: fixed report
        reporting building: main bulletin: electronic bundle: full resource bureau: federal burst: sudden bus:
        message session system business: computer conduct international official small button: mouse pointer
        radio byte: additional count excess extra first host initial input last length native network padding
        random raw single size valid cache: buffer clear code data database disk drop icon index instruction
        internal level memory page session calculation: hash mathematical point size time calculator: pocket
        camera: digital campaign: advertising political capability: additional editing effective extended file
        numeric permitted terminal capacity: mental storage total capital: state car: cable motor new racing
        railway sleeping card: credit expansion green playing smart sound video care: extra good great health
        medical special carrier: aircraft common mail case: common corner edge general lower match matched
        mixed normal rare severe simple special test trivial typical upper usual catalog: data message shared
        system translation cause: clause likely natural option probable cell: air animal bacterial blood
        cancer character living nerve plant plasma single tissue tumor center: commercial data industrial
        nerve research certificate: authority client digital entity extra intermediate peer proxy root server
        signed trusted verifying chain: certificate filter hash open parent tool chaining: block chamber:
        upper change: chemical compatible future global language local major minor notable ownership password
        proposed rapid specific state status structural sudden trivial version visible channel: communication
        narrow notification secure separate chapter: previous character: additional alphabet alternate bit
        byte comment control conversion escape feed first graphic hash individual input last leading literal
        national numeric optical option ordinary padding point printing quote replacement single space special
        specific stop universal valid wide word charge: electric electrical fixed negative positive chart:
        flow check: bank batch consistency equality existence health integrity permission privilege range
        redundancy validation validity checking: consistency error integrity type child: new chip: memory
        choice: good multiple possible circuit: computer digital electrical electronic integrated logic main
        short virtual city: capital great inner large claim: legal class: abstract application base character
        defining derived exception exercise generic handler hidden inner local lower main nested operator
        proxy runner scheduling social storage style upper widget classification: alternative character
        clause: conflict locking offset optional query schema window cleaning: dry client: connected mail
        protocol trusted clock: alarm atomic digital dynamic hour system time wall club: country league
        cluster: database dense existing primary terminal user code: application arbitrary assembly
        authentication byte calling character country debugging error escape executable executing existing
        exit failure hash independent initialization language level machine matching native new optimized
        parsing portable postal production pure redundant region response return sample source status success
        threaded user writing coding: hard structured coefficient: correlation differential collection:
        abstract collision: hash name column: additional current existing first grouping identity index
        indexed individual key multiple ordering output second serial single specific table view combination:
        chemical key possible valid command: external first list monitor movement second shell simple comment:
        archive code handle review style type committee: technical communication: electronic personal process
        secure company: electric holding insurance large mining phone publishing software stock telephone
        trust comparison: array byte directory equality identity numeric ordering rich strict string type
        compiler: cross compiling: cross compliance: full standard component: additional directory electronic
        essential final first fundamental host installed last leading level major optional path pixel single
        structural compression: actual data default fast header high text computer: analog compatible desktop
        digital electronic home modern parallel personal portable real remote computing: distributed
        performance scientific concept: abstract basic central fundamental general important condition:
        atmospheric copyright environmental error initial mental normal physical race social weather
        conditioning: air conference: technical configuration: additional default encryption instance kernel
        logging main mode proxy search server specific conflict: naming potential connection: bus channel
        client concurrent database direct electrical encrypted existing initial network new open persistent
        private replication secure service single socket subsequent connectivity: network consistency:
        internal console: serial virtual constant: flag integer literal numeric string symbolic version
        construction: compiler consumer: multiple stream consumption: human machine memory power resource
        contact: physical container: running content: encrypted modified context: access application current
        exception execution graphics historical inner literal memory scalar security voluntary control: access
        cache centralized direct flow full gain job loop option parameter precise resource revision terminal
        traffic transaction transmission typing version controller: disk domain interface memory convention:
        calling coding description formatting naming passing usual conversion: automatic case character
        encoding implicit inch integer numeric point string text type copy: carbon deep exact identical local
        private transparent working copying: file copyright: original core: magnetic processor variable
        corner: hand outer right upper corporation: equipment profit correction: drift error minor cost:
        additional estimated execution extra fixed high low performance storage total count: bit block byte
        event instruction iteration link process reference row sample shift test thread total track counter:
        atomic bit event internal loop optional performance profile program counting: reference country:
        developing foreign speaking whole course: normal usual court: federal inferior judicial law lower
        military superior cover: front ground paper patch section coverage: branch code test creation:
        automatic class database exclusive file instance object process snapshot socket thread cross: double
        crystal: liquid small transparent currency: international current: air alternating direct electric
        electrical cursor: current mouse open curve: learning customer: potential regular cycle: clock
        collection development hour life power reference release damage: brain data: actual additional
        analyzing application arbitrary backup band binary buffered character client collecting compressed
        digital encrypted exchanging external extra filtered fundamental hierarchical image initial input
        internal kernel original payload private profile profiling protected random raw reading receiving
        recovering recursive sample sensitive sharing signed specific static statistical store streaming
        structured temporary timing transfer uncompressed underlying database: current drop existing group
        managing new object password relational remote source template terminal datagram: length reliable user
        date: author basic calendar creation current delivery future international modification month relative
        release specific day: early fast first last month present quarter solar successive week working
        decision: design final judicial declaration: encoding entity explicit forward function namespace type
        variable decoder: incremental decoding: support decomposition: chemical default: application
        reasonable suitable definition: alias class column entity formal function interface multiple parser
        previous schema structure symbol table variable degree: academic high honorary small university
        varying delay: initial maximum scheduling second timed vacuum delegate: policy delivery: mail demand:
        popular density: high low department: defense executive science depth: bit great maximum nesting
        search stack derivation: key descent: recursive description: brief comprehensive detailed file short
        terminal verbal descriptor: class data file property queue socket watch design: computer good
        interface language original software detection: automatic collision cycle error syntax detector: error
        developer: application individual kernel software development: active application early integrated
        local software deviation: standard device: alternate block character computing disk display electrical
        electronic graphics input loop major master mechanical minor mobile mounted network optical output
        peripheral physical pointing portable random raw serial special stacked storage tape terminal
        underlying virtual diameter: large dictionary: instance new ordered search shared difference: big
        finding finite important main major minor notable only performance potential real symmetric
        difficulty: financial great digest: hash message supported dimension: array direction: backward
        forward horizontal reverse directive: compiler configuration control formatting directory: active
        cache configuration current data existing home installation leading level local mounted parent
        recursive remote root search site source staging target telephone temporary valid vendor watched
        working discount: bank discovery: test disease: acute bacterial cause chronic infectious inflammatory
        mental nervous plant viral disk: additional attached boot compact data flat hard local magnetic
        optical raw virtual whole disorder: congenital mental nervous renal display: crystal dictionary
        graphical help list matrix video distance: focal great long mean short small distribution: binary
        cumulative frequency module normal probability software source target uniform unstable district:
        administrative division: administrative integer territorial document: commercial design input legal
        official original portable documentation: additional detailed file free full library official online
        supporting dollar: half domain: level public qualified door: folding open outer dose: large draft:
        first drawing: box drive: disk hard physical tape driver: compiler device kernel printer sound tape
        terminal drop: sharp duration: average relative short timing total duty: active heavy official
        """
}
