/// The words of ``PlainWords``, by their role.
extension PlainWords {
    /// Nouns that have a plural.
    static let countNouns = """
        abbreviation ability accelerator accelerometer acceptance accident account accountant accumulator
        acknowledgment acquisition act action activation activator activity actor adapter addition address
        adhesion adjustment administration administrator admission adoption advance advantage adversary
        advertisement aerodrome agency agenda agent aggregator agreement aircraft airframe airline airport
        airspace airspeed alarm album alert algorithm alias alignment allergen alliance allocation allowance
        alphabet altitude amendment amount amplifier amplitude analysis analyst anchor angiography angle animal
        annealing annotation announcement annuity anode answer antenna apparatus appeal appendix appliance
        applicant application appointment appraisal approach approval approximation aptitude arbiter arbitration
        arc architecture archive area argument arm army arrangement array arrival art article artifact ascent
        aspect assay assembly assertion assessment asset assignment assistant association assumption atlas atom
        attachment attack attempt attendance attitude attorney attribute audience audit auditor augmentation
        author authority auxiliary award axis backbone background backup badge balance ballot band bank banner
        bar barrier base baseline basin basis batch battery beacon beam bearing behavior bell benchmark benefit
        bias bill bit blade block board body bond bonus book boost boot border boundary box bracket brain branch
        brand breach breath bridge briefing broadcast broker browser budget buffer bug builder bulletin bundle
        bureau burst bus button buyer byte cabinet cable cache calculation calculator calendar calibration
        camera camp campaign cancer capability capacitor capacity capital capsule capture car card cargo carrier
        case cast catalog category cathode cause caution cell center certificate certification chain chair
        chamber change channel chapter character charge chart charter check child chip choice cipher circle
        circuit citizen city claim class classification classifier classroom clause client clinic clock clone
        closure cloud club cluster coach code coefficient collection collector college collision colony color
        column combination command comment commission commitment committee community company comparison
        competition compiler complaint completion component composition compromise computer concept concern
        conclusion condition conduct conference configuration confirmation conflict connection connector
        consensus consent console constant constraint consultant consumer contact container contest context
        contract contractor contrast contribution control controller convention conversion coordinator copy
        copyright core corner corporation correction correlation cost council count counter country course court
        covariance covenant cover crawler creation credential criterion cross crystal currency current
        curriculum cursor curve customer cycle cylinder dashboard database datacenter datagram date day deadline
        deal debate debit decimal decision deck declaration decoder decomposition decrease default defect
        defendant deficit definition degree delay delegate delegation delivery demand demonstration density
        department departure deployment deposit depth derivation derivative descent description descriptor
        design designer desktop destination detail detector determination developer deviation device diagnosis
        diagram dialog diameter dictionary difference difficulty digest dimension diode direction directive
        director directory disability disaster disclosure discount discovery discussion disease disk disorder
        dispatch display disposal dispute distance distortion distribution distributor district dividend
        division doctor document dollar domain door dose draft drain drawing drift drill drive driver drop
        duplex duration duty ear easement economy edge edition editor effect effort election electron element
        elevation email embedding emergency emission emitter emphasis employee employer emulation emulator
        encoder encounter endpoint engine engineer ensemble enterprise entity entrance entry enumeration
        envelope environment epoch equation equivalent error escape essay establishment estate estimate
        estimation evaluation evaluator event examination examiner example exception exchange executable
        executive exercise exhibition exit expansion expectation expense experience experiment expert expiration
        explanation exploit explorer explosion export expression extension extent extract extraction extractor
        facility factor factory faculty failover failure family fault feature federation fee feed fiber field
        figure file filter finding finger finish fire firewall firm fixture flag flash fleet flight floor fluid
        focus folder font force forecast forgery form format formation formula forum foundation fraction
        fragment frame framework frequency front function fund future gain gallery game gap gate gateway gauge
        gene generation generator glide glossary goal good governor grade gradient graduate grammar grant graph
        graphics ground group guarantee guard guest guide guideline habit hacker halt hand handbook handle
        handler handover hash head header heading hearing heart hedge height help heuristic hierarchy hint
        history holder holding home host hostname hour house hub hypervisor hypothesis icon idea identifier
        identity illustration image impact impedance implant implementation implication import improvement
        impulse incentive inch incident inclusion increase increment indemnity index indication indicator
        inductor industry infection inference influence inhibitor initiative injection inlet input inquiry
        insertion insight inspection inspector installation instance institute institution instruction
        instructor instrument integer intensity intent intention interaction interchange interconnection
        interest interface interior interpretation interpreter interrupt intersection interval intervention
        interview introduction intruder intrusion inversion investigation investigator investment investor
        invitation invoice ion irrigation island issue item iteration jar job joint journal journalist judgment
        junction jurisdiction keeper kernel keyboard keystore keyword kilogram kilometer kind kit label
        laboratory land landing lane language laptop laser lattice lawyer layer layout lead leader league
        learner lease leave lecture ledge ledger legend lender length lens lesson letter level liaison library
        licence license life lifecycle lift light likelihood limit limitation line link liquid liquidation list
        listener liver load loader loan location locator lock locomotive log look loop loss machine magazine
        magnet majority maker manager mandate manifest manifold manipulation manner manual manufacturer map
        mapping margin mark marker market markup mask mass master match material matrix matter meaning measure
        measurement mechanism median meeting member memorandum memory menu merchant merger message meter method
        methodology mile mill mind mineral minister ministry minute mirror mission mixer mixture mode model
        modem moderator modification module modulus moment monitor month morning mortgage motor mount mouse
        movement movie multicast multiplexer multiplier mutation mutex name namespace narrative nation nature
        navigator need negotiation network neuron node nomination norm nose notation note notebook notice
        notification notion nucleus number object objective obligation observation observatory observer obstacle
        occasion occupation offer office officer offset opener operand operation operator opinion opponent
        opportunity opposition optimizer option orbit orbiter order ordinance organism organization orientation
        origin oscillator outage outcome outlet outline outlook output overflow override overview owner pace
        package packet page pair pane panel paper paragraph parameter parcel parent parliament parser part
        participant particle partition partner partnership pass passage passphrase passport password patch
        patent path patient pattern pause payable payload payment peak peer penalty percentage period peripheral
        permission permit permutation person perspective phase phenomenon phone photo photograph phrase
        physician piece pilot pipe pipeline pitch pixel place placement plaintiff plan plane planet planner
        plant plate platform player plot plug pocket point pointer policy poll polynomial pool population port
        portal portfolio portion position possibility post poster posteriori practice prediction preference
        prefix preparation presentation press pressure price principle printer priority privilege probability
        probe problem procedure proceeding process processor producer product profession professor profile
        profit program programmer project projection projector promise promotion prompt proof property proposal
        proposition prospect protein protocol prototype provider province provision proxy publication publisher
        pulse pump purchase purpose quadrant qualification quantile quantity quarter query quest question
        questionnaire queue quorum quota quotation quote quotient race rack radar radiator radio radius radix
        rail railway range rank rate ratio reaction reactor reader reason recall receipt receivable receiver
        reception recipe recipient recommendation record recorder recording recovery rectifier redemption
        reduction reference referral reflection reform refresh refuge refund regime region register registration
        registry regression regulator relation relationship relay release remedy reminder removal rent repair
        repeater repetition replacement replica reply report reporter repository representation representative
        republic request requirement rescue researcher reservation reserve reset residence resident residue
        resistor resolution resolver resonance resonator resort resource response responsibility restoration
        restriction result retrieval return reversal review revision reward ring risk role room root rotation
        rotor route router routine row rule runner runtime runway salary sale sample sanction satellite saving
        scalar scale scan scanner scene schedule scheduler schema scheme scholarship school scientist scope
        score scout screen script sea search season seat secretary section sector segment selection selector
        semester semiconductor seminar sensor sentence separation sequence series server service session setting
        settlement setup shadow shape share shareholder sheet shelf shell shelter shield shift shipment shock
        shop shore shortage shutdown shuttle side signal signature simulation simulator site situation size
        skill slide slope slot snapshot socket solution sort sound source space span speaker specialist
        specification specimen spectrum sphere sponsor spot spread spyware stack stage stakeholder stamp
        standard star state statement station status statute stem step stock stop store strategy stream stretch
        strike string strip structure student studio study style subject submission subnet subscriber
        subscription subsidiary substance substitution subsystem success suite summary summit supervisor
        supplement supplier supply surface surgeon surplus survey switch symbol symptom syndrome synthesis
        system table tablet tag takeoff tank tape target tariff task tax taxiway teacher team technician
        technique telephone telescope television temperature template tension term terminal territory test
        testimony texture theme theorem theory thesis thickness thing thread threat threshold ticket tide
        timeline timer tissue title token tone tool topic topology torque tort touch touchdown tour track
        tracker trade trademark trader tradition trainer trait transaction transceiver transcript transcription
        transfer transform transformation transformer transistor transit transition translation translator
        transmission transmitter trap traversal treasury treatment treaty tree trend trial tribunal trigger trip
        trunk tube tunnel turbine turnover tutorial type ultrasonography union unit universe university update
        upgrade uplink upload user utility vaccine validation validator valuation value variable variance
        variant variation variety vector vehicle velocity vendor venture venue verdict verification verifier
        version vibration vicinity video view viewer violation virus visa visit visitor voice voltage volume
        volunteer vote voter vulnerability wait walker wall warehouse warrant warranty watch wave wavelength way
        waypoint weakness web website week weight widget width window wire word worker workflow workforce
        workload workplace workshop workstation world wrapper xerography year yield zenith zone zoom
        """

    /// Nouns without a plural.
    static let massNouns = """
        access accountability accuracy acid advice agriculture aid air amortization anesthesia assistance
        assurance atmosphere attention audio authentication authorization automation availability aviation
        avoidance awareness bandwidth biology blood business carbon care cash chemistry circulation
        collaboration commerce communication compensation complexity compliance compression computation
        confidence congestion connectivity conservation consistency construction consumption content continuity
        cooperation coordination counsel coverage credit crime cryptography custody damage data defense
        depreciation detection development diffusion diversity documentation dynamics ease economics education
        efficiency electricity eligibility employment encapsulation encryption energy enforcement entertainment
        entropy equality equipment equity ethics evidence evolution execution existence expenditure expertise
        exploration exposure fabric feedback finance firmware flow fraud freedom freight fuel functionality
        funding fusion gas geography geology geometry governance gravity growth guidance hardware headquarters
        health heat heritage housing identification imagery imaging immigration immunity income independence
        inflation information infrastructure initialization innovation insulation insurance integration
        integrity intelligence interference inventory isolation justice knowledge labor latency law leadership
        learning legislation leverage liability liquidity literacy literature logic logistics loyalty machinery
        mail maintenance malware management manufacturing marketing mathematics maturity media medicine
        membership metadata metal migration mitigation mobility modulation moisture money mortality motion
        nationality navigation negligence news noise optics optimization orchestration overhead oversight
        ownership parity parking participation perception performance personnel phishing physics plasma politics
        portability possession potential power precision presence preservation prevention pricing privacy
        procurement production productivity progress propagation protection purity quality quantization
        radiation radiography randomization ransomware recognition recruitment redundancy regulation
        rehabilitation reliability relief relocation replication reputation research resilience resistance
        resuscitation retail retention retirement revenue safety sampling satisfaction science screening seating
        security self sensitivity significance silicon software speech speed spoofing stability staff statistics
        stimulation storage strength stress supervision support surgery surveillance survival syntax tampering
        taxation teaching technology terminology testing text therapy throughput thrust time timing tolerance
        tomography tracking traffic training transparency transport travel trust truth turn ultrasound
        uncertainty understanding unity uptake usability usage utilization vacuum validity ventilation
        virtualization visibility vision vocabulary waste water weather welfare wood work
        """

    /// Adjectives and participles.
    static let adjectives = """
        abstract academic accessible accidental accurate active actual acute acyclic adaptive additional
        additive adequate adjacent adjusted administrative advanced adversarial adverse aerial aerodynamic
        aeronautical aggregate agile agricultural airborne algebraic algorithmic aligned allied allocated
        alternate alternative ambient ambulatory amended analog analytical anatomical annual anonymous anterior
        applied arbitrary archived arithmetic artificial assisted associate asymmetric asynchronous atmospheric
        atomic attached auditory authentic authorized autoimmune automated automatic autonomous auxiliary
        available average backward balanced base basic behavioral beneficial benign beta bidirectional big
        bilateral binary biological biomedical blended blind blocked bodily bold bottom bounded brief bright
        broad broken buffered capable cardiac cellular central centralized certain certified chartered chemical
        chief chronic circular civil classical classified clean clear clerical clinical clustered coastal
        coaxial cognitive coherent collective combined commercial common compact comparative compatible complete
        complex composite comprehensive compressed computational concrete concurrent conditional confidential
        conjugate connected consecutive conservative consistent constant contextual continuous contracted
        controlled conventional convolutional cooperative coordinated corporate correct creative critical
        cryptographic cubic cultural cumulative current custom cyclic daily decentralized dedicated deep default
        defensive deferred definite delayed delegated dense dependent deployed derived descriptive designated
        destructive detailed deterministic developmental diagnostic differential diffuse digital dimensional
        direct directed directional discrete disposable distant distinct distributed diverse domestic dominant
        double dry dual dynamic early earned eastern easy ecological economic educational effective efficient
        elastic elected electoral electric electrical electromagnetic electromechanical electronic electrostatic
        elementary embedded empirical empty enclosed encrypted endless enhanced enriched entire environmental
        enzymatic epidemic equal essential estimated evolutionary exact excellent exceptional excess exclusive
        executable executive exempt expanded expected experimental expiratory explanatory explicit exploratory
        exponential extended extensible extensive external extra extreme factual fair familiar fast federal
        federated fibrous filtered final financial fine finite first fiscal fixed flat flexible fluid focal
        forced foreign formal formatted forward fractional free frequent fresh friendly frontal frozen full
        functional fundamental fused future gated general generalized generative generic genetic genuine
        geographic geological geometric global good governmental graded gradual grammatical grand granular
        graphic graphical gravitational great green gross grouped guaranteed guided half handheld hard harmful
        harmonic harmonized hazardous healthy heated heavy heuristic hidden hierarchical high historical
        homogeneous honorary horizontal hosted hot human humanitarian hybrid hydraulic hyperbolic hypothetical
        ideal identical illegal immediate immune immutable impartial implicit important imported improved
        incremental independent indexed indirect individual industrial inertial infectious inferior infinite
        informal inherited initial inner innovative insecure installed instant institutional instrumental
        insured intact integral integrated intellectual intelligent intensive interactive interim interior
        interleaved intermediate internal international intrinsic invalid inverse irregular isolated iterative
        joined joint judicial junior just justified key keyed kinematic known labeled large last late latent
        lateral layered lazy lean leased leftover legal legislative legitimate lexical liable licensed lifelong
        lifetime light likely limited linear linguistic linked liquid listed literal live local located locked
        logarithmic logged logical long loose low lower magnetic main major managed mandatory manual mapped
        marginal marked masked massive matched mathematical maximal maximum mean meaningful measured mechanical
        medial medical medium mental merged metallic meteorological metric middle military minimal minimum minor
        mixed mobile modern modified modular molecular monetary monolithic monthly mounted multilateral
        multilingual multimedia multiple municipal musical mutual narrow national nationwide native natural
        nautical near necessary negative nested net networked neural neutral new nocturnal noisy nomadic nominal
        nonlinear nonprofit normal normalized northern notable novel numeric numerical nutritional objective
        observed obsessive obsolete obvious occasional occlusive occupational odd offensive official offline
        older online only open operational optical optimal optimized optional oral ordered ordinary organic
        organizational original orthopedic outdoor outer overall overhead owned packaged packed paid parallel
        parametric parental parsed partial particular partitioned passive past patched pathological periodic
        peripheral permanent permitted persistent personal pharmaceutical photographic physical pilot plain
        planned pluggable polar political polynomial popular portable positive possible postal posterior
        potential powerful practical precise predictive preemptive preferred preliminary premium prepaid present
        preventive previous primary prime primitive principal prior private probabilistic probable professional
        profitable programmable progressive prominent proper proportional proposed protected provisional
        proximal public published pure qualified qualitative quality quantitative quantum quarterly queued quick
        quiet quoted radial radical random rapid rare rational raw reactive ready real reasonable recent
        reciprocal recommended recorded recovered rectangular recurrent recursive recycled reduced redundant
        reference refined regional registered regular regulatory related relational relative released relevant
        reliable remote renewable renewed repeated replicated representative required reserved residential
        residual resilient responsive restricted reverse reversible revised rich right rigid robust rotary
        rotational rough round routed routine rural safe sampled satellite scalable scanned scheduled scientific
        sealed seasonal second secondary secret secure segmented selected selective senior sensitive sensory
        separate sequential serial serious severe shared sharp short signed significant silent similar simple
        simulated simultaneous single skilled slow small smart smooth social soft solar solid sophisticated
        southern spatial special specialized specific spectral sponsored stable stacked standard stateless
        static statistical steady sterile stochastic stored strategic streamed strict strong structural
        structured subjective subsequent substantial successful successive sudden sufficient suitable superior
        supervised supplementary supported sure suspended sustainable symbolic symmetric symmetrical synchronous
        synthetic systematic systemic tactical tagged tangible targeted taxable technical technological temporal
        temporary tentative terminal terrestrial territorial tertiary tested textual theoretical thermal thick
        thin third threaded tight timed timely top topical toroidal total tracked traditional trained
        transactional transient transitional translated transmitted transparent transverse traumatic trivial
        true trusted tuned typical ultimate ultrasonic ultraviolet unattended uncertain uncompressed unified
        uniform unilateral unique united universal unknown unlimited unsigned unstable updated upgraded upper
        upward urgent used useful usual vacant vague valid valuable variable varied various vast verbal
        verifiable verified versatile versioned vertical viable viral virtual visible visual vital vocational
        volatile voluntary watched weekly weighted western whole wide wired wireless worldwide wrapped written
        yearly zero zonal zoned
        """

    /// Words in -ing.
    static let gerunds = """
        accounting acting adapting addressing advertising aging aligning allocating altering alternating
        analyzing answering archiving arranging asking assembling assessing assisting auditing averaging backing
        balancing banking batching bidding billing binding blending blocking bonding booking bootstrapping
        branching breathing bridging briefing broadcasting browsing budgeting buffering building bundling
        caching calling caring casting cataloging catching chaining charging checking cleaning clearing
        clustering coding collecting compiling computing conditioning consulting contracting cooling coping
        copying counseling counting coupling crossing cutting cycling dealing debugging decoding defining
        deploying designing detecting developing dialing digging dining dispatching drafting drawing dressing
        drilling driving drying dumping earning editing emerging encoding ending engineering escaping evaluating
        evolving examining exchanging executing existing expanding exploring exporting extending feeding feeling
        fetching filing filtering financing finding firing fitting floating flooding flowing folding forecasting
        forging formatting forming forwarding framing funding gaming gathering gearing generating giving grading
        grinding grounding grouping growing guiding handling hashing heading hearing hedging helping
        highlighting hiring holding hosting housing imaging importing imprinting improving indexing indicating
        inspecting installing interpreting inventing investigating investing inviting issuing joining judging
        jumping keeping keying labeling landing lasting launching layering leading leaning learning leasing
        lending leveling licensing lifting lighting linking listening listing living loading lobbying locking
        logging machining mailing managing manufacturing mapping marketing marking masking matching measuring
        meeting mentoring merging messaging milling mining mirroring missing mixing modeling molding monitoring
        morphing mounting moving multiplexing naming navigating negotiating nesting networking nominating
        notifying numbering observing offering onboarding opening operating optimizing orbiting ordering
        organizing outgoing outsourcing outstanding overlapping overriding overseeing owning packaging packing
        padding pairing parking parsing partitioning passing patching paying pending picking piloting placing
        planning planting playing plotting pointing polling pooling positioning posting pricing printing
        processing producing profiling programming prototyping provisioning publishing pulling pumping
        purchasing querying questioning queueing racing ranging ranking rating reading reasoning receiving
        recording recovering recruiting recurring recycling refining registering rendering renting repairing
        replaying reporting rescheduling researching resting retailing reviewing rolling rounding routing
        running sampling saving scaling scanning scheduling scoping scoring scouting screening scripting sealing
        searching seating seeking selling sensing sequencing serving setting shaping sharing shielding shifting
        shipping shopping signaling signing sizing sleeping slicing smoothing sorting sourcing spanning speaking
        spelling spending spreading staffing staging starting steering stocking storing streaming studying
        styling supporting surveying swapping switching tagging targeting teaching telling tendering testing
        thinking threading timing tooling tracing tracking trading training transcoding traveling trending
        tuning tunneling turning tutoring typing underlying understanding undertaking unfolding unlocking
        unpacking updating upgrading uploading using validating varying ventilating verifying versioning viewing
        visiting voting walking watching weighting winding wiring working wrapping writing yielding zoning
        zooming
        """

    /// Nouns of medicine, which only stand next to words of their field.
    static let medicalNouns = """
        anemia aneurysm antibiotic antibody antigen artery arthritis asthma atrophy biopsy bladder bradycardia
        bronchitis carcinoma catheter cholesterol chromosome cortisol diabetes dialysis dopamine dysplasia
        dystrophy edema embolism endoscopy enzyme estrogen fibrillation fibrosis genome glucose hemoglobin
        hemorrhage hepatitis hormone hyperplasia hypertension hypertrophy hypotension illness infarction
        influenza injury insulin kidney kinase leukemia ligament lipid lipoprotein lung lymphoma metastasis
        muscle nephropathy nerve neuropathy nucleotide obesity ovary oxygenation palsy pancreas peptide
        perfusion platelet pneumonia polymerase prostate receptor sclerosis seizure serotonin stenosis stroke
        tachycardia testosterone thrombosis thyroid trauma tumor ulcer ureter valve vein ventricle
        """

    /// Adjectives of medicine, which only stand next to words of their field.
    static let medicalAdjectives = """
        abdominal anaerobic arterial atrial bacterial bronchial cardiopulmonary cardiovascular cerebral
        cerebrovascular cervical colorectal congenital congestive coronary cortical cranial cutaneous
        degenerative dental diabetic diastolic dorsal endocrine endoscopic epithelial esophageal fetal fungal
        gastric gastrointestinal genomic glomerular hepatic hormonal hypertensive inflammatory interstitial
        intracranial intramuscular intravenous invasive ischemic lumbar lymphatic lymphocytic malignant maternal
        metabolic microbial mitral myocardial neonatal nervous neurological neuromuscular obstructive pancreatic
        pediatric pelvic percutaneous perinatal pituitary postoperative prenatal psychiatric pulmonary rectal
        renal respiratory rheumatic rheumatoid septic somatic spinal squamous subcutaneous surgical systolic
        thoracic thrombotic urinary uterine vascular venous ventricular vertebral vestibular
        """

    /// Verbs in their basic form.
    static let verbs = """
        act add agree aim allow answer appear apply arrive ask bake bear beat become begin believe bend bet bite
        blame bleed blow boil borrow break breathe bring build burn buy call care carry catch chase cheer choose
        claim clean climb close come compare complain connect consider contact cook copy cough count cover cross
        cry cut dare decide delay deliver describe destroy disagree discover discuss doubt draw dress drink
        drive drop earn eat embrace end enjoy enter escape examine exercise exist expect explain explore face
        fail fall feed feel fight fill find finish fix fly fold follow forget forgive freeze gain gather get
        give grab grow guess handle hang happen hate have hear help hide hike hit hold hope hug hurry hurt
        imagine improve include inform insist invite join joke keep kill kiss knit knock know laugh lead lean
        learn leave lend let lie lift like limit listen live load lock look lose make manage march marry matter
        mean measure meet melt mention mind miss mix move need nod notice obey observe offer open order owe own
        pack pass pay pick plan plant play point pour praise pray prefer prepare press pretend promise protect
        prove provide pull push put quit quote race raise reach read realize receive relax remain remember
        remind rent repair repeat reply report rescue rest return ride ring rise roll row rub ruin run rush save
        say see seek sell send serve set settle sew shake share shine shoot shop shout show shut sing sink sit
        slide smell smile sneeze solve sound speak spell spend spill stand stare start stay steal step stick
        stop study suffer suggest swear sweep swim switch take talk taste teach tear tell thank think throw tie
        touch travel treat trust try turn type understand undo unite unlock use vanish visit vote wait wake walk
        want warn wash watch wave wear weigh whisper win wish wonder work worry wrap write yawn yell yield zip
        """

    /// Adverbs.
    static let adverbs = """
        abroad across afterwards again ago ahead alike almost alone along aloud already always anyway anywhere
        apart around aside away back badly barely before below best better beyond briefly calmly carefully
        certainly clearly closely constantly correctly daily deeply directly down downstairs early easily else
        elsewhere enough equally especially evenly eventually ever everywhere exactly far fast finally firmly
        first forever fortunately forward frankly freely frequently fully further generally gently gladly
        greatly half hardly here highly home honestly hopefully hourly immediately indeed indoors inside
        instantly instead jointly just kindly last lately later least less lightly likely little locally long
        loud loudly lower mainly maybe more mostly much naturally near nearby nearly neatly never next nicely
        nightly normally now nowhere obviously often okay once online only openly otherwise outdoors outside
        over overnight overseas partly perfectly perhaps personally politely possibly presently probably
        properly publicly quickly quietly quite rarely rather really recently regularly right rightly roughly
        sadly safely seldom separately seriously sharply shortly simply sincerely slowly smoothly somehow
        sometimes somewhere soon sooner still straight strictly strongly suddenly surely then there thoroughly
        tightly today together tomorrow tonight too totally truly twice under underground understandably
        unfortunately upstairs usually vaguely very warmly weekly well wherever widely wildly yearly yesterday
        yet
        """

    /// Small words that always stay.
    static let particles = Set(
        words(
            """
            a about above across after against al all along am amid among an and another anti any are aren't around
            as at auto be been before behind being below beneath beside besides between beyond both but by can can't
            co corp could cross da das de der des did didn't die do does doesn't don't dos down dr du during each
            eight either el else et every except few first five for four from gmbh gonna had has have he hello her
            here him his how i i'd i'll i'm if in inc inside inter into intra is isn't it it's its la las le less
            let's like llc lol los ltd many may me might minus more most mr mrs much multi must my near neither nine
            no non nor not of off ok okay on one onto or other our out outside over own per please plus post pre
            quite rather second self semi seven several shall she should six so some sub such ten than thank thanks
            that that's the their them then there there's these they third this those three through times to too
            toward towards two und under unlike until up upon us versus very via von wanna was we were what when
            where which while who whose why will with within without won't would yes you you're your
            """))

    /// Words that occur in sentences but in few names.
    static let ofSentences = Set(
        words(
            """
            always am are aren't be been can can't could did didn't do does doesn't don't ever gonna had have he
            here him his how i i'd i'll i'm if isn't it it's just let let's may me might must my never not please
            she should so thank thanks that that's them there there's they this too us very was we were what when
            where who why will won't would you you're your
            """))

    /// Words after which a verb stands.
    static let beforeVerbs = Set(
        words(
            """
            always and can can't could did didn't do does doesn't don't gonna i i'd i'll it just let let's may me
            might must never not please should they to us we who will would you
            """))

    /// Words with the same initial that mean nearly the same, a group a line.
    static let synonymGroups = """
        acceptance agreement approval
        access acquisition admission
        accessory additional ancillary auxiliary
        accord agreement arrangement
        act action activity
        address addressing
        administration administrator authority
        adolescent adult
        advance advanced
        advertisement announcement
        advocate attorney
        aerial antenna
        aerospace aviation
        agency authority
        aid assist assistance
        aim ambition
        aircraft airplane
        airline airway
        alarm alert
        allergen allergy
        allocation assignment
        alternate alternative
        analysis analytics assessment
        app application
        apparatus appliance
        appendix attachment
        appraisal assessment audit
        approach arrival
        arrangement array
        aspect attribute
        assault attack
        assembly association
        attendance audience
        authentication authorization
        automated automatic autonomous
        base basic basis
        big broad
        block building
        board body bureau
        border bound boundary
        calculation computation count
        cancer carcinoma
        capability capacity
        capital cash currency
        car cart
        cardiac cardiovascular coronary
        care concern
        category class classification
        celebration ceremony
        center central centre core
        cerebral cortical cranial
        certificate certification certified
        change conversion
        charge cost
        charter contract
        check control
        chronic continuous
        cipher code coding
        client consumer customer
        cold cool
        collaboration cooperation
        collective common communal
        command control
        commercial corporate
        commission committee council
        community company corporation
        compact compressed condensed
        competition contest
        complete comprehensive
        complex complicated composite
        compliance conformance conformity
        computation computer computing
        conference congress convention
        connection connectivity connector
        constant continuous
        contemporary current
        contract covenant
        control controller
        council counsel
        crime criminal
        database dataset
        date day
        debate dialog discussion
        decentralized distributed
        decision determination
        decline decrease
        definition description
        delivery deployment
        delivery dispatch distribution
        department division
        design development
        detection discovery
        deviation difference
        diagram drawing
        disease disorder
        disk drive
        document documentation
        economic economy
        ecosystem environment
        effective efficient
        electric electrical electronic
        element entity
        elementary essential
        encoding encryption
        engine engineering
        enhanced enlarged expanded extended
        enterprise establishment
        equal equivalent
        estimate estimation evaluation
        exam examination
        execution executive
        exhibition exposition
        exterior external
        failure fault
        fake false
        fault flaw
        feature function functionality
        fiber fibre
        file folder
        finance financial fiscal
        fix fixed
        form format
        foundation fund
        frame framework
        gastric gastrointestinal
        gate gateway
        general generic global
        governance government
        grand great
        graph graphic graphics
        guidance guide guideline
        head header heading
        health hospital
        heritage history
        home house household
        identification identifier identity
        image imagery imaging
        immediate instant
        impact influence
        implementation installation
        increment iteration
        independent individual
        indication indicator
        industrial industry
        infection inflammation
        information intelligence
        inner interior internal
        inquiry investigation
        institute institution
        interaction interchange
        interconnection interface
        label letter
        lag latency
        large long
        law legal legislation
        lawyer legal
        layer level
        lecture lesson
        licence license
        like love
        limit limitation
        line link
        list listing
        listen look
        listing logging
        little low
        locality location
        machine motor
        mail message
        main major
        main master
        manner method mode
        mark marker
        market marketing
        maximal maximum
        measure measurement measuring
        mechanism method
        medial median middle
        medical medicine
        medication medicine
        memo message
        minimal minimum
        mistake misunderstanding
        mix mixture
        mode model
        monetary money
        monitor monitoring
        motion movie
        multicast multiplex
        multilateral multiple
        nation national
        nervous neural neurological
        net network
        new novel
        note notice notification
        nurse nursing
        object objective
        occupation office
        operating operation operational
        organisation organization
        outcome output
        package packet
        painting picture
        part piece portion
        people person personal
        period phase
        permission permit
        personal private
        photo photograph picture
        pipe pipeline
        place point position
        plan program project
        premium price
        prevention protection
        primary prime principal
        procedure process
        procedure protocol
        processing processor
        producer provider
        product production
        query quest question
        quotation quote
        rate ratio
        recall recollect remember
        record recording
        recovery restoration
        register registration registry
        regulation rule
        relation relationship
        reply response
        request requirement
        return revenue
        review revision
        road route
        route routing
        router routing
        safe safety secure security
        safe sure
        sample sampling
        say speak
        scheme service structure suite system
        scholar student
        science scientific
        second secondary
        section sector segment
        selection selector
        sequence series
        sequential serial
        share stock
        shop store
        short small
        shut stop
        sign signal
        single sole
        special specialized specific
        specification standard
        stable static steady
        stage step
        state status
        storage store
        super superior
        symmetric symmetrical
        talk tell
        tariff tax taxation
        teacher trainer tutor
        teaching training tutoring
        technical technological
        technique technology
        test testing trial
        theater theatre
        therapy treatment
        tour travel trip
        transfer translation transmission transport transportation
        transformation transition
        true truth
        unified uniform universal
        update upgrade
        usage use utilization
        validation verification
        variant variation version
        vascular venous
        video vision visual
        want wish
        wire wireless
        worker workforce
        world worldwide
        year yearly
        """
}
