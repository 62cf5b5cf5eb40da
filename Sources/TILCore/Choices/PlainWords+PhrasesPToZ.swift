/// Pairs of adjacent words in English texts.
extension PlainWords {
    /// The second words from P to Z, each followed by a colon and all of its first words. The pairs were counted in the
    /// documentation and the dictionaries of Debian 12.
    static let phrasesPToZ = """
        package: binary development distribution essential handling installed installing namespace native
        parent site software source virtual packet: broadcast control data multicast query raw page: existing
        home individual large manual mapped memory new partial physical single summary system title web pair:
        anterior key ordered value panel: control flat front paper: commercial holding proof wall writing
        paragraph: first last new previous separate parameter: additional algorithm array buffer compression
        configuration connection cost domain extra first formal generation input integer kernel keyword length
        only optional publication query replication revision scalar scheduling second shell single special
        specific storage tuning type parent: direct first immediate single parity: odd parser: parent search
        validating parsing: incremental line option stop particle: elementary energy fundamental small
        partition: disk existing extended first individual logical multiple new root system table pass: case
        passage: air short passing: message support password: encrypted root shadow store stored user patch:
        format generating original patent: software path: alternate complete directory fast file full image
        library local module package relative request root search slow source tracked pattern: bit capture
        design expression literal match matching name naming search shell simple single style usage payload:
        key notification signed payment: mortgage peer: connected remote penalty: performance speed
        percentage: high sampling performance: good high improved improving negative optimal overall period:
        brief extended geological hour leading long sampling short time peripheral: computer permission:
        access grant required root search sufficient person: important individual living single phase:
        creation first initialization second single specific phone: cell mobile phrase: musical pass reason
        physics: energy particle quantum piece: flat large short single small thin pixel: image packed
        transparent place: first good high meeting polling proper public resting right usual plan: execution
        generic query transition plane: bit complex multilingual parallel vertical planet: major minor plant:
        annual fiber green growing power producing sensitive vascular world plate: circular dry flat license
        metal thin platform: bit cross current supported target underlying player: defensive playing: role
        point: attachment center class code critical distant distribution entry fine fixed floating focal
        important insertion intermediate junction link pointer probe reference sharp specific starting turning
        pointer: frame function instruction interior optional row smart stack string valid pointing: finger
        link reference policy: access caching economic firewall insurance maintenance route routing scheduling
        security update pool: address worker pooling: connection port: default forward host listening local
        numeric parallel random remote serial portability: maximum position: bit column current cursor exact
        file horizontal literal normal official offset original political proper relative screen social
        starting vertical positioning: cursor power: computing electric electrical high low processing
        practice: business common good recommended usual precision: arbitrary bit default double extended full
        great high optional single prediction: branch prefix: comment common namespace path reserved press:
        button hydraulic key printing university user pressure: air atmospheric blood fluid high low memory
        price: consumer fixed high low lower market reduced selling stock principle: basic design first
        fundamental general guiding printer: impact laser line matrix privacy: good privilege: access column
        default dependent gain required root special sufficient usage probability: equal high probe: space
        problem: big cause common environmental performance portability possible potential practical related
        procedure: experimental medical remote surgical proceeding: judicial legal process: arbitrary
        auxiliary biological boot bootstrapping calling chemical child clock cognitive current development
        import industrial legal main manufacturing mechanical mental metabolic multiple natural new organic
        parent receiver receiving release repair review running selection server single stochastic target
        threaded transformation user worker processing: batch central data event image information mail normal
        option parallel request signal special subsequent text transaction word processor: annotation
        available bit central multiple signal single word product: commercial cross inner intermediate natural
        related software profit: net program: application calling client computer debugging editing executable
        executing external linking main new portable running sample simple television threaded tracing
        training trivial user utility programmer: application computer real programming: application
        asynchronous computer functional level threaded project: active current platform research test
        projection: small promise: mutual proof: future property: additional configuration default
        intellectual missing physical system protection: data environmental memory protocol: authorization
        communication core datagram gateway layer management mapping minor network networking routing secure
        sequence streaming switching transfer transport tunneling underlying wire provider: default hosting
        security service proxy: reverse publishing: desktop pulse: rapid quality: good high low lower
        production quantity: bit electrical equal fundamental great large minute numerical physical small
        unknown variable quarter: first last query: active current executing original parallel property
        recursive search simple question: answer asking direct general leading queue: event input internal
        message task quota: disk quotation: double single quote: double force opening single race: data human
        positive potential radiation: electromagnetic radio: packet railway: electric randomization: hash
        range: address broad byte file frequency group memory permitted port revision valid whole wide
        ranging: wide rank: lower ranking: high rate: bit clock data exchange first frame growth heart high
        interest low lower maximum sample sampling tax transfer transmission ratio: compression noise
        reaction: chain chemical reader: card human mail news resource screen stream reading: stop support
        reason: efficiency good historical legal performance political portability possible real security
        technical receiver: television recognition: character pattern speech record: current exchange
        historical individual log resource recorder: tape recording: sound video recovery: data disaster error
        time redundancy: cyclic reference: circular column cross cyclic entity external forward indirect
        language library method new quick strong symbol symbolic tracking reform: social region: coastal
        default geographic lumbar mapped memory overlapping polar register: bit cash counter function index
        physical point segment shadow status vector regression: linear performance relation: base blood child
        foreign international mathematical mutual ordering partitioned public social target transition
        relationship: child family package personal release: current final future maintenance major minor
        official press previous prior production security stable unstable remedy: judicial removal: directory
        quote recursive replacement: direct pattern report: bug coverage detailed news problem progress race
        research technical vulnerability reporter: test reporting: bug error progress repository: alternate
        code current large local mounted origin packed primary public receiving remote shared source
        representation: binary compact compressed data date exact external graphic graphical intermediate
        internal memory numeric point string symbolic text time visual reputation: good request: allocation
        certificate client connection handle initial multiple protocol subsequent research: advanced national
        scientific resident: average maximum resistance: electrical resolution: conflict high link low method
        name path recorded symbol vertical resonance: magnetic resort: last popular resource: engine financial
        global key natural pool shared soft underlying uniform response: frequency immune initial negative
        notification request server restriction: additional architecture export implementation result:
        accurate analysis consistent coverage error expected final formatted function intermediate merged
        partial query search retrieval: future return: check function just method routine review: code peer
        security revision: distributed first future last major new single specific ring: key metal token risk:
        high security role: basic database important membership replication room: computer dining drawing
        large meeting operating sleeping root: gain new rotation: log route: dynamic router: multicast
        routine: allocation comparison dispatch initialization library manipulation routing: domain row:
        actual current existing first header horizontal individual input joined last locked matching modified
        multiple new physical pixel result sample selected single table updated vertical whole rule: access
        conditional exact filtering firewall formal general implicit inference mapping matching normal
        ordering parsing policy precise production resolution saving slide strict substitution transformation
        transition usual visibility runner: base test running: long machine program safety: thread sale:
        public sample: bit code random report sampling: random satisfaction: customer saving: power space
        scalar: simple scale: full large major minor minute musical small scaling: frequency scan: index input
        linear multiple only parallel sequential table schedule: backup regular release scheduling: deadline
        process task time schema: catalog current new secure table target temporary scheme: allocation
        authentication coding compression encoding installation locking naming numbering signature school:
        elementary grade graduate grammar high law medical primary public secondary training science: applied
        cognitive computer information library modern national political social scientist: computer scope:
        current global inner local multiple nested outer screen: clear computer current display full help
        physical previous single touch whole script: activation boot building executable initialization
        interpreter main shell simple wrapper scripting: site sea: heavy high open rough search: backward
        binary expression forward history incremental library linear module pattern recursive reverse text
        searching: binary season: growing secretary: new section: critical cross dynamic editing horizontal
        individual input manual previous relevant secondary text sector: byte logical physical security: layer
        national network potential social seeking: support segment: code data last memory path program text
        selection: menu natural package sensitivity: case sentence: complete first sequence: arbitrary binary
        bit boot byte character control drop escape key ordered original random shift special series:
        continuous kernel patch time server: database foreign listed logging mail management name origin
        parameter primary proxy remote simple smart web service: consulting directory management military
        network postal private security specific system telephone session: active bus concurrent current
        database editing existing graphical interactive listening new shell specific terminal user setting:
        compression configuration current default filter proxy related session terminal shape: good original
        share: fair file key process row sharing: data time sheet: style thin shell: arbitrary current hard
        interactive normal restricted secure usual shift: bit right shock: electric electrical shop: machine
        shuttle: space signal: alarm alternate asynchronous blocked bus digital directed electric electrical
        electronic multiple previous radio receiving television time transmitted valid video signaling:
        management signature: byte calling cryptographic digital function good trusted verifying significance:
        special simulation: computer site: archive backbone building cross hosting mirror module remote user
        web situation: common complex memory rare social special size: actual allocation average batch block
        buffer cache compressed dictionary digest disk file fixed initial key marker maximum medium memory
        minimum packet page paper partition pixel point pool queue sample screen sector segment space stack
        static storage sufficient terminal total uncompressed varying window skill: social special slot:
        expansion free logical replication snapshot: detailed socket: abstract asynchronous blocking broadcast
        client connected datagram domain listening new packet raw secure server stream software: commercial
        computer cryptographic free graphics original quality related solution: cleaning easy possible
        potential sorting: block sound: musical natural sharp speech source: chief data default event input
        kernel open original overlapping program secure ultimate valuable space: actual address allocated
        buffer deep disk embedded extra free kernel leading memory outer padding parking pattern physical
        saving single stack storage sufficient user vector vertical span: time speaker: native speaking:
        person specialist: medical specification: architecture conversion date directory draft explicit formal
        format functional interface job language level match port precision protocol spectrum: frequency
        speech: free speed: execution full high low stack: allocation branch directory dual executable kernel
        map networking signal thread stage: advanced early final first last second standard: coding draft
        industrial industry international national packaging technical star: bright double fixed movie
        starting: array good string state: active consistent current exception finite free global independent
        initial intermediate internal liquid mental modern original physical previous running solid steady
        thread transition united statement: assignment case class executable financial future global import
        last match multiple return simple single switch utility station: gas power radio railway space
        television statistics: cumulative summary timing usage status: child connection error exit failure
        file legal response return success step: final first half initialization intermediate last multiple
        preliminary previous processing single subsequent stock: common stop: delivery full intermediate
        storage: allocated auxiliary dynamic external free local magnetic optical permanent persistent
        physical secondary static temporary virtual volatile store: department object trust strategy:
        allocation compression default operator possible recursive scheduling storage stream: binary buffered
        byte change compressed continuous data directory error event flowing input output raw single standard
        underlying strength: field full industrial string: allocated arbitrary big binary bit byte character
        compact connection date drawing escape format formatted input literal numeric pattern query quoted raw
        replacement search short single template test text translated usage version stroke: key structure:
        address branching chemical control data directory hierarchical internal kernel logical molecular
        neural object organic organizational social supporting tree type student: college graduate school
        university studio: visual study: academic advanced style: bell border classical coding formatting
        functional life new preferred programming shell widget word subscriber: active substitution:
        arithmetic command global history nested parameter pattern process string variable success: exit
        report suite: test unstable summary: brief quick short usage supply: blood limited power support:
        experimental language library limited mouse partial platform technical threading surface: flat hard
        horizontal inner level lower metallic plane printing rough smooth upper vertical swapping: byte
        switch: context line service switching: context symbol: common currency debugging dynamic global
        graphic imported indirect kernel local matching mathematical multiple normal private section special
        unique versioned visible syntax: abstract alternative expression functional language literal precise
        shell special substitution system: autonomous bit classification coding communication computer
        computing control cooling database desktop distributed early economic electronic embedded expert file
        filing historical immune import international lens local management messaging modern nervous operating
        optical overall packaging production retrieval rule running social solar telephone television tracking
        transmission underlying versioning whole window table: catalog child descriptor dining dispatch drop
        existing foreign hash individual joined lock new page parent partition partitioned routing sample
        symbol target temporary transition translation truth whole tag: authentication cache coding existing
        extra secure signed type tank: storage water tape: magnetic paper target: arm assignment clean
        statistics task: allocating asynchronous common critical current engineering graph maintenance
        parallel running scheduled tax: income teacher: school team: development technique: design programming
        technology: advanced computer high information telephone: wireless television: cable temperature: body
        high low normal ordinary room template: function search term: collective familiar formal general
        generic informal license long offensive popular precise preferred search short technical terminal:
        compatible current intelligent interactive modern serial slow smart video virtual test: answer basic
        equality function functional module operator regression stress unit user testing: box integration
        regression software unit text: arbitrary clear comment document existing formatted full help input
        literal message ordinary original patch plain quoted replacement simple sorting thing: first good
        important living material right valuable whole thread: calling child clock current main multiple new
        owning parallel separate signal single target worker throughput: high ticket: session tide: low time:
        actual arrival boot brief clock creation current date event execution extra first last link load local
        long maximum mean measuring modification real recovery saving scheduled second short solar standard
        total transmission universal wait timer: interval resolution timing: log tissue: animal body brain
        elastic living muscle nerve neural organic plant soft subcutaneous vascular title: book section window
        token: access tool: administration analysis cutting debugging development hand management packaging
        processing profiling specialized topic: advanced technical tracing: execution track: fast half keeping
        railway tracker: bug issue tracking: bug issue origin remote trade: free international world
        trademark: registered traffic: network transaction: atomic business commercial concurrent current
        financial new open phase progress single transfer: asynchronous content data file mail transformation:
        language linear transition: domain forward phase state translation: address automatic code free
        literal new transmission: data maximum radio transport: datagram mail underlying travel: space
        traversal: directory object order path revision tree treatment: special tree: allocation balanced
        binary cache directory execution growing large merged plane search small source syntax whole work
        working trend: current trial: clinical severe trigger: event level row statement update trunk: single
        tree tube: bronchial electron small vacuum tumor: small tuning: fine performance type: access address
        alias annotation array authentication column common complex compression content data element
        encryption entry enumeration event extension generic geometric image integer integral key machine
        manager map media member mixed numeric object partition presentation privilege processor propagation
        record resource return sequence socket specific static string target terminal union understanding:
        clear good union: labor trade unit: basic byte format fractional functional individual logical
        management mass measurement metric military monitoring political processing scope service single size
        socket specific structural target thermal time timer transient translation transmission university:
        state update: automatic concurrent documentation forced forward policy shadow upload: file usage:
        advanced basic brief common disk memory modern normal popular resource sample short typical user:
        administrative current database drop dynamic effective graphical new normal numeric ordinary owning
        real root single using: accessible allocated application authentication combined compressed controlled
        device encrypted expanded extension formatted listed modified object parsed pattern procedure program
        quoted registered released scan tested transmitted utility: compression general management public
        related system utilization: space validation: certificate input validity: unknown value: actual
        annotation arbitrary attribute bit byte component constant counter current default entry enumeration
        estimated exact expanded expected field finite fractional hash header initial input integer integral
        key legal maximum minimum monetary negative new nominal numeric numerical original parameter pixel
        point positive possible previous property return scalar secret special supported transparency truth
        valid valve: safety variable: array automatic capture class condition configuration context dependent
        environment environmental external free global host independent input instance local numeric random
        register scalar shell special static style substitution temporary type variance: sample variation:
        magnetic variety: common green transparent wide vector: attack bit block initialization vehicle:
        military motor space tracked vein: central large mineral portal pulmonary small vendor: software
        ventricle: lateral verification: certificate password signature version: actual asynchronous
        commercial current database engine enhanced exact future generic initial installed kernel key license
        major minimal minimum minor modern modified multiple new original package packaged patched platform
        previous prior protocol query released revised runtime server specific supported symbol video: digital
        reverse view: comprehensive consistent dictionary drop logical recursive system temporary viewer: log
        violation: access protocol security unique virus: computer visibility: symbol voice: active human
        passive voltage: high low volume: disk high large logical root vulnerability: injection potential
        security wait: time wall: abdominal cell inner interior outer warehouse: data watching: stop water:
        high hot low wave: brain electromagnetic permanent radio sound way: alternative dependent easy
        effective flexible friendly good half independent indirect modern normal only portable preferred
        proper quick recommended reliable safe simple specific standard structured usual web: remote wide
        week: calendar first last weight: atomic equal great heavy light molecular relative widget: active
        generic new text width: border column field fixed maximum minimum screen terminal variable window: bit
        buffered console current editor maintenance normal parent root shell shop terminal time wire: cross
        fine hard single telephone word: backward bit complete current first key last long match noise
        original partial reserved separate single stop whole work: additional extra hard real temporary
        worker: construction multiple new parallel primary replication social workflow: central recommended
        working: clean current initial stop workload: application world: modern new physical real western
        whole wrapper: data simple thin wrapping: line year: calendar copyright final first fiscal last light
        month past second solar whole yield: expression zone: parking time
        """
}
