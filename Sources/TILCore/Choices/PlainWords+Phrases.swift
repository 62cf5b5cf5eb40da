/// Pairs of words that stand next to each other in English texts.
extension PlainWords {
    /// The second word of each pair, then all words that stand before it, a line for each second word. The pairs were
    /// counted in the documentation and the dictionaries of Debian 12.
    static let phrases = """
        abbreviation common letter unique zone
        accelerator particle
        acceptance general
        access anonymous direct exclusive external gain grant last memory native public random root sequential \
        web
        accident implementation
        account bank service user
        acquisition lock
        act illegal legislative mental
        action chemical default direct file human initialization legal log mechanical military optional \
        pending personal restricted special specific store update
        activation socket trigger
        activity business certain commercial disk economic human maintenance mental monitor particular \
        physical social
        adapter host
        addition point recent
        address administrative broadcast client destination email external hardware host illegal invalid local \
        mail memory multicast network physical postal remote server socket source stack starting tagged valid \
        virtual
        adjustment automatic clock score
        administration system
        administrator database local server site system
        advantage main performance significant
        advertisement router
        agency enforcement federal natural protection security
        agent active authentication biological chemical cleaning external infectious service transfer \
        transport user
        aging password
        agreement license mutual written
        aid band debugging first
        air fresh thin
        alarm fire scheduled
        algorithm balancing cipher compression cryptographic default detection digest encryption exchange \
        generation genetic hash hashing key matching modern recursive resolution scheduling search signature \
        signing sorting supported various
        alias column defining encoding expanded global keystore mail regular type
        alignment byte proper
        allocation block buffer dynamic memory object page stack storage
        alphabet manual
        altitude high low
        amendment first
        amount arbitrary average certain fair fixed large limited maximum minimum relative significant small \
        substantial total vast
        analysis detailed dynamic lexical numerical performance static statistical
        anchor cast trust
        angle acute equal external high interior phase plane right solid
        animal certain domestic draft land living lower related sea small
        annotation return type variable
        announcement public release
        answer correct negative right short
        antigen specific
        appliance electrical home
        application calling client commercial critical desktop distributed embedded embedding existing \
        external graphical modern new particular portable practical real sample threaded typical web
        approach alternative preferred recommended second
        approval explicit
        approximation first
        architecture arm bit computer foreign hardware host machine multiple network power processor segmented
        archive application compressed deterministic distribution existing extract packed static thin upload \
        whole
        area archive certain entire equal geographic land large local mapped memory overlapping particular \
        playing rectangular rural seating small staging storage subject surface temporary unit wide
        argument additional extra first flag illegal input invalid keyword large last line mandatory numeric \
        optional parsing required resource second single subsequent third
        arm small strong
        army regular union
        arrangement spatial
        array byte character constant dimensional empty flexible indexed length new ordinary
        art fine graphic industrial
        artery coronary pulmonary temporal
        article definite news
        aspect certain important required various
        assembly legislative
        assertion strict width
        assignment array attribute direct multiple normal parameter policy previous scalar simple single \
        variable
        assistant digital
        atom carbon
        attack channel dictionary force heart injection known middle personal service sudden timing
        attempt connection first future subsequent
        attention particular paying special
        attribute address class custom data extended extra instance interface key name namespace scheduler \
        store thread wrapped
        audience target
        authentication basic certificate client default digest message password peer pluggable proxy secure \
        server suitable
        author original package principal project reset update
        authority certificate certification civil public
        authorization proxy
        availability high
        axis horizontal major vertical
        background default
        backup continuous differential existing hot incremental scheduled
        balancing load
        band big broad frequency military narrow side
        bandwidth high low network
        bank national reserve
        bar horizontal menu metal navigation parallel progress title vertical
        barrier load memory security trade
        base abstract knowledge organic underlying
        basis case regular
        batch current
        battery electric storage
        beacon radio
        beam electron horizontal laser light
        bearing journal
        behavior asynchronous blocking caching comparison correct custom default detailed exact expected \
        historical human identical normal particular previous similar specific traditional
        bell small visible visual
        benchmark running
        benefit performance
        bill bank dollar legislative
        binding channel
        biology molecular
        bit archive executable extra flag high individual low mode offset order parity permission random \
        significant single top
        bladder air
        block adjacent allocated basic big building byte case cipher clinic code comment conditional control \
        disk encrypted entire free indirect inner logical matching memory physical shared signature single \
        transaction
        board bulletin circuit floor thin video
        body administrative cell compressed entire flat function heavy human large legislative liquid living \
        loop main material message moving natural physical political request response round soft solid \
        transparent
        bond chemical double peptide
        book phone record reference
        boost performance
        boot early half kernel master system top
        boundary bit block byte message page record security word
        box dialog journal top
        bracket angle open opening round
        branch active conditional current development existing filter important indirect initial integration \
        judicial legislative local main master merged merging new original release remote side single switch \
        switching topic tracked tracking
        breach material
        broadcast packet radio television
        broker insurance
        browser web
        browsing web
        budget low
        buffer allocated byte character data decoding destination entire front image input internal memory \
        multiple new output pipe ring shared socket static temporary whole
        buffering double internal line
        bug fixed report reporting
        building main
        bulletin electronic
        bundle full resource
        bureau federal
        burst sudden
        bus message session system
        business computer conduct international official particular small
        button mouse pointer radio
        byte additional count excess extra first host initial input last length native network padding random \
        raw significant single size valid zero
        cache buffer clear code credential data database disk drop icon index instruction internal level \
        memory page session
        calculation hash mathematical point size time
        calculator pocket
        camera digital photographic
        campaign advertising political
        capability additional ambient editing effective extended file hardware numeric permitted terminal
        capacity mental storage total
        capital state
        car cable freight motor new racing railway sleeping
        card credit expansion green playing smart sound video visiting
        care extra extreme good great health medical special
        carrier aircraft common mail
        case certain common corner edge exceptional extreme general lower match matched mixed normal \
        particular pathological rare severe simple special test trivial typical upper usual
        cast assignment conversion drop explicit implicit redundant
        catalog data message shared system translation
        category event general numeric product
        cause clause likely natural option probable
        caution extreme great
        cell air animal bacterial blood cancer character epithelial living nerve plant plasma single somatic \
        stem tissue tumor
        center commercial data industrial nerve research
        certificate authority client digital entity extra intermediate peer proxy root server signed trusted \
        verifying
        chain certificate filter hash open parent side tool
        chaining block
        chair deck
        chamber upper
        change behavior chemical compatible future global language local major minor notable ownership \
        password proposed radical rapid recent significant specific state status structural substantial sudden \
        trivial version visible
        channel communication narrow notification secure separate side
        chapter previous
        character additional alphabet alternate bit byte certain comment control conversion dimensional escape \
        feed first graphic hash illegal individual input interrupt invalid last leading literal national \
        numeric optical option ordinary padding point printing quote radix replacement single space special \
        specific stop universal valid wide word
        charge electric electrical fixed negative positive
        chart flow
        check bank batch consistency constraint equality existence health hostname integrity overflow \
        permission privilege range redundancy validation validity
        checking consistency error integrity overflow type
        child new
        chip memory
        choice good multiple possible
        cipher asymmetric block default supported symmetric unknown
        circle exclusive great inner polar quarter small
        circuit computer digital electrical electronic integrated logic main short virtual
        city capital great inner large
        claim legal
        class abstract anonymous application base character concrete defining derived exception exercise \
        generic handler hidden inner local lower main nested operator priority proxy runner scheduling social \
        storage style upper widget
        classification alternative character
        clause conflict locking offset optional query schema window
        cleaning dry
        client connected mail older protocol trusted
        clock alarm atomic digital dynamic hardware hour system time wall
        clone partial using
        club country league
        cluster database dense existing primary terminal user
        code application arbitrary assembly authentication byte calling character country debugging error \
        escape executable executing existing exit failure hash independent initialization language level \
        machine matching native new optimized parsing portable postal production pure redundant region \
        response return sample setup source status success threaded user writing
        coding hard structured
        coefficient correlation differential
        collection abstract
        collision hash name
        color background bright extended green natural primary spectral terminal transparent various water
        column additional composite current existing first grouping identity index indexed individual key \
        multiple ordering output second serial single specific table third view
        combination chemical key possible valid various
        command diagnostic external first list monitor movement second shell simple
        comment archive code handle review strip style type
        committee technical
        communication electronic personal process secure written
        community hacker
        company electric holding insurance large mining phone publishing software stock telephone trust
        comparison array byte directory equality identity numeric ordering rich strict string type
        compiler cross
        compiling cross
        completion contextual extended new normal possible programmable successful word
        compliance full standard
        component additional color directory electronic essential final first fundamental host installed last \
        leading level major optional path pixel single structural
        composition instrumental musical
        compression actual data default fast header high text
        computer analog compatible desktop digital electronic home laptop modern notebook parallel particular \
        personal portable real remote
        computing distributed performance scientific
        concept abstract basic central fundamental general important
        concern business security
        conclusion drawing
        condition atmospheric boundary certain copyright environmental error exceptional initial mental normal \
        pathological physical race social weather
        conditioning air
        conference technical
        configuration additional default encryption instance kernel logging main mode override proxy search \
        server specific
        conflict naming potential
        connection bus channel client concurrent database direct duplex electrical encrypted existing initial \
        network new open outgoing pending persistent private replication secure service single socket \
        subsequent
        connectivity network
        consistency internal
        console serial virtual
        constant flag integer literal numeric string symbolic version
        constraint additional basic check column domain integrity key partition policy table unique
        construction compiler
        consumer multiple stream
        consumption human machine memory power resource
        contact physical
        container running
        content encrypted modified
        context access application cipher current exception execution graphics historical inner literal memory \
        scalar security voluntary
        control access cache centralized direct flow full gain job loop option parameter precise resource \
        revision terminal traffic transaction transmission typing version
        controller disk domain interface interrupt memory
        convention calling coding description ending formatting naming passing usual
        conversion automatic case character decimal encoding implicit inch integer numeric point string text \
        type
        copy carbon deep exact identical local private transparent working
        copying file
        copyright original
        core magnetic processor variable
        corner hand outer right upper
        corporation equipment profit
        correction drift error minor spelling
        cost additional estimated execution extra fixed high low performance storage total
        count aggregate bit block byte event instruction iteration link process reference repetition row \
        sample shift test thread total track
        counter atomic bit event hardware internal loop optional performance profile program
        counting reference
        country certain developing foreign particular speaking various whole
        course normal usual
        court federal inferior judicial law lower military superior
        cover front ground paper patch section
        coverage branch code test
        creation automatic class database exclusive file instance object process snapshot socket thread
        credential authentication matching store stored user valid
        cross double
        cryptography key
        crystal liquid small transparent
        currency international
        current air alternating direct electric electrical
        cursor current mouse open
        curve learning
        customer potential regular
        cycle clock collection development hour life power reference release
        damage brain
        data actual additional analyzing application arbitrary audio backup band binary buffered character \
        client collecting compressed digital encrypted exchanging external extra filtered font fundamental \
        hierarchical image initial input internal kernel original outgoing payload private profile profiling \
        protected random raw reading receiving recovering recursive sample sensitive sharing signed specific \
        static statistical store streaming structured temporary textual timing transfer uncompressed \
        underlying urgent
        database current drop entire existing group managing new object password relational remote source \
        template terminal
        datagram length reliable user
        date author basic calendar creation current delivery expiration future international invalid \
        modification month relative release specific
        day early fast first last month present quarter solar successive third week working
        deal class good great
        decimal packed unsigned
        decision design final judicial
        declaration encoding entity explicit forward function namespace type variable
        decoder incremental
        decoding support
        decomposition chemical
        default application reasonable suitable
        defect visual
        defense self
        definition alias class column constraint entity formal function interface multiple parser previous \
        schema structure symbol table variable
        degree academic certain high honorary small university varying
        delay initial maximum scheduling second timed vacuum
        delegate policy
        delivery mail
        demand popular
        density high low
        department defense executive science
        depth bit clone great maximum nesting search stack
        derivation key
        descent recursive
        description brief comprehensive detailed file short terminal textual verbal
        descriptor class data file property queue socket watch
        design computer good hardware interface language original software
        destination final original
        detail additional exact full historical implementation minute precise technical
        detection automatic collision cycle error feature syntax
        detector error
        developer application individual kernel software
        development active application early integrated local software
        deviation standard
        device alternate audio backing block character computing disk display electrical electromechanical \
        electronic graphics hardware input loop major master mechanical minor mobile mounted network optical \
        output peripheral physical pointing portable random raw semiconductor serial special stacked storage \
        tape terminal underlying virtual
        diagram flow transition
        dialog authentication selection
        diameter large
        dictionary empty instance new ordered search shared
        difference big finding finite important main major minor notable only performance potential real \
        significant symmetric
        difficulty financial great
        digest hash message supported
        dimension array
        direction backward certain forward horizontal particular reverse
        directive compiler configuration control formatting
        directory active cache configuration current data destination empty entire existing home installation \
        leading level local mounted parent recent recursive remote root search site source staging target \
        telephone temporary valid vendor watched working
        discount bank
        discovery test
        discussion detailed general public
        disease acute bacterial cause certain chronic epidemic infectious inflammatory mental nervous \
        particular plant viral
        disk additional attached boot compact data flat hard local magnetic optical raw virtual whole
        disorder congenital mental nervous renal
        display crystal dictionary graphical help list matrix video
        distance certain focal great long mean short small
        distribution binary cumulative frequency module normal probability software source target uniform \
        unstable
        district administrative particular
        division administrative integer territorial
        document commercial design input legal official original portable
        documentation additional detailed extensive file free full library official online supporting
        dollar half
        domain level public qualified
        door folding open outer trap
        dose large
        draft first
        drawing box
        drive disk hard physical tape
        driver compiler device hardware kernel printer sound tape terminal
        drop sharp
        duplex full half
        duration average entire relative short timing total
        duty active heavy official
        ear external human inner large middle
        edge bottom cutting leading lower outer right rough sharp thin top
        editing history input line text
        edition first second
        editor external line screen sequence text
        effect adverse beneficial caching chemical cumulative immediate practical proper side similar sound \
        special visible
        effort development extra great maintenance mental physical special
        electricity static
        electron free
        element arbitrary array chemical document empty essential existing first grouping individual last \
        matching metallic new pattern rare root single successive
        elevation high
        email author contact
        emphasis special
        employee update
        emulator terminal
        encoder incremental
        encoding audio character content default file linear source text transfer unknown
        encryption data disk key level password symmetric
        ending line
        endpoint network transport
        energy atomic high
        enforcement law policy
        engine car database fire locomotive powerful search theme
        engineer civil electrical software
        engineering civil electrical reverse software
        enterprise business commercial free industrial
        entity external general internal parameter parsed separate single
        entrance main
        entropy high low
        entry cache catalog desktop directory first history index initial keystore list loader log main map \
        matching menu metadata new page path registry table
        environment browser computing desktop development editor execution existing graphical home initial \
        interactive path physical production programming proxy runtime shell specific threaded virtual
        epoch date
        equality strict
        equation algebraic differential linear
        equipment digital electronic military
        equivalent character exact
        error additional allocation assertion authentication benign bus critical decoding domain encounter \
        extended formatted framing friendly grammatical handle host internal last match new overflow parity \
        permission positive possible range report reporting serious spelling standard syntax system temporary \
        transient transmission validation verification violation
        escape character color fire prompt string style terminal
        establishment commercial connection
        estate real
        estimate cost count
        evaluation arithmetic expression lazy multiple
        event asynchronous audit auditing button copy decrease device drop exposure future history inherited \
        keyboard mouse notification ordered past press record recorded recurring registered scheduled social \
        timer trigger wait
        evidence direct
        examination medical preliminary
        example notable practical previous simple trivial typical update
        exception active current handling important invalid notable overflow pending point possible precise \
        special
        exchange data foreign information key stock telephone
        executable binary bit final independent interpreter linked main single
        execution asynchronous concurrent conditional estimated parallel program script secure sequential \
        statement
        executive chief
        exercise military physical
        exit calling child editor process program shell thread zero
        expansion alias arithmetic future history parameter prompt shell variable word
        experience practical user
        expiration password
        explanation brief detailed
        export fast strict
        expression aggregate algebraic arbitrary arithmetic assignment bracket common condition conditional \
        constant filter generation generator mathematical path regular relational replacement yield
        extension binary bit building certificate custom file future installed installing load mail rendering \
        service specific system writing
        extent continuous great
        facility completion computing debugging editing logging management notification storage system tracing
        factor common drift external prime scale scaling
        factory default row
        faculty intellectual mental
        failure allocation assertion authentication check expected generic hardware memory power report \
        temporary test
        family address font large operator processor protocol
        fault major memory minor page
        feature additional advanced chaining custom essential experimental important language missing monitor \
        new prominent specific system
        fee entrance license licensing
        feed animal form line
        feedback positive user
        fiber muscle natural nerve optical sensory strong synthetic yielding
        field additional available bit certain electric extra header interval magnetic mask metadata minimum \
        narrow optional pixel replacement request resource selected third
        figure geometric human plane public significant
        file archive archived audio backing binary cache catalog compressed configuration control copy current \
        data database definition desktop encrypted entire executable existing formatted graph header history \
        hosted image index individual input jar journal key large local log manifest map mapped missing \
        mounted multiple new object open original output password policy regular script segment signature \
        single source special tag temporary text tracked transaction uncompressed underlying unit unknown \
        valid vector watched watching
        filter custom row
        filtering packet
        finger index middle
        fire open
        firewall network
        firm law
        firmware free
        fitting pipe
        fixture gas test
        flag command delegate exclusive invalid optional required status
        flight space
        floor ground lower
        flow continuous control data fluid natural work
        flowing current
        fluid bodily body programming
        focus input keyboard
        folder list parent
        folding case constant
        font available matching modern outline proportional selected width
        force air driving gravitational legal magnetic market military natural option physical strong superior \
        task vital
        forecast weather
        form alternate alternative art binary common compact digital distinct expanded first free general \
        human modified normal normalized organic original preferred pure quoted related second severe short \
        simple solid special symbolic third typical usual various
        format archive binary compact date decimal default exact file hour import input interchange list \
        message output patch raw short specific supported text time transformation
        formation geological
        formatting alternative document numeric output style
        formula general
        forwarding fast port
        foundation science software solid
        fraction decimal small
        fragment code small sound
        frame current outer page recent recursive stack window
        framework net test testing
        frequency carrier clock high low radio sampling
        function aggregate allocation anonymous bodily calling classification comparison completion conversion \
        derivation drawing encryption evaluation exponential extension factory final foreign generator generic \
        handler hash hyperbolic initialization inverse level library logarithmic management manipulation \
        mathematical new note obsolete older parsing periodic reduction register related resolver safe shell \
        similar specialized statistics support tracked transition trigger unknown utility validator volatile \
        window wrapped wrapper
        functionality additional basic core equivalent new related required similar
        fund electronic mutual public
        future distant near possible potential
        gain performance
        game board card certain computer playing simple various video
        gate bill logic
        gateway common mail
        gathering social statistics
        gauge wire
        generation automatic code first force key number random report second signature third
        generator asynchronous code environment number parser random sequence simple
        genome human
        geometry descriptive
        giving integer string
        goal design main primary ultimate
        good ticket
        governor available
        grade commercial
        graph acyclic directed log module
        graphics computer network vector
        ground common solid
        group address command control cultural effective exclusive extensive multicast node numerical peer \
        primary process real repository social supplementary task thread working
        grouping logical
        growth exponential rapid
        guarantee security stability
        guard privacy
        guide comprehensive migration reference style user
        guideline software
        hacker real time true
        hand human right second short strong
        handle client file key method object
        handler child declaration error event exception existing exit fault interrupt lexical logging \
        registered request scheme signal trap
        handling conflict correct error exception interrupt proper signal special terminal
        hardware computer specific temporary underlying
        hash check cryptographic new password root secure underlying
        hashing keyed password
        head branch dense large list loose
        header additional arbitrary authorization block column custom date email encoding extended extra host \
        kernel local message missing program protocol request required response routing section type visible
        heading column section
        health public
        height great maximum screen window
        help display online short
        heuristic check
        hierarchy class directory entire exception file manual package page system type widget window
        highlighting syntax
        hint early specific type
        history brief current development entire full linear natural previous recent revision timeline
        holder copyright
        holding process variable
        home cache
        hormone growth pituitary plant thyroid
        host destination full known local network remote unknown virtual
        hostname local match remote system
        hour half working
        house country private public small
        idea abstract basic complex general good great new simple
        identification process system
        identifier fragment numeric object qualified quoted resource session transaction unique
        identity author user
        image alternate container dimensional disk graphic graphical kernel machine mapped mental mirror \
        multiple original photographic post process public raw runtime tagged visual
        imaging resonance
        impact minimal negative performance significant
        implementation actual alternate alternative cipher compatible concrete correct current decoder default \
        efficient generic initial internal keystore loop optimized original reference sample specific \
        threading typical underlying
        implication security
        import circular fast future incremental metadata package relative test
        importing support
        improvement documentation major minor performance significant speed various
        impulse nerve nervous neural
        inch cubic half
        income net
        increase performance
        increment post
        index arbiter array character ending full hash negative numerical package partial partitioned reverse \
        shared tree unique update
        indicating character error flag integer mask message string value
        indication clear error name
        indicator error file output progress status
        industry computer
        infection bacterial viral
        inference type
        information additional authentication background collecting confidential configuration context \
        contextual control copyright debugging descriptive detailed diagnostic display extensive extra extract \
        federal formatting gathering general header historical holding licensing management personal profiling \
        progress related relevant sensitive specific state statistical status summary system technical timing \
        tracking usage useful various version visual
        infrastructure key network security
        initialization module session system
        initiative research
        injury cause
        input additional binary buffered current entire expected interactive invalid keyboard multiple \
        password pending raw reading standard terminal uncompressed unknown user valid
        installation alternate production
        instance cache class decimal engine exception list manager new single stream worker
        institute national research
        institution educational financial mental public
        instruction atomic bit branch complex illegal installation latency machine processing single
        instrument cutting electronic financial legal mathematical measuring musical optical similar surgical \
        surveying
        integer bit byte decimal exact long negative optional positive random short signed unsigned
        integration continuous
        integrity data
        intelligence artificial
        intensity light magnetic sound
        intention good
        interaction human social strong user
        interchange data decimal information
        interest common general great historical particular personal public similar special
        interface abstract binary buffer bus controller disk functional gateway general generic graphical \
        language level line network networking physical portable programming public similar system terminal \
        user web
        interpretation special
        interpreter code command interactive multiple
        interpreting program
        interrupt keyboard periodic priority
        interval check hour minimum poll regular short time
        intervention human manual
        introduction brief informal tutorial
        inversion priority
        ion metal negative positive
        island channel main sea small
        issue known legal performance portability potential related safety security timing
        item configuration first history last menu previous
        iteration last loop
        jar modular release signed
        job background batch odd running suspended
        joining line
        joint socket
        journal system
        judgment good sound
        junction directory neuromuscular
        kernel older running stable
        keyboard computer
        keyword additional arbitrary extra new reserved translated
        kind certain lock particular second special statistics various
        kit development tool
        knowledge detailed general human prior scientific special
        label existing new security textual update volume
        labor manual
        laboratory bell national research
        land distant dry foreign public
        language algebraic algorithmic artificial assembly computer definition expression foreign formal \
        functional human implementation intermediate legal level machine manipulation markup national native \
        natural official particular popular processing programming query related scripting specific \
        specification structured supported
        lasting long
        latency high low network rotational
        lattice crystal
        law copyright federal power third
        layer application link lower multiple network outer physical socket surface thin top transport upper
        layout directory disk keyboard memory page physical repository space
        leader group session
        leading history optional strip
        league major minor
        learning machine
        length arbitrary bit buffer byte chain content equal fixed focal full great history key line mask \
        maximum minimum prefix string total variable wave zero
        lens objective
        letter capital case cover drive first initial single small
        level basic compression custom energy frame high intermediate isolation kernel log logging low lower \
        module nesting optimization patch power priority privilege quality root row security statement task \
        top trust upper
        liability strict
        library archive client compression conversion cryptographic dependent dynamic extension function \
        interface linked runtime shared standard static threading time underlying
        license additional common documentation public software
        life artificial entire half human real
        light artificial bright electric green traffic ultraviolet visible
        limit hard lower memory process rate resource size soft speed upper usage wide
        limitation additional implementation known length
        line assembly bottom command comment consecutive context crossing current empty entire first goal \
        header history horizontal input last logical matching median multiple phone physical railway serial \
        single status summary telephone title vertical
        link broken cross data dynamic hard missing new physical related symbolic
        linking dynamic static
        lipoprotein density
        liquid holding volatile
        list alias argument bundle cipher column completion comprehensive empty full history interest linked \
        mailing ordered parameter posting preference resource
        listener event new original
        listening server stop
        listing directory
        load heavy network
        loader boot class custom dynamic experimental module
        loading dynamic lazy module
        location default global remote storage
        locator resource
        lock description exclusive existing level mandatory memory mutex record recursive share shared
        locking file record
        locomotive electric
        log audit kernel transaction
        logic allocation application handling mathematical symbolic
        look quick
        loop endless event infinite inner main nested outer tight timing
        loss data packet partial performance possible total
        machine abstract bit business client electric host local modern remote server state virtual
        magnet field permanent
        mail electronic outgoing paper
        mailing kernel security
        maintenance archive scheduled
        majority vast
        management cache configuration context database key lifecycle memory network object package power \
        session state storage system transaction
        manager container context geometry memory package resource service source system window
        manifest backup
        manipulation data path string
        manner certain consistent efficient formal good normal safe secure sensitive similar usual
        manual reference user
        manufacturer car computer
        map array color import keyboard source space symbol
        mapping anonymous case dictionary direct existing keyboard linear memory port private relational \
        reverse shared underlying user
        margin hand profit right safety water
        mark export hash import order question quotation quote trade water
        marker conflict decimal special
        market stock
        markup extensible generalized
        mask bit color event signal subnet
        mass atomic compact critical flat floating great large small solid
        master origin
        match exact overlapping partial pattern possible rule string word
        matching expression last pattern
        material building elastic fibrous flexible hard key loose magnetic organic raw reading sensitive \
        similar soft solid synthetic textual various waste
        mathematics applied
        matter foreign front mineral organic related subject
        meaning character conventional distinct exact literal special specific technical usual
        measure common defensive dry extreme good linear safety security
        measurement accurate performance table
        mechanism authentication automatic caching communication compression control copy defense dispatch \
        extension firing handling history import loading locking management notification override passing \
        primary reliable security selection similar simple
        media magnetic social storage
        meeting public
        member archive array council default enumeration faculty group senior static structural structure team \
        union voting
        memory allocated allocating anonymous computer custom direct dynamic efficient external flash free \
        invalid main maximum physical required reserved shared sufficient total video virtual volatile
        menu context help main search
        message alert control debugging descriptive detail detailed diagnostic email empty encrypted error \
        feedback help information log logged logging mail notification outgoing printing progress query \
        receiving reply signed status translated usage
        metadata additional package
        metal heavy
        meter cubic progress
        method abstract access additional authentication class comparison compression connection context \
        decimal factory future generic hashing index inherited interface loop message native new object \
        overriding path preferred private queue request sampling socket special static statistical utility
        mile nautical statute
        mind right
        mineral green rare valuable
        mining strip
        minister cabinet prime
        minute last
        mode access addressing archive batch binary bit blocking cache color compatible compliance compression \
        copy debugging development editing emulation encryption exclusive execution feedback file input \
        interactive isolated lock mixed operating operation padding passive protected raw recovery register \
        restricted rounding scanning silent stop streaming strict terminal text threaded transaction user \
        visual
        model content data engine mathematical object processor programming threading trust
        modification concurrent data direct file last local schema subsequent
        modulation amplitude frequency
        module automatic custom decimal extension frozen hierarchical import imported importing installing \
        kernel load loading logging main new packaged site socket threading
        moment magnetic second
        money big paper
        monitor computer system
        monitoring performance statistics
        month calendar day last year
        morning early
        motion cursor rapid rotary
        motor electric
        mount existing mapped new parent shared
        mouse field
        movement bodily cursor forward irregular muscle physical political quick rapid sudden voluntary
        moving fast
        muscle abdominal flat smooth voluntary
        mutation genetic
        name algorithm alias alternative author branch brand cluster column common component constraint curve \
        database descriptive device directory display domain field file friendly full function generic group \
        header hierarchical host icon image interface key module month native new object official operation \
        package parameter path port proper provider publication qualified relative resource role schema scope \
        section server service short slot snapshot symbol symbolic table tag trade trigger unique user \
        variable
        namespace abstract default global initial local mount network new private reserved selected time user
        naming standard
        nation particular united
        nature human
        need application immediate just likely only urgent
        negotiation protocol
        nerve certain cranial lumbar motor sensory spinal
        network area computer digital global insecure multiple neural peer portable private regional telephone \
        virtual wireless
        news good
        node device plan
        noise background environmental
        notation alternative decimal exponential mathematical musical object point prefix range scientific \
        special style
        note bank explanatory historical marginal musical portability release technical
        notice copyright license permission
        notification asynchronous change event space
        number actual arbitrary article atomic average block certain column complex decimal descriptor device \
        error estimated finite fixed fractional generation great identification infinite integral large \
        limited line major maximal maximum minimum minor negative network odd phone point port positive \
        precision prime program protocol random rational real revision sequence serial signal small strategy \
        telephone total varying vast version week whole
        numbering version
        object abstract actual alternate arbitrary barrier cell class code composite concrete connection \
        context cursor database date dependent destination dictionary dimensional distant distinct document \
        drop dynamic exception existing file frame generator global hash large library live loose mapping \
        match memory message missing module new packed partial polling proxy response sequence shared \
        signature signed socket statistics stream tag tree type various wrapped
        obligation financial legal
        observation scientific
        occasion formal rare social special
        offer module package
        office central foreign home post public
        officer army civil executive general judicial law military senior staff warrant
        offset byte column file fixed minute negative position time zone
        operand first right second
        operating bit disk host modern particular portable underlying
        operation abstract arithmetic asynchronous atomic batch blocking comparison concurrent consecutive \
        copy cryptographic graphics integrity intelligence inverse logging logical maintenance management \
        mathematical military normal overall partition patching relational reliable rendering running \
        subsequent surgical synchronous vacuum
        operator arithmetic assignment binary comparison conditional division equality logical ordering power \
        relational union
        opinion personal
        optics fiber
        optimization compiler guided performance
        optimizer query
        option additional configuration exclusive grant grouping invalid line long missing mount new related \
        scheduling selection shell short socket specific strategy test
        order arbitrary byte correct default evaluation high insertion inverse lexical low natural numerical \
        partial particular proper random resolution reverse right sequential sort sorting traversal
        ordering byte natural partial relative sort total
        organism individual living
        organization commercial industrial international list managing parent political
        origin track unknown
        output actual command compressed debugging default diagnostic expected formatted list pending standard \
        uncompressed user
        overflow buffer cause integer stack
        overhead additional extra loop low memory performance significant timing
        override option
        overview brief quick
        owner change copyright database new repository table
        ownership change
        pace slow
        package binary development distribution essential frozen handling installed installing namespace \
        native parent site software source virtual
        packet broadcast control data multicast outgoing query raw
        padding zero
        page existing home individual large manual mapped memory new partial physical single summary system \
        title web
        pair anterior color key ordered value
        pane window
        panel control flat front
        paper commercial holding proof wall writing
        paragraph first last new previous separate
        parameter additional algorithm array buffer compression configuration connection cost domain extra \
        first formal generation input integer invalid kernel keyword length only optional publication query \
        replication revision scalar scheduling second shell single special specific storage third tuning type
        parent direct first immediate single
        parity odd
        parser parent search validating
        parsing argument incremental line option stop
        part adjacent body central component distinct early eastern equal essential fibrous first forming \
        fractional front fundamental important initial inner integral interior large last local lower middle \
        moving northern numeric outer prominent real relevant second significant solid southern successive \
        third upper various vital western
        particle elementary energy fundamental small
        partition disk existing extended first individual logical multiple new root system table
        pass case
        passage air short
        passing message support
        passphrase empty
        password empty encrypted root shadow store stored user
        patch format generating original
        patent software
        path alternate complete destination directory empty fast file full image library local module mount \
        package relative request root search slow source tracked
        pattern background bit capture design expression font literal match matching name naming search shell \
        simple single style usage
        payload key notification signed
        payment mortgage
        peer connected remote
        penalty performance speed
        percentage certain high sampling
        performance good high improved improving negative optimal overall significant
        period brief certain extended geological hour leading long sampling short tertiary time
        peripheral computer
        permission access grant required root search sufficient
        person important individual living particular powerful single third
        phase color creation first initialization second shutdown single specific
        phone cell mobile
        photograph aerial
        phrase musical pass reason
        physics energy particle quantum
        piece broken flat large particular rectangular round short side single small thick thin various
        pipe broken water
        pipeline data shell
        pixel background image packed transparent
        place certain decimal first good high meeting particular polling proper public resting right usual \
        various
        plan custom execution generic query transition
        plane bit complex multilingual parallel vertical
        planet major minor
        plant annual certain composite fiber green growing power producing sensitive various vascular world
        plate circular dry flat license metal photographic thin
        platelet blood
        platform bit cross current hardware supported target underlying various
        player defensive
        playing role
        point attachment center certain class code critical decimal distant distribution entry extreme fine \
        fixed floating focal important insertion intermediate junction link mount particular pointer probe \
        reference sharp specific starting turning
        pointer frame function instruction interior optional row smart stack string valid
        pointing finger link reference
        policy access caching economic firewall insurance maintenance route routing scheduling security update
        pool address entropy worker
        pooling connection
        population entire
        port default destination forward host listening local numeric parallel random remote serial
        portability maximum
        portion central certain data host large small substantial
        position bit certain column current cursor exact file horizontal literal normal official offset \
        original political proper relative screen social starting vertical
        positioning cursor
        post military observation trading
        power computing electric electrical high low processing
        practice business common good recommended usual
        precision arbitrary bit default double extended full great high infinite optional single
        prediction branch
        preference cipher security user
        prefix comment common namespace path reserved subject
        press button cylinder hydraulic key printing university user
        pressure air atmospheric blood fluid high low memory
        price consumer fixed high low lower market reduced retail selling stock
        principle basic design first fundamental general guiding
        printer impact laser line matrix
        priority dynamic high low lower scheduling static
        privacy good
        privilege access column default dependent gain required root special sufficient usage
        probability equal high
        probe space
        problem big cause common environmental hardware known obvious performance portability possible \
        potential practical related serious similar various
        procedure diagnostic experimental medical remote shutdown surgical
        proceeding judicial legal
        process arbitrary auxiliary background biological bodily boot bootstrapping calling chemical child \
        clock cognitive current development import industrial legal main manufacturing mechanical mental \
        metabolic multiple natural new organic parent photographic receiver receiving release repair review \
        running selection server single stochastic target threaded transformation transverse user vital worker
        processing background batch central data event image information mail normal option parallel post \
        request signal special subsequent text transaction word
        processor annotation available bit central multiple signal single word
        product commercial cross inner intermediate natural related software waste
        profit net
        program application calling client computer debugging editing example executable executing external \
        linking main new portable running sample simple television threaded tracing training trivial user \
        utility
        programmer application computer real
        programming application asynchronous computer functional level purpose threaded
        project active current example platform research test
        projection small
        promise mutual
        prompt command interactive password primary right secondary shell user
        proof future
        property additional configuration default intellectual missing physical system
        proposition logical particular
        protection data environmental memory
        protocol authorization communication core datagram gateway layer management mapping minor network \
        networking particular routing secure sequence streaming switching transfer transport tunneling \
        underlying wire
        prototype function
        provider default hosting security service
        proxy reverse
        publishing desktop
        pulse rapid
        purpose commercial common cryptographic debugging demonstration diagnostic educational general \
        identification main particular practical primary scientific similar social special specialized \
        specific testing useful various
        quality good high low lower production
        quantity bit certain electrical equal fundamental great known large minute numerical physical small \
        unknown variable
        quarter first last third
        query active current executing original parallel property recursive search simple
        question answer asking direct general leading
        queue event input internal message priority task
        quota disk
        quotation double single
        quote double force opening single
        race data human positive potential
        radiation electromagnetic
        radio packet
        railway electric
        randomization hash
        range address broad byte file frequency group memory permitted port revision valid whole wide
        ranging wide
        rank lower
        ranking high
        rate bit clock data exchange first frame growth heart high interest low lower maximum refresh sample \
        sampling tax transfer transmission
        ratio aspect compression noise
        reaction chain chemical
        reader card human mail news resource screen stream
        reading stop support
        reason efficiency good historical legal obvious performance political portability possible real \
        security technical various
        receiver television
        recognition character pattern speech
        record current exchange historical individual log resource written
        recorder tape
        recording audio sound video
        recovery data disaster error time
        redundancy cyclic
        reference circular column cross cyclic entity external forward indirect language library method new \
        quick strong symbol symbolic tracking
        reform social
        refresh index
        region adjacent coastal default geographic lumbar mapped memory overlapping polar
        register bit cash counter function index physical point priority purpose segment shadow status vector
        regression linear performance
        relation base blood child foreign international mathematical mutual ordering partitioned public social \
        target transition
        relationship child family package personal
        release current feature final future maintenance major minor official older press previous prior \
        production recent security stable unstable
        remedy judicial
        removal directory quote recursive
        repetition frequent
        replacement direct pattern
        report bug coverage detailed diagnostic news problem progress race research technical vulnerability
        reporter test
        reporting bug error progress
        repository alternate code current large local mounted origin packed primary public receiving remote \
        shared source
        representation binary compact compressed concrete data date decimal exact external graphic graphical \
        intermediate internal memory numeric point string symbolic text textual time visual
        republic federal
        reputation good
        request allocation certificate client connection feature handle initial multiple post protocol signing \
        subsequent
        requirement additional alignment certain important memory minimum special specific storage
        research advanced national scientific
        reset connection hard
        resident average maximum
        resistance electrical
        resolution conflict high hostname link low method name path recorded symbol vertical
        resonance magnetic
        resort last popular
        resource engine financial global key natural pool shared soft underlying uniform various
        response frequency immune initial invalid negative notification request server
        restriction additional architecture export implementation
        result accurate aggregate analysis consistent correct coverage error expected final formatted function \
        intermediate meaningful merged partial query search
        retrieval future
        return check function just method routine
        review code peer security
        revision distributed first future last major new recent single specific
        ring key metal token
        risk high security
        role basic database important membership replication
        room computer dining drawing dressing large meeting operating sleeping
        root fibrous gain new
        rotation log
        rounding point
        route dynamic
        router multicast
        routine allocation comparison dispatch initialization library manipulation useful
        routing domain
        row actual current existing first header horizontal individual input joined last locked matching \
        modified multiple new physical pixel result sample selected single table updated vertical whole
        rule access conditional exact filtering firewall formal general grammatical implicit inference mapping \
        matching normal ordering parsing policy precise production resolution rounding saving scoping slide \
        strict substitution transformation transition usual visibility
        runner base test
        running long machine program
        safety thread
        sale public
        sample bit code random report
        sampling random
        satisfaction customer
        saving power space
        scalar simple
        scale full large logarithmic major minor minute musical small
        scaling frequency
        scan custom index input linear multiple only parallel sequential table
        schedule backup regular release
        scheduling deadline process task time
        schema catalog current new secure table target temporary
        scheme allocation authentication coding color compression encoding installation locking naming \
        numbering signature
        school elementary grade graduate grammar high law medical primary public secondary training
        science applied cognitive computer information library modern national political social
        scientist computer
        scope current global inner local multiple nested outer
        scoping lexical
        screen clear computer current display entire full help physical previous single touch whole
        script activation benchmark boot building completion executable initialization interpreter main setup \
        shell simple wrapper
        scripting site
        sea heavy high northern open rough
        search backward binary expression forward history incremental library linear module pattern recursive \
        reverse text
        searching binary
        season certain growing
        seat front hot
        secretary new
        section critical cross dynamic editing horizontal individual input manual previous relevant relocation \
        secondary text transverse
        sector byte logical physical
        security layer national network potential significant social
        seeking support
        segment code data last memory path program text
        selection font menu natural package
        self internal return
        sensitivity case
        sentence complete first
        sequence arbitrary binary bit boot byte character color control drop empty escape key ordered original \
        random shift special
        series continuous kernel patch time
        server database font foreign listed logging mail management name origin parameter primary proxy remote \
        simple smart web
        service consulting directory management military network postal private security specific system \
        telephone
        session active bus concurrent current database editing existing graphical interactive listening new \
        shell specific terminal user
        setting compression configuration current default filter proxy related session terminal theme
        setup connection initial replication
        shape good original particular various
        share fair file key outstanding process row
        sharing data time
        sheet style thin
        shell arbitrary current hard interactive normal restricted secure usual
        shift bit right
        shock electric electrical
        shop machine
        shutdown system
        shuttle space
        side adjacent bright client hand inner receiving remote right server upper
        signal alarm alternate asynchronous blocked bus digital directed electric electrical electronic \
        interrupt multiple pending previous radio receiving television time transmitted valid video
        signaling management
        signature byte calling cryptographic digital function good self trusted verifying
        significance special
        signing certificate code just
        simulation computer
        site archive backbone building cross hosting mirror module remote user web
        situation certain common complex memory particular rare similar social special various
        size actual allocation average batch block buffer cache compressed dictionary digest disk file fixed \
        fragment initial key marker maximum medium memory minimum packet page paper partition pixel point pool \
        queue sample screen sector segment space stack static storage sufficient terminal total uncompressed \
        varying window
        skill social special
        slot expansion free logical replication
        snapshot detailed
        socket abstract asynchronous blocking broadcast client connected datagram domain listening new packet \
        raw secure server side stream
        software commercial computer cryptographic free graphics original quality related
        solution cleaning easy possible potential
        sorting block
        sound musical natural sharp speech
        source chief data default entropy event input kernel open original overlapping program secure ultimate \
        valuable
        space actual address allocated buffer color deep dimensional disk embedded extra free kernel leading \
        memory outer padding parking pattern physical saving single stack storage sufficient user vacant \
        vector vertical
        span time
        speaker native
        speaking person
        specialist medical
        specification architecture color conversion date directory draft explicit formal format functional \
        interface job language level match port precision protocol
        spectrum frequency
        speech free
        speed execution full high low
        spelling alternate alternative correct variant
        spot blind hot small
        stack allocation branch directory dual executable kernel map networking signal thread
        stage advanced early final first last second various
        stamp date time
        standard coding draft industrial industry international national packaging technical
        star bright double fixed movie
        starting array good hierarchy string
        state active consistent current exception finite free global independent initial intermediate internal \
        invalid liquid mental modern original physical previous running solid steady thread transition united
        statement assignment case class executable financial future global import last match multiple return \
        simple single switch utility
        station gas power radio railway space television
        statistics cumulative summary timing usage various vital
        status child connection error exit failure file legal response return success zero
        stem branching green short
        step final first half initialization intermediate last multiple preliminary previous processing setup \
        single subsequent
        stock common
        stop delivery full intermediate
        storage allocated auxiliary dynamic external free local magnetic optical permanent persistent physical \
        secondary static temporary virtual volatile
        store backing credential department object retail trust
        strategy allocation compression default operator possible recursive scheduling storage upgrade various
        stream binary buffered byte change compressed continuous data directory error event flowing input \
        output raw single standard underlying
        strength field full industrial
        string allocated arbitrary big binary bit byte character compact connection date drawing empty entire \
        escape format formatted input literal numeric pattern prompt query quoted raw replacement search short \
        single template test text translated usage version
        strip flat landing narrow thin
        stroke key
        structure address anatomical bodily branching chemical control data directory hierarchical internal \
        kernel logical molecular neural object organic organizational social supporting tree type
        student college graduate school university
        studio visual
        study academic advanced
        style bell border classical coding completion formatting functional life new preferred programming \
        shell widget word
        subject certificate main particular
        submission patch
        subscriber active
        subscription individual replication
        substance animal chemical complex controlled elementary foreign hard hypothetical liquid mineral \
        organic similar soft solid transparent volatile
        substitution arithmetic command global history nested parameter pattern process string variable
        subsystem various
        success exit report
        suite benchmark cipher test unstable
        summary brief quick short usage
        supply blood limited power
        support color experimental hardware language library limited mouse partial platform technical \
        threading
        surface adjacent flat hard horizontal inner level lower metallic plane printing rough smooth upper \
        vertical
        swapping byte
        switch context line service
        switching context
        symbol common currency debugging dynamic global graphic imported indirect kernel local matching \
        mathematical multiple normal private section special strip unique versioned visible
        symptom common
        syntax abstract alternative expression functional language literal precise shell special substitution
        system autonomous bit classification coding communication completion computer computing control \
        cooling database desktop distributed early economic electronic embedded entire expert file filing \
        historical immune import international lens local management messaging modern nervous older operating \
        optical overall packaging production recent retrieval rule running social solar telephone television \
        tracking transmission underlying various versioning whole window
        table catalog child descriptor dining dispatch drop existing foreign hash individual joined lock new \
        page parent partition partitioned periodic round routing sample symbol target temporary transition \
        translation truth whole
        tag argument authentication cache coding completion existing extra secure signed type
        tank storage water
        tape magnetic paper
        target arm assignment clean statistics
        task allocating asynchronous background common critical current engineering graph maintenance parallel \
        particular priority running scheduled similar
        tax income poll
        teacher school
        team development
        technique design programming useful various
        technology advanced computer high information
        telephone wireless
        television cable
        temperature body high low normal ordinary room
        template function search
        term collective familiar formal general generic informal license long obsolete offensive popular \
        precise preferred search short technical
        terminal compatible current intelligent interactive modern serial slow smart video virtual
        test answer basic benchmark equality feature function functional mark module operator regression \
        stress unit user
        testing box integration regression software unit
        text arbitrary cipher clear comment document existing explanatory formatted full help input literal \
        message ordinary original patch plain quoted replacement simple sorting
        theme color current custom icon prompt
        theory atomic communication economic game general mathematical political probability scientific
        thing first good important living material particular right similar valuable whole
        thread calling child clock current main multiple new owning parallel separate signal single target \
        worker
        throughput high
        ticket session
        tide low
        time actual arrival boot brief clock creation current date endless event execution expiration extra \
        first last link load local long maximum mean measuring modification real recovery saving scheduled \
        second short solar standard total transmission universal wait waste
        timer interval resolution
        timing log
        tissue animal body brain elastic fibrous living muscle nerve neural organic plant soft subcutaneous \
        vascular
        title book section window
        token access
        tone continuous high low musical single whole
        tool administration analysis cutting debugging development hand management packaging powerful \
        processing profiling specialized
        topic advanced technical
        tracing execution
        track fast half keeping railway
        tracker bug issue
        tracking bug issue origin remote
        trade free international world
        trademark registered
        traffic network outgoing
        transaction atomic business commercial concurrent current financial new open pending phase progress \
        recent single
        transfer asynchronous content data file mail
        transformation language linear
        transistor effect
        transition domain forward phase state
        translation address automatic code free literal new
        transmission data maximum radio
        transport datagram mail underlying
        trap exit
        travel space
        traversal directory object order path revision tree
        treatment special
        tree allocation balanced bearing binary cache directory entire execution growing large merged plane \
        search small source syntax whole work working
        trend current
        trial clinical severe
        trigger constraint event level pending row statement update
        trip round
        trunk single tree
        tube bronchial electron small vacuum
        tumor small
        tuning fine performance
        type access address alias annotation array authentication certain color column common complex \
        composite compression content data element encryption entry enumeration event extension generic \
        geometric image immutable integer integral intersection key keystore machine manager map media member \
        mixed numeric object partition presentation primitive privilege processor propagation record resource \
        return sequence socket specific static string target terminal union various
        understanding clear good
        union labor trade
        unit basic byte format fractional functional individual logical management mass measurement metric \
        military monitoring mount political processing scope service single size socket specific structural \
        target thermal time timer transient translation transmission
        university state
        update automatic concurrent documentation forced forward policy post recent shadow
        upgrade binary cluster major version
        upload file
        usage advanced basic brief common disk example memory modern normal popular resource sample short \
        typical
        user administrative current database drop dynamic effective graphical new normal numeric ordinary \
        owning real root single
        using accessible allocated application authentication combined compressed controlled device encrypted \
        expanded extension formatted listed modified object parsed pattern procedure program quoted registered \
        released scan tested transmitted written
        utility compression general management public related system
        utilization space
        validation certificate input
        validity unknown
        value actual annotation arbitrary attribute bit byte component constant counter current default \
        distinct empty entry enumeration estimated exact expanded expected field finite fractional hash header \
        initial input integer integral invalid key legal maximum minimum monetary negative new nominal numeric \
        numerical original parameter pixel point positive possible previous priority property return scalar \
        secret special supported transparency truth valid zero
        valve safety
        variable array automatic capture class closure condition configuration context dependent environment \
        environmental external free global host independent input instance local numeric random register \
        scalar shell special static style substitution temporary type
        variance sample
        variation magnetic
        variety common green transparent wide
        vector argument attack bit block initialization
        vehicle military motor space tracked
        vein central large mineral portal pulmonary small
        vendor hardware software
        ventricle lateral
        venture business joint
        verification certificate hostname password signature
        version actual asynchronous commercial current database engine enhanced exact future generic initial \
        installed kernel key license major minimal minimum minor modern modified multiple new older original \
        package packaged patched platform previous prior protocol query recent released revised runtime server \
        specific supported symbol
        video digital reverse
        view barrier comprehensive consistent dictionary drop logical recursive system temporary
        viewer log
        violation access constraint protocol security unique
        virus computer
        visibility symbol
        voice active human passive
        voltage high low
        volume disk high large logical root
        vulnerability injection potential security
        wait time
        wall abdominal cell inner interior outer
        warehouse data
        watching stop
        water high hot low
        wave brain electromagnetic permanent radio sound
        way alternative certain dependent easy effective efficient flexible friendly good half independent \
        indirect modern normal obvious only particular portable powerful preferred proper quick recommended \
        reliable safe similar simple specific standard structured usual various
        web remote wide
        week calendar first last
        weight atomic equal great heavy light molecular relative
        widget active completion generic new text
        width border column field fixed maximum minimum screen terminal variable zero
        window bit buffered console current destination dialog editor maintenance normal parent root shell \
        shop terminal time
        wire cross fine hard single telephone
        word backward bit complete current first key last long match noise original partial reserved separate \
        single stop whole
        work additional extra hard real temporary
        worker background construction multiple new parallel primary replication social
        workflow central recommended
        working clean current entire initial stop
        workload application
        world modern new physical real western whole
        wrapper data simple thin
        wrapping line
        year calendar copyright entire final first fiscal last light month past recent second solar third \
        whole
        yield expression
        zone parking time
        """
}
