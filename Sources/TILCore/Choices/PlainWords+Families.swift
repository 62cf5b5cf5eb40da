/// Nouns, by topic.
extension PlainWords {
    static let nouns = [
        // Other nouns that only stand in for listed words.
        WordFamily(
            .count,
            """
            absence abundance accelerating acetone achievement acidity acne acrobatics actor adenoma adenosine
            adhesion adoption adsorption advertiser advisor aerodrome aerosol affairs affordability agenesis
            agglutination aggregate agility agronomy airbag airmen airworthiness alanine albedo alerting alien
            allies alpine alternator amateur ambulation amnesia amphetamine angiosarcoma anglers anion anode
            antimonide antimony apathy aperture appellate appointment appraiser apron arbitrator arc archers
            archery arginine argon arid armature armistice arsenide art ascending ash aspartate aspect assist
            astrocytoma asylum ataxia atresia atrophy attache audience autism autopilot aversion award axis axle
            backlog badminton baggage bailiff ballot banker bankruptcy barium bass bat batting beading bearing
            beat bench benzene beryllium bid bidding biggest biking bin blackmail blistering bloggers blur
            boiling bolt boron borrowing bovine bowling boyfriend brachytherapy bracket braiding brand branding
            bravest breeder brewers briefing broadcasters bromine bulb bumper buoy buoyancy burden burning burst
            bushing butane cabinet cadet cadmium calf caller calorimeter calorimetry camouflage camp camping
            camshaft candidate carbonate carburetor career cashmere cast catalyst catcher cause census
            centrifugation cervix championship cheering chess chiropractors chlorine chloroplast chromatography
            cinematographers citrate clamp classroom clemency climbers clip clot coherence collector collegiate
            collider coloring colour combustion competence competency competitor composition comprehension
            condensation conduct conductivity conservation constituency contact convict cord cosmology coughing
            councillor counsel counterparty coupon covert crankshaft crater crediting crimson criteria critics
            crust cuff cultivation curling customs cutting cyanide cyclists cyclotron damper dancer dashes decay
            deck decline decoy decrease deflation deflection degeneration deliverables demolition demons
            demonstration dependence deportation depositor desorption destruction dexterity dilator dioxide
            disarmament discussion dissipation dissolution distillate diver divorce doctorate donation drain
            dredging drilling dubbing due dungeon duodenum dwarf dwarves ecosystem educator effusion election
            email embezzlement embryology emitting endorphin engraver engraving enhancing enlargement enlistment
            enrichment enteritis enthalpy entomology erosion eruption esophagitis evaporator excise executor
            exhaust exhibitor expanding extractor extrusion factoring fantasy fastest feeder feeding fencing
            fern fewest fibroblast fin firearm firefighters fishermen flap flare flash float fluency focus
            forbearance forecasting formate formation foul franchising freestyle fuselage fuze gallium gamete
            garbage gardeners gardening garter gastrin gearbox genre germanium geyser gingivitis glare glitter
            goiter golfers golfing gorge graduate grafting granny grass grating greenhouse grooming groundwater
            gunner gymnasts gypsum gyro habitat hadron halide hallucination halo halogen handball handwriting
            harvest headend healer healing heather heatwave hedge hematology herb herpes higher hiking histology
            homeland homeowner homogenization horizon howitzer humidifier hunter hurdle hurling hybridization
            hydrolysis hysteria ignition illumination illustration imager impression impurity incarceration
            incoming indebtedness indium indoor inducer induction inductively inertia infiltration influence
            ingestion inhibition initiator inland inlay inmate inning inspectorate instability insulating
            insulation interbank interdiction interesting interferometer intern internship interrupter
            intimidation intoxication inventors iridium iris irradiation jockey jogging juggling jumper juror
            jury kayaking keeper kiting knight knitting lace lagoon landscape lanthanum laundering lawn leaf
            learner legislation legislature lettering liberation lifelong ligand lighting lily linen livestock
            longer longest loot lot louder loudness lubrication lumen luminescence lysosome machining magenta
            magistrate magma magnetometer magnetometry mantle maple mapper maroon mast matte matter mauve
            melatonin men mentor merchandising mesothelioma mess microbiology midwifery mileage milestone
            mineralogy minority miss mobilization molybdenum mono moss motivation mulch mumps musicians mutation
            mycology myelin myosin nacelle narration nebula nebulizer neon neoplasia neurologist niacin nicotine
            niobium north nova novel nutritionist obstacle octane offender olives orbit orchids ore oscillating
            osmosis outboard outflow outgoing outlay outlet outreach overtime pace pacemaker pager paleontology
            palladium pallet papercraft parachute paraffin parcel pathways perforation performer perimeter
            peroxidase peroxide personality pest phenol phosphor phosphorus picket pigment pin pipe pitcher
            pitching planting plaque platinum platoon playback pleat plot plywood poaching polarimeter polarity
            policing pollen polymerase polymerization postpartum pottery potting predation predator prefect
            prefecture prefetching premier premiere preparedness presidency pressing prism proficiency
            profitability promoter propionate proposition prospect protease proximity pruning pruritus puberty
            pulley pulsation punt punter purl put quadrupole quilting quizzing radome radon rainfall rake rally
            ransom rap reality rebound recharge recirculation recoil recruit recruitment reducing reef reel
            reentry reflector refuge regeneration registering relapsing releasing reluctance remitting
            remuneration reproduction researchers reservation reservoir resettlement restraining retail
            retouching reuptake rewarding rhodium ridge rift ringing ripple rod roseola routinely rover rower
            rubidium runner runoff rupture saliva sampler sanitation satin saver scintillation seat secreting
            sediment sedimentation selenium sequel sequencer sewing shadow shaft shape sharpening sharpness
            shipper shooting shoplifting showing shrub shutter sight silicate silk silo sine skaters skein
            skiing slab slip sniper socialist softball solo solvency songwriter sorter species spectrometer
            sperm spindle spouse sputum stabilization stabilizer stakeholder stalking stearate stem stencil
            stereo stimulating stitch stitching strand strip strobe stunt subcontractors sublimation substance
            subwoofer suede suppressing surgically surrogate surround synthesizing tackle tackling tantalum
            taxpayer temperate tempo tense tenure terrain texting theatre thirsty throttle throwing thymus tire
            titer titration topography torsion trainee transporter transverse trapping trench trespassing
            trichloride trim trioxide triphosphate truce trucking tsunami tubule tulip tune tungsten turf
            typesetters typesetting typographers ultrafast uncut undergraduate underwriter urbanization vacancy
            vacuole valence vasodilation vaulting vegetables vesicle vibrato viewfinder violets volley vortex
            voter warming washing wasting watering weathering weaving website weighing weightlifting weld
            welding wetlands wheelchair wheezing wickets wiper wiring woodlands woodworking workgroup wrestlers
            yawning zirconium
            """),
        // Organizations.
        WordFamily(
            .count, ends: .government,
            """
            academy agency alliance association authority board branch brotherhood bureau center centre chamber club
            coalition college commission committee company confederation conference congress consortium corporation
            council department directorate embassy enterprise faculty federation firm forum foundation guild
            headquarters institute institution laboratory league ministry mission office organisation organization
            panel parish parliament partnership police regiment school secretariat senate society squad taskforce team
            tribunal trust union university workshop
            """),
        // Parts of organizations.
        WordFamily(
            .count, ends: [.business, .government],
            """
            area branch bureau campus cell center chapter cluster committee crew department desk directorate division
            facility group laboratory lodge office panel platform post region section sector squad staff station
            subcommittee subgroup team unit ward wing workforce zone
            """),
        // Officers and other leaders.
        WordFamily(
            .count,
            """
            administrator adviser agent ambassador assistant associate auditor captain chairman chancellor coach
            commander commissioner controller coordinator delegate deputy director executive expert governor guardian
            head inspector leader lieutenant manager marshal mayor minister moderator officer organizer overseer owner
            partner planner president principal prosecutor ranger registrar representative secretary senator sergeant
            sheriff superintendent supervisor treasurer trustee warden
            """),
        // Professions.
        WordFamily(
            .count, starts: .business,
            """
            accountant actuary adjuster analyst apprentice architect artist assessor assistant attendant attorney
            author baker barber broker builder carpenter cashier chemist clerk consultant contractor counsellor
            counselor courier dentist designer developer doctor draftsman driver economist editor electrician engineer
            evaluator examiner farmer fitter geologist inspector instructor interpreter investigator janitor
            journalist judge lawyer lecturer librarian marketer mathematician mechanic mediator merchant miner
            negotiator nurse operator optician painter pharmacist photographer physician pilot plumber practitioner
            producer professor programmer psychiatrist psychologist publisher radiologist recruiter reporter reviewer
            sailor scientist specialist statistician surgeon surveyor teacher technician technologist teller tester
            therapist trader trainer translator tutor veterinarian welder writer
            """),
        // Parties of a business.
        WordFamily(
            .count, starts: .business,
            """
            affiliate agent applicant bank beneficiary bidder borrower broker buyer carrier client consumer contractor
            contributor creditor customer dealer debtor defendant distributor donor employee employer entrepreneur
            exporter grantor guarantor heir holder importer insurer investor issuer landlord lender lessee lessor maker
            manufacturer member merchant nominee notary operator owner partner passenger patient plaintiff producer
            provider publisher purchaser recipient requester resident retailer seller shareholder solicitor sponsor
            subscriber supplier tenant testator trader user vendor venture visitor wholesaler worker
            """),
        // People by age, family and standing.
        WordFamily(
            .count,
            """
            adult baby boy brother child children citizen civilian family father friend girl grandparent guest human
            husband infant juvenile kid lady man minor mother neighbor parent partner patient person pioneer prisoner
            refugee relative resident sibling sister soldier stranger student teenager traveler veteran victim visitor
            volunteer widow wife witness woman women worker youth
            """),
        // Documents.
        WordFamily(
            .count, ends: [.business, .government],
            """
            abstract affidavit agenda agreement annex appendix article attachment bill book booklet brief brochure
            bulletin catalog certificate chart charter checklist contract covenant declaration deed diary dictionary
            digest directory document draft edition encyclopedia essay exhibit form gazette glossary guide guideline
            handbook index invoice journal leaflet ledger letter license list log magazine manual manuscript map
            memorandum menu minutes newsletter newspaper note notice notification order outline paper permit petition
            plan policy poster prescription program proposal protocol questionnaire quotation receipt record reference
            regulation report request roster schedule script specification standard statement statute submission
            summary survey template terminology textbook ticket transcript treaty voucher waiver warrant will yearbook
            """),
        // Parts of documents.
        WordFamily(
            .count,
            """
            abstract annex appendix article bibliography body caption chapter clause column comment cover diagram
            entry epilogue exhibit field figure footnote glossary header heading index introduction item keyword label
            letter line list margin note outline page paragraph part phrase preface quote reference schedule section
            sentence sheet signature subject summary supplement table text title verse word
            """),
        // Management.
        WordFamily(
            .count, starts: .business, ends: .business,
            """
            acceptance acquisition administration allocation amendment analysis appraisal approval arbitration
            assessment assistance assurance audit augmentation authorization budget certification change collaboration
            completion compliance consolidation consultation control coordination customization decision delegation
            delivery deployment design development direction dispatch distribution documentation effectiveness
            engagement enhancement evaluation excellence execution expansion feedback forecast governance growth
            guidance implementation improvement indication information initiation innovation inspection integration
            inventory investment leadership liaison logistics maintenance management marketing measurement mediation
            monitoring negotiation operation optimization organization oversight ownership participation partnership
            performance planning preparation pricing procurement production project promotion protection qualification
            quality recovery reduction registration relation reorganization reporting representation research
            resolution response restructuring retention review risk safety scheduling security selection service
            standardization strategy submission supervision supply support sustainability testing tracking training
            transformation transition transparency utilization validation valuation verification
            """),
        // Steps of a business.
        WordFamily(
            .count, starts: .business, ends: .business,
            """
            advertising assembly auction billing booking clearing contracting delivery dispatch distribution export
            financing fulfillment handling hiring import inspection invoicing leasing lending licensing loading
            manufacturing marketing modernization negotiation ordering outsourcing packaging packing payment planning
            pricing processing procurement production promotion publishing purchasing recruiting repair replacement
            reporting resale research retailing returns sale selling shipment shipping sourcing staffing storage supply
            testing trade training transport warehousing
            """),
        // Rights and values.
        WordFamily(
            .count, starts: .government,
            """
            autonomy charity citizenship civility community compassion cooperation courage courtesy decency democracy
            dignity diversity duty education empowerment equality equity ethics excellence experience fairness faith
            fidelity forgiveness freedom friendship generosity goodwill gratitude happiness harmony heritage honesty
            honor hope humanity humility identity inclusion independence integrity justice kindness knowledge liberty
            loyalty merit modesty neutrality opportunity participation peace privacy prosperity reconciliation respect
            responsibility safety security sharing solidarity spirit tolerance transparency trust truth unity wellness
            wisdom
            """),
        // Fields of public life.
        WordFamily(
            .count, starts: .government,
            """
            aerospace agriculture arts aviation business commerce culture defense diplomacy economy education
            employment energy environment family farming finance fishery food forestry health heritage housing hygiene
            immigration industry infrastructure justice labor law manufacturing media migration mining music nutrition
            population property research retirement safety science security shipping sport taxation technology
            telecommunication tourism trade transport transportation travel veterans water welfare wildlife youth
            """),
        // Ills and offenses.
        WordFamily(
            .count,
            """
            abduction abuse addiction aggression arson assault attempt battery breach bribery bullying burglary
            conflict conspiracy contempt corruption crime crisis cruelty damage danger debt deceit defamation disaster
            discrimination disorder dispute distress drought emergency espionage evasion exclusion exploitation
            extortion famine felony forgery fraud harassment harm homicide hunger illiteracy impairment inequality
            infringement injury injustice intrusion kidnapping larceny libel manslaughter misconduct misdemeanor misery
            murder neglect negligence nuisance obstruction offense oppression perjury piracy pollution poverty racism
            rape robbery sabotage slander slavery smuggling strike terrorism theft tort torture trafficking treason
            trespass unemployment vandalism violation violence war waste
            """),
        // Learning.
        WordFamily(
            .count, starts: .education, ends: .education,
            """
            aptitude assessment assignment attendance certificate class college course curriculum degree diploma
            discipline education enrollment evaluation examination exercise faculty fellowship grade graduation
            homework instruction kindergarten knowledge learning lecture lesson library literacy major mentoring module
            performance practice preparation program project qualification reading research scholarship school semester
            seminar study subject teaching test thesis training tuition tutorial university workshop
            """),
        // Amounts of money.
        WordFamily(
            .count, starts: .finance, ends: .finance,
            """
            advance allowance amount average balance bonus budget capital cash charge commission compensation
            contribution cost credit debit debt deduction deficit deposit depreciation discount dividend earning equity
            estimate exchange expenditure expense fare fee fine fund gain grant income inflation installment interest
            investment leverage liability limit liquidity loan loss margin money overdraft overhead payment payroll
            penalty pension placement premium price profit quota rebate recourse refund rent reserve return revenue
            royalty salary saving spending subsidy surcharge surplus tariff tax toll total turnover value volume wage
            wealth worth yield
            """),
        // Instruments and places of finance.
        WordFamily(
            .count, starts: .finance, ends: .finance,
            """
            account agreement annuity asset auction bank benchmark bill bond branch broker card certificate check
            clearance collateral commodity contract currency debenture derivative estate exchange expenditure facility
            forward fund future guarantee holding index insurance invoice lease ledger liability loan market mortgage
            note obligation offering option order policy portfolio position receipt receivable reserve security share
            stock swap swaption trade transaction transfer treasury trust voucher warrant
            """),
        // Deeds in finance.
        WordFamily(
            .count, ends: .finance,
            """
            accrual acquisition adjustment amortization appreciation assessment buyout consolidation contribution
            conversion delivery depreciation disbursement distribution exchange exercise financing funding hedging
            insurance investment issue lending liquidation merger offer payment pricing purchase redemption
            refinancing reimbursement remittance repayment repurchase sale saving settlement spending subscription
            takeover trade transfer underwriting valuation withdrawal
            """),
        // Acts of law.
        WordFamily(
            .count, starts: .law, ends: .law,
            """
            act agreement amendment bill charter code constitution contract convention covenant decree deed directive
            edict injunction judgment law lease mandate motion order ordinance pact patent petition plea policy
            precedent proclamation regulation resolution rule statute subpoena summons treaty verdict waiver warrant
            will writ
            """),
        // Proceedings of law.
        WordFamily(
            .count, ends: .law,
            """
            accusation action adjudication allegation appeal arbitration arrest audit bail complaint conviction custody
            declaration defense detention discharge disclosure discovery dismissal disposition dispute dissent
            enforcement escrow eviction evidence execution extradition foreclosure forfeiture garnishment grievance
            guardianship hearing impeachment imprisonment indictment inquest inquiry insolvency inspection
            interrogation investigation judgment jurisdiction litigation malpractice mediation motion negotiation
            objection opinion parole petition plea probation proceeding prosecution punishment ratification rebuttal
            release remand remedy repossession restitution restraint reversion review ruling sanction search seizure
            sentence settlement submission supervision suspension testimony trial
            """),
        // Rights and duties in law.
        WordFamily(
            .count, starts: .law, ends: .law,
            """
            access capacity claim copyright credit debt domicile duty easement entitlement estate exemption franchise
            freehold guarantee immunity indemnity inheritance interest leasehold liability liberty license lien
            obligation ownership patent penalty possession power privacy privilege property protection provision
            remedy residence right royalty security share tenancy title trademark trust usage warranty
            """),
        // Sciences and trades.
        WordFamily(
            .count, starts: .education,
            """
            accounting acoustics aeronautics agriculture algebra anatomy anthropology archaeology architecture
            arithmetic astronautics astronomy biochemistry biology botany calculus chemistry climatology computing
            criminology cybernetics demography dentistry design ecology economics education electronics engineering
            epidemiology ethics finance forestry genetics geography geology geometry history horticulture hydrology
            informatics journalism kinetics law linguistics literature logic logistics mathematics mechanics medicine
            metallurgy meteorology metrology mining music navigation neurology neuroscience nursing nutrition
            oceanography oncology optics ornithology pathology pediatrics pharmacology pharmacy philosophy photography
            physics physiology politics psychiatry psychology radiology robotics sociology statistics surgery
            surveying technology theology thermodynamics toxicology typography urology virology zoology
            """),
        // Arts and entertainment.
        WordFamily(
            .count, starts: .leisure, ends: .leisure,
            """
            album artist ballet band cabaret cartoon cinema circus comedy comic composer concert costume culture dance
            drama drawing entertainment fashion festival fiction film gallery game guitar hobby jazz legend literature
            media melody movie museum music opera orchestra painting performance photography piano picture poetry
            portrait quiz radio recording rhythm rock sculpture singer song sound soundtrack stage story studio
            television theater tragedy verse video violin
            """),
        // Sports and games.
        WordFamily(
            .count, starts: .leisure, ends: .leisure,
            """
            adventure arcade arena athlete ball baseball basketball boxing captain champion coach combat contest
            cricket cup cycling dice duel football gamer goal golf gymnastics hockey horse league marathon match medal
            multiplayer opponent pitch player polo puzzle quest race racing referee regatta rider rowing rugby sailing
            score shooter skating soccer sport sprint stadium strategy swimming team tennis tournament track triathlon
            trophy victory volleyball winner wrestling
            """),
        // Military matters.
        WordFamily(
            .count, starts: .military, ends: .military,
            """
            adversary aggression alert alliance ambush ammunition armor army arsenal artillery assault attack barrage
            battalion battery battle bombardment brigade campaign cavalry combat command company conflict convoy corps
            counterattack crew defense deployment detachment deterrence division drill emergency enemy engagement
            escort fighting fleet force fortress front garrison guard guerrilla hostage infantry insurgency
            intelligence invasion logistics maneuver marine militia mission navy objective offense operation ordnance
            patrol pursuit raid rank readiness reconnaissance regiment reserve resistance retreat sabotage sector
            siege soldier squad squadron strike surveillance tactics target terrorism threat troop unit victory
            warfare warning weapon
            """),
        // Regions.
        WordFamily(
            .count,
            """
            area basin bay border boundary coast colony community continent corner country county desert district
            domain empire estate field forest frontier ground gulf hemisphere hinterland island kingdom lake land
            locality location metropolis mountain municipality nation neighborhood ocean park peninsula place plain
            plateau precinct province quarter region republic reserve river savanna sea sector settlement shore site
            state suburb swamp territory town valley village volcano wilderness zone
            """),
        // Buildings and rooms.
        WordFamily(
            .count,
            """
            apartment arena barn barrack barrier basement bedroom building bunker cabin cafe castle cathedral cellar
            chamber chapel church clinic corridor cottage court dormitory factory farm garage garden gate hall hangar
            hospital hostel hotel house household kitchen laboratory library lobby lodge mall mansion market mill
            monastery museum nursery office pavilion plant prison refinery restaurant room school shelter shop stable
            stadium storage store studio temple theater tower tunnel vault villa wall warehouse workplace workshop yard
            """),
        // Ways and stations of traffic.
        WordFamily(
            .count, starts: .traffic, ends: .traffic,
            """
            airfield airline airport airspace alley avenue boulevard bridge canal ceiling channel corridor crossing
            crosswind depot dock exit flange freeway gate harbor heliport highway interlocking intersection junction
            lane marina motorway passage path pier platform port rail railway ramp road route runway seaport siding
            sleeper station stopway street taxiway terminal terminus track trackage trail tramway tunnel turnout
            underpass viaduct waterway waypoint wayside wharf
            """),
        // Vehicles.
        WordFamily(
            .count, starts: .traffic, ends: [.traffic, .military],
            """
            aircraft airplane airship ambulance balloon barge bicycle boat bus capsule car cargo carriage coach cockpit
            craft cruiser ferry freighter glider helicopter hull jet localizer locomotive lorry motorcycle orbiter
            pantograph plane raft rocket rudder satellite scooter shuttle slat spacecraft spoiler submarine tanker taxi
            tractor trailer train tram tricycle trolley truck turboprop van vehicle vessel wagon yacht
            """),
        // Weapons.
        WordFamily(
            .count, starts: .military, ends: .military,
            """
            armor arrow artillery battleship bomb bomber bullet cannon carrier destroyer drone explosive fighter
            frigate grenade gun hovercraft interceptor knife launcher mine missile mortar munition pistol projectile
            rifle rocket shell shield submarine sword tank torpedo warhead warship weapon
            """),
        // Movements of traffic.
        WordFamily(
            .count, starts: .traffic, ends: .traffic,
            """
            acceleration airspeed alignment altitude approach arrival ascent attitude avoidance boarding braking
            clearance climb collision control course crossing cruise delay departure deployment derailment descent
            direction diversion drift entry escape evacuation exit flight freight glide guidance haul heading holding
            hover icing intersection journey landing launch lift loading maneuver motion movement navigation
            orientation parking passage position progress propulsion pursuit recovery refueling rendezvous retreat
            return reversal roll rotation route search separation shunting situation slope speed stall steering
            surveillance takeoff taxi touchdown towage tracking trajectory transfer transit transport travel turbulence
            turn visibility voyage
            """),
        // Weather and nature.
        WordFamily(
            .count,
            """
            atmosphere avalanche breeze climate cloud cold current cyclone dawn daylight downpour drought dust earth
            earthquake environment fire flood fog forest frost glacier hail heat humidity hurricane ice landslide
            lightning moisture monsoon moon mountain ocean pollution precipitation pressure rain river sea sky snow
            soil storm sun temperature thunder thunderstorm tide tornado vegetation visibility volcano water wave
            weather wildlife wind
            """),
        // Forms of energy and waves.
        WordFamily(
            .count, starts: .science,
            """
            beam charge conduction convection current diffraction diffusion discharge echo electricity emission energy
            excitation field flame flux force frequency friction gravity heat impulse infrared interference ionization
            laser light magnetism microwave momentum motion noise oscillation phase polarization power pressure pulse
            radiation ray reflection refraction resonance sound spark spectrum spin temperature tension ultraviolet
            vibration voltage wave
            """),
        // Substances and materials.
        WordFamily(
            .count, starts: .science,
            """
            air alloy aluminum ammonia asbestos asphalt brass bronze carbon cement ceramic charcoal clay coal cobalt
            concrete copper cotton crystal diamond diesel dust dye ester ethanol ether ethylene fabric fat fiber fluid
            foam fuel gas gasoline gel glass glue gold granite graphite gravel helium hydrogen ink iron kerosene lead
            leather limestone liquid lithium lubricant magnesium marble mercury metal methane mineral nickel nitrogen
            nylon oil oxygen ozone paint paper petroleum plaster plastic polyester polymer porcelain powder propane
            quartz resin rubber salt sand silicon silver smoke sodium soil solvent steam steel stone sulfur textile
            timber tin titanium uranium vapor vinyl water wax wire wood wool zinc
            """),
        // Particles and small parts.
        WordFamily(
            .count, starts: .science,
            """
            atom bubble cell charge cluster corpuscle crystal droplet electron element fragment gamma grain granule
            hole ion isotope lattice molecule muon neutron nucleus nuclide particle photon positron proton quark
            radical
            """),
        // Times.
        WordFamily(
            .count,
            """
            afternoon age anniversary autumn century dawn day deadline decade dusk epoch era evening future generation
            holiday hour interval midnight millennium minute moment month morning night noon overnight past period
            present quarter season second semester spring summer term today tomorrow week weekend winter year
            yesterday
            """),
        // Measures of time.
        WordFamily(
            .count,
            """
            clock cycle date day delay duration end epoch event frequency hour instant interval million minute moment
            month period phase quarter rate second shift span term time week year
            """),
        // Measures.
        WordFamily(
            .count, starts: .science, ends: .science,
            """
            acceleration airspeed altitude amplitude angle area attenuation bandwidth brightness capacitance capacity
            charge concentration conductance contrast current curvature deceleration density depth diameter
            displacement distance elevation endurance energy entropy extent flow flux force frequency hardness height
            humidity impedance increase inductance intensity lag latitude length level longitude luminance magnitude
            mass momentum noise offset orientation phase pitch position power precipitation pressure radius range
            resistance rotation saturation size slope spacing span speed temperature tension thickness threshold
            throughput thrust torque vacuum velocity viscosity visibility voltage volume wavelength weight width
            """),
        // Statistics.
        WordFamily(
            .count, starts: .numbers, ends: .numbers,
            """
            average bias bound coefficient confidence correlation count covariance covariate curve deviation difference
            dispersion distribution divergence error estimate expectation extreme factor frequency gradient histogram
            increment index interval likelihood limit margin maximum mean median minimum mode moment norm normality
            number odds outcome outlier percentage percentile prevalence probability product proportion quantile
            quartile quotient range rank rate ratio regression residual sample scale score series significance skew
            skewness spread sum total trend uncertainty value variability variance weight
            """),
        // Measures of success and risk.
        WordFamily(
            .count,
            """
            accuracy attitude awareness benefit capacity completion consumption cost coverage damage demand downtime
            effect effectiveness efficiency effort experience exposure failure gain growth hazard impact income level
            loss margin output performance potential precision priority productivity profit progress quality quantity
            reach recall reliability result return revenue risk satisfaction score severity share significance strength
            success threat throughput uptime usage value velocity volume yield
            """),
        // Units.
        WordFamily(
            .count,
            """
            acre ampere byte calorie cent centimeter degree dollar foot gallon gigabyte gram hectare inch joule
            kilobyte kilogram kilometer knot lap liter megabyte meter mile minute newton ounce pascal penny pint pixel
            point pound quart revolution round second step ton turn volt watt yard
            """),
        // Kinds of software.
        WordFamily(
            .count, starts: .computing,
            """
            adapter agent analyzer animator app applet application archiver assembler assistant automation autoscaler
            backup balancer browser builder calculator calendar checker client compiler composer console converter
            crawler daemon dashboard database debugger decoder dispatcher driver editor emulator encoder engine
            explorer exporter extension filter finder firewall firmware formatter game generator handler helper
            hypervisor importer indexer inspector installer integrator interpreter kernel launcher linker listener
            loader logger mail messenger middleware mixer monitor navigator notifier optimizer organizer packager
            parser planner platform player plugin preprocessor processor profiler proxy reader recorder renderer
            resolver router runtime sandbox scanner scheduler script selector sender separator server service shell
            simulator software spreadsheet synthesizer tester toolkit tracker translator tutor updater utility
            validator viewer visualizer wizard wrapper writer
            """),
        // Structures of software.
        WordFamily(
            .count, starts: .computing,
            """
            abstraction agent analyzer application architecture assembly base binding board builder bundle bus
            callback class client cluster collection compiler component container context controller core dispatcher
            element engine environment event extension facade facility factory framework function gateway grammar
            group handler hierarchy hub identifier implementation infrastructure instance integrator interconnect
            interface iterator kernel kit language layer library linkage listener loader machine manager message
            method middleware model modifier module namespace network node notation object observer operator package
            pattern pipeline platform plugin pool procedure process processor program project prototype provider proxy
            queue registry repository resource routine runtime schema script sequence server service session shell
            signal singleton specification stack stream structure subsystem suite system table task template thread
            tool toolbox toolkit tree trigger type utility visitor widget workflow workspace
            """),
        // Structures and units of data.
        WordFamily(
            .count, starts: .computing,
            """
            address array batch bit block bucket buffer bundle byte cache catalog cell chain character chunk cluster
            code collection column cube data database datagram dataset dictionary digest digit directory document
            domain edition element entry enumeration field file fragment frame graph grid group hash header heap
            hierarchy image index instance integer interval item journal lattice ledger letter library line list
            lookup map matrix memory message metadata model namespace network node number object offset pack packet
            page pair partition path payload picture pile pixel pool queue range record region register registry
            relation repository ring row sample schema sector segment sentence sequence series set slice slot snapshot
            stack storage store stream string structure subset symbol table text token track tree triple tuple union
            unit value variable vector view volume warehouse word
            """),
        // Names and marks.
        WordFamily(
            .count,
            """
            account acronym address alias attribute badge barcode category certificate checksum class code cookie
            counter credential date descriptor designator digest domain element entity fingerprint flag group hash
            header identification identifier index indicator key keyword label level locator marker name node notation
            number object parameter password path pattern pointer position prefix property purpose range reference
            register route scope section segment sequence serial session signature source status suffix symbol tag
            target text ticket timestamp title token topic type unit user value version
            """),
        // Parts of programs.
        WordFamily(
            .count,
            """
            argument array assertion assignment attribute block body branch class code command comment condition
            constant constructor declaration definition destructor directive enumeration event exception expression
            field function generator handler header import instruction interface iterator keyword label lambda literal
            local loop macro member message method modifier module name namespace object operand operator package
            parameter pattern pointer predicate procedure property prototype query record reference return routine
            rule scope script signature source statement string struct subroutine switch symbol syntax template thread
            trigger type union variable vector
            """),
        // Parts of the web and of screens.
        WordFamily(
            .count,
            """
            account address anchor animation applet avatar background banner bar blog bookmark box browser button
            canvas caption chat checkbox cookie cursor dashboard desktop dialog display editor element fields folder
            font forum frame gallery header hyperlink hypermedia icon image interface keyboard label layout link list
            login mail map menu mouse navigation news notification page palette panel picture player pointer popup
            portal profile prompt screen scroll search shortcut sidebar site slider stylesheet tab table taskbar
            terminal text theme thumbnail title toolbar tooltip tree video view web widget wiki window
            """),
        // Parts of networks.
        WordFamily(
            .count, starts: .networks, ends: .networks,
            """
            access address agent backbone bandwidth bridge broadcast cable carrier cell channel circuit client
            collision concentrator connection datagram destination domain downlink edge element endpoint ethernet
            exchange femtocell fiber firewall frame gateway group host hub interconnect interface internet internetwork
            intranet junction keypad landline layer line link loop mesh multicast multipath multipoint neighbor node
            origin packet path peer port provider proxy radio receiver region relay repeater ring route router
            satellite segment sender server session signal socket source spectrum spine station sublayer subnet
            subscriber switch target terminal topology traffic transmitter trunk tunnel uplink waveform waveguide
            wavelet wire
            """),
        // Kinds of networks.
        WordFamily(
            .count, starts: .networks,
            """
            access area backbone broadcast bus cable campus cell circuit city community data desktop edge enterprise
            ethernet fiber field grid home host house interconnect internet intranet line mesh metro mobile
            neighborhood node office overlay packet peer personal radio ring satellite sensor server station storage
            subscriber telephone television token trunk tunnel vehicle video voice wire
            """),
        // Media and messages.
        WordFamily(
            .count,
            """
            advertisement animation announcement audio banner broadcast call chat code comment conference data
            document edition fax feed film graphics image letter mail media message movie multimedia music news note
            page paper phone photo picture post press print radio recording report signal song sound speaker speech
            story stream subtitle telegram telephone teletext television text track transcript video voice word
            """),
        // Methods and rules.
        WordFamily(
            .count,
            """
            agreement algorithm alternative approach arrangement assumption basis code concept convention criterion
            definition derivation design doctrine form format formula framework function guideline hypothesis
            instruction intent interface law layout logic manner mapping measure mechanism method mode model notation
            pattern plan policy practice principle procedure process profile program protocol purpose recipe
            recommendation regulation routine rule schedule scheme sequence solution specification standard strategy
            structure style suite system technique theorem theory tradition
            """),
        // Plans, projects and events.
        WordFamily(
            .count,
            """
            action activity agenda alliance campaign challenge competition conference contest course effort event
            exercise exhibition expedition experiment festival forum initiative invention investigation meeting mission
            operation plan policy practice process program project proposal reform research review role scheme seminar
            service session strategy study summit survey symposium task tour tournament training trial visit workshop
            """),
        // Last words of titles in computing.
        WordFamily(
            .count, ends: [.computing, .networks],
            """
            access adapter agent algorithm alliance analysis application architecture archive assembly assistant
            backbone base bridge buffer bus cache center channel circuit client code collection component computer
            connection console container control core design device diagram directory display document driver editor
            element emulator encoding engine environment equipment event exchange extension facility file filter
            format framework function gateway generator graphics grid group guide handler hub index indicator
            infrastructure initiative instance instruction instrument interface kernel kit language layer layout
            library line link list logic loop machine manager map markup matrix memory message method mode model
            module monitor network node notation object operation operator option output package panel path pattern
            platform player point policy pool port portal procedure process processor profile program project protocol
            provider query queue range reader receiver record register registry relay report repository request
            resource response routine rule runtime schema script sector sequence server service session set signal
            simulation site software solution source space specification stack standard station storage store stream
            structure subsystem suite support switch system table technology template terminal test tool toolkit
            tracker transaction transport tree unit utility vector view workbench workflow workspace workstation zone
            """),
        // Things and people that are managed.
        WordFamily(
            .count, starts: .business,
            """
            access account address application asset authority availability backup bandwidth battery budget building
            business cache campaign capacity case certificate change channel client cluster code color communication
            compliance component configuration connection content contract cost credential crisis customer data
            database demand device disaster disk display document domain education emergency employee energy
            enterprise error event facility failure fault file fleet game group hardware health identity image
            incident information infrastructure inventory investment job key knowledge labor layer learning license
            lifecycle link load location log market material media member memory message mobility money network object
            office operation order organization package page partner password patch path patient people performance
            permission personnel policy portfolio power price privilege problem process product project property
            quality query queue reference relationship release requirement resource revenue risk route safety scene
            schedule screen security server service session signal site skill software source space spectrum stock
            storage strategy subscriber supplier supply system talent task team terminal test thread threat time
            traffic transaction transport trust user value vehicle vendor version volume vulnerability warehouse waste
            water web window work workflow
            """),
        // Operations on data.
        WordFamily(
            .count, ends: .computing,
            """
            access acknowledgment acquisition aggregation allocation analysis annotation archiving assembly
            augmentation backup baseline batch caching capture classification cleaning clustering coding collection
            comparison compilation completion compression computation concatenation conversion copying correction
            correlation creation decoding decomposition decompression decryption definition deletion derivation
            description detection discovery display disruption distribution division duplication editing elimination
            encapsulation encoding encryption entry enumeration evaluation exchange execution expansion extraction
            filtering formatting fragmentation generation grouping handling hashing identification import indexing
            inference initialization input insertion integration interchange interpolation interpretation inversion
            iteration labeling linking loading localization logging lookup manipulation mapping matching merging
            migration mining modeling modification normalization notation notification numbering ordering output
            packing parsing partitioning persistence preparation presentation processing publication publishing
            quantization query querying ranking reading recognition recording reduction reference refinement
            registration rendering reordering replication representation retrieval reuse sampling scanning search
            segmentation selection semantics serialization sharing simplification simulation sorting specialization
            storage streaming submission substitution summarization synchronization synthesis tabulation tagging
            transaction transcription transfer transformation translation transmission traversal update upload
            validation verification versioning visualization
            """),
        // Work on systems.
        WordFamily(
            .count,
            """
            acceleration activation adaptation administration allocation analysis arbitration assembly augmentation
            automation balancing benchmarking calibration checking cloning compilation completion configuration
            consolidation construction control coordination customization debugging delegation delivery deployment
            design detection development diagnosis diagnostics discovery dispatch documentation emulation engineering
            enhancement enumeration evaluation exchange execution expansion exploration extension fabrication hosting
            identification imaging implementation improvement initialization initiation inspection installation
            instrumentation integration interaction interconnection interrupt invocation isolation licensing linking
            loading localization logging maintenance management manufacturing measurement migration modeling
            monitoring navigation negotiation notification observation operation optimization orchestration packaging
            partitioning performance planning positioning prediction preparation presentation processing production
            profiling programming prototyping provisioning randomization recovery redirection refinement registration
            regression repair replacement reporting restoration retirement review rollback scaling scheduling security
            segregation selection setup sharing shutdown simulation specification standardization startup stimulation
            submission supervision support surveillance suspension switching synchronization testing timing tracing
            tracking training transition tuning update upgrade utilization validation verification virtualization
            """),
        // Work of transmission.
        WordFamily(
            .count, ends: .networks,
            """
            access acknowledgement acknowledgment addressing aggregation allocation amplification arbitration
            attenuation balancing broadcast broadcasting buffering cancellation channel coding communication
            compression connection control conversion correction coupling crosstalk decoding delivery demodulation
            detection dispatch dissemination distribution diversity division duplexing emission encapsulation encoding
            equalization exchange extension fading filtering flooding forwarding fragmentation framing handoff handover
            interchange interconnection interference interleaving interruption jamming jitter linking messaging mixing
            modulation multicasting multiplexing navigation networking paging peering polarization polling propagation
            queuing radiation reception redirection reflection relay repetition retransmission roaming routing sampling
            scattering separation sharing signaling signalling spreading streaming switching synchronization
            teleconferencing telephony termination transfer translation transmission transport tunneling
            """),
        // Work of measurement and science.
        WordFamily(
            .count, ends: .science,
            """
            absorption acquisition analysis approximation assessment augmentation averaging calculation calculus
            calibration characterization classification comparison computation correction correlation decomposition
            deposition derivation detection determination diagnosis differentiation diffraction diffusion dilution
            distillation elimination emission encoding estimation evaluation evaporation evolution examination
            excitation experiment experimentation exploration extraction factorization filtration fission fluorescence
            fusion identification imaging indication inference inspection integration interpolation interpretation
            inversion investigation isolation iteration localization location mapping measurement microscopy modeling
            modulation monitoring navigation normalization observation optimization oxidation perturbation positioning
            prediction projection purification radiation radiography ranging recognition recombination reconstruction
            recording reflection regression regularization research resolution resonance sampling scanning scattering
            scoring screening search selection sensing separation simulation sounding spectrometry spectroscopy
            statistics stimulation survey synthesis telemetry testing tomography tracking transformation transition
            triangulation validation variation verification visualization
            """),
        // Work of security.
        WordFamily(
            .count, starts: .security, ends: .security,
            """
            access accounting accreditation alert anonymity assessment attack attestation audit authentication
            authenticity authorization availability awareness biometrics blocking breach certification clearance
            compliance compromise confidentiality containment control credential decryption defense deletion denial
            detection deterrence disclosure discovery encryption enforcement enrollment escalation escape espionage
            evasion evidence exfiltration exploit exploitation exposure filtering forensics forgery fraud governance
            hardening hijacking identification identity impersonation incident infection inspection integrity
            intelligence interception intrusion isolation leakage logging malware manipulation mitigation monitoring
            obfuscation observation operation orchestration penetration permission phishing poisoning posture
            prevention privacy privilege protection provenance proxy quarantine ransomware recovery registration
            remediation replay reputation resilience response revocation risk safety scanning screening secrecy
            security segmentation spoofing spying surveillance tampering testing theft threat tracking trust
            validation verification vulnerability warning
            """),
        // Secrets and keys.
        WordFamily(
            .count, starts: .security, ends: .security,
            """
            account address agreement algorithm authenticator authority badge certificate chain challenge cipher
            ciphertext code cookie credential digest document encryption envelope exchange factor fingerprint hash
            identity key license lock message nonce number object passphrase passport password path permission phrase
            provider question record response root salt scheme secret seed sequence server session signature smartcard
            string ticket token value vault
            """),
        // Qualities of systems.
        WordFamily(
            .count,
            """
            ability accessibility accountability accuracy adaptability authenticity availability capability capacity
            cohesion compatibility completeness complexity concurrency confidentiality conformance connectivity
            consistency continuity controllability correctness coverage dependability diversity durability efficiency
            elasticity equality extensibility fairness fidelity flexibility functionality granularity heterogeneity
            idempotence independence integrity interoperability isolation latency legibility linearity locality
            maintainability maturity mobility modularity monotonicity neutrality observability openness orthogonality
            ownership parallelism parity persistence portability precision predictability presence privacy
            productivity quality readability readiness redundancy regularity reliability repeatability resilience
            resistance responsiveness robustness safety scalability secrecy security sensitivity severity similarity
            simplicity sparsity speed stability strength suitability symmetry testability throughput tolerance
            traceability transparency uniformity uniqueness usability validity variability verifiability versatility
            visibility volatility vulnerability
            """),
        // Faults and troubles.
        WordFamily(
            .count,
            """
            accident alarm alert anomaly attack breakdown bug collision conflict congestion contention corruption
            crash damage deadlock defect delay deviation disaster distortion drift emergency error event exception
            exhaustion failure fault fire flaw hazard impairment incident interference interruption intrusion
            invalidation leak loss malfunction mismatch misuse noise outage overflow overload overrun panic penalty
            problem race recursion rejection restart segregation shutdown spike stall starvation stress surge threat
            timeout trap underflow violation vulnerability
            """),
        // Electronic parts.
        WordFamily(
            .count, starts: .electronics, ends: .electronics,
            """
            accumulator amplifier antenna array arrester attenuator battery bearer breaker cable capacitor cell
            charger chip circuit clock coil comparator condenser conductor connector converter coprocessor coupler
            crystal detector diode divider doubler driver emitter equalizer filter fuse gate generator heater inductor
            interconnect inverter isolator jack lamp laser lens limiter magnet mixer modulator motor multiplexer
            multiplier network oscillator photodiode plug processor pump rectifier regulator relay resistor resonator
            rotor semiconductor sensor shifter socket splitter substrate switch synthesizer terminal thermistor
            thyristor transceiver transducer transformer transistor transmitter tube tuner valve wire
            """),
        // Parts and devices of computers.
        WordFamily(
            .count, starts: .electronics, ends: .electronics,
            """
            accelerator accumulator adapter adder array board buffer bus cable cache camera card cartridge cassette
            chip circuit clock cluster computer concentrator connector console controller copier core counter decoder
            desktop disk display dongle drive encoder fan floppy gate handheld handset headphone headset hub interface
            interrupt joystick keyboard laptop logic loudspeaker mainframe mask memory microphone microprocessor modem
            module monitor motherboard mouse notebook panel peripheral phone pipeline plotter pointer port printer
            processor projector reader recorder register router scanner screen sensor separator server socket speaker
            storage switch tablet tape terminal timer touchpad tower unit workstation
            """),
        // Machines and instruments.
        WordFamily(
            .count, ends: .electronics,
            """
            accelerometer actuator altimeter anemometer appliance balance barometer beacon boiler brake burner camera
            chronometer clutch compass compressor computer conveyor cooler crane cutter cylinder dial drill dryer
            elevator engine exchanger extinguisher fan freezer furnace gauge gear generator governor gyroscope heater
            hydrometer hygrometer incubator indicator injector instrument lathe lever loader locator machine manometer
            meter microscope mixer motor mower nozzle oven pedal piston plow press probe propeller pump purifier radar
            radiator reactor receiver recorder regulator robot scale scanner seismometer shredder sonar sprayer
            starter tachometer telescope thermometer thermostat thruster transducer transponder turbine ventilator
            washer winch
            """),
        // Mathematics.
        WordFamily(
            .count, starts: .numbers, ends: .numbers,
            """
            addition algebra algorithm angle approximation arithmetic automaton axiom basis bound calculus chain
            circle coefficient combination comma constant convergence coordinate cosine curve decomposition delta
            derivative determinant difference dimension distribution divergence division domain dot eigenvalue element
            equation estimate estimator exponent expression factor field fraction function game geometry gradient
            graph group hypothesis identity inequality integer integral inverse iteration kernel lattice lemma line
            logarithm logic matrix maximum mean metric minimum mixture model multiplication multiplier network norm
            number octal offset operator optimization optimum order permutation plane point polygon polynomial prime
            probability problem process product projection proof quadrant quotient radius random ratio recursion
            regression relation residue rotation rule sequence series set simplex simulation solution space square
            statistic subset sum surface symmetry system tensor theorem transform transformation transition tree
            triangle value variable variance vector vertex
            """),
        // Learning machines and language.
        WordFamily(
            .count, starts: .language, ends: .language,
            """
            agent algorithm attention attribute augmentation batch bias classification classifier clustering context
            corpus dataset decision decoder detection dialogue discourse distribution document domain embedding
            encoder ensemble entity entropy evaluation example expectation exploration expression feature feedback
            field function generation gradient grammar graph image inference kernel knowledge language layer learning
            lexicon likelihood loss machine margin maximum memory mixture model network neuron noun offset
            optimization parameter parser perception perceptron phrase prediction preference process prompt question
            reasoning recall recognition regression reinforcement retrieval reward sample segmentation selection
            sentence sentiment sequence speech state supervision synthesis tagging text token topic training
            transducer transfer transformer transition translation tree understanding unit value vector verb vision
            vocabulary word
            """),
    ]
}

/// Adjectives, participles and words that end in -ing, by topic.
extension PlainWords {
    static let qualities = [
        // Other qualities that only stand in for listed words.
        WordFamily(
            .adjective,
            """
            absent accrued accused acquitted acrylic aggressive agile amortized analgesic angular animated
            anthropological apical appellant aquatic archaeological armed aromatic arrested arsenic associative
            auricular automobile automotive axillary azimuthal backed based biased bile bilingual bitmapped
            botanical bulbar busbar callable casual catalytic chromatic chromosomal claimant cleared coated
            colic collaborative collateralized collectible colonial comedian competitive confined conical
            contraceptive coolant cooled coral coronal correctional corrective corticosteroid creative cryogenic
            customary cyan cylindrical dean degraded delusional depressive detective dielectric dietitian
            diminished disciplinary dispersive displaced dissociative dissolved diversified documentary dribble
            dubbed electromotive embossed emitted endothelial endovascular english enlarged enlisted erythroid
            etched evolutionary excited exotic extravehicular fabricated forged formative geological geomagnetic
            gifted glacial graphic gravimetric hexagonal historic holistic holographic homeless horticultural
            hydrological illustrated immigrant impregnated imprisoned improvised incentive inclusive
            individualized inelastic infantile informant injured intercepted intermodal intoxicated isothermal
            isotopic isotropic kidnapped killed launched leveraged liberal lined liquefied lubricated macular
            manganese marital marketable marketed medieval migrant mineralogical mitochondrial mucosal
            multicultural murdered neutral observatory oceanographic ombudsman omnidirectional opioid
            opportunistic oppositional ornithological overlapped pandemic paralytic patriotic penal perforated
            photoelectric photovoltaic piezoelectric piloted plated polarized premenstrual pressurized printed
            proactive provincial pubertal purified recycled redeemable reflective refractive rehearsal relayed
            remastered renewal rental republican revolutionary riveted rolled rubric scattered scholastic
            scripted shear soldered solenoid sternal stranded subsidized subtropical summative supervisory
            supplemental tabloid tangential tangled tectonic tensile thrombotic transitional tribal turbulent
            unarmed unassigned uncoated uncontrolled undocumented unfunded uninsured uninterruptible unlicensed
            unlisted unsaturated unsupervised unusual vehicular vent ventilatory victorious violent vitreous
            volumetric warrior willful wrongful
            """),
        // Sizes and strengths.
        WordFamily(
            .adjective,
            """
            big bright broad bulk compact deep dense extended extra fast fine full giant great half hard heavy high
            huge large light little long loud low major massive maximum medium mega micro mini miniature minimum minor
            narrow quick quiet rapid shallow short slim slow small soft steep strong tall thick thin tiny ultra vast
            weak wide zero
            """),
        // Opposite places and directions.
        WordFamily(
            .adjective,
            """
            anterior back backward bottom central downward eastern exterior external forward front horizontal inner
            interior internal inward lateral left longitudinal lower medial northern obverse outer outward posterior
            rear reverse right southern top upper upward vertical western
            """),
        // Reach.
        WordFamily(
            .adjective, starts: [.government, .traffic],
            """
            central common continental domestic downstream eastern exterior external general global inbound intercity
            intercontinental interior internal international interstate interurban local metropolitan mobile municipal
            national northbound northern onboard outbound overseas regional remote rural southern state suburban
            transnational universal upstream urban western wide worldwide
            """),
        // Times and order.
        WordFamily(
            .adjective,
            """
            advanced annual biannual continuous current daily delayed early final first former future immediate
            initial instant interim intermediate intermittent last late latest long modern monthly new next old
            ongoing original overnight past periodic permanent persistent preliminary present previous primary prior
            provisional quarterly rapid recent recurring regular seasonal second secondary short subsequent successive
            temporary terminal third transient ultimate upcoming weekly yearly
            """),
        // Rank.
        WordFamily(
            .adjective, starts: .business,
            """
            additional advanced advisory alternate alternative assistant associate auxiliary backup basic central
            chief common core deputy double elementary essential executive extra final first fundamental general head
            initial intermediate junior last leading lower main major medium middle minor permanent preferred primary
            principal private regular reserve second secondary senior special standard subsidiary superior
            supplementary supreme third top ultimate upper vice
            """),
        // Quantities, also of money.
        WordFamily(
            .adjective, starts: .finance,
            """
            absolute accumulated accurate actual additional adequate alternative annual approximate average business
            combined commercial comparative corporate cumulative current daily deferred direct domestic double
            economic effective equal equivalent estimated exact excess excessive expected exponential external extra
            extraordinary federal final financial fiscal fixed foreign fractional free full general global gross
            guaranteed half hourly identical increased indirect individual initial internal international intrinsic
            joint large last lifetime limited liquid local long marginal maximum mean median minimal minimum monthly
            national negative net nominal normal operating optimal ordinary outstanding overall partial peak permanent
            personal positive potential preferred previous private probable professional proportional public quadruple
            quarterly real recurring regular relative residual retained secured short significant simple spare special
            standard sufficient supplementary tangible total triple true typical ultimate uniform unit unsecured usual
            variable weekly weighted whole yearly
            """),
        // Kinds of ownership and access.
        WordFamily(
            .adjective, starts: .government,
            """
            closed collective common communal cooperative corporate exclusive federal foreign free general guest
            individual internal joint limited local multilateral mutual national open personal popular private
            protected public reserved restricted secret secure separate shared social state universal voluntary
            """),
        // States of a process.
        WordFamily(
            .adjective, starts: .networks,
            """
            active adaptive alternate alternating asynchronous automatic autonomous batch bidirectional closed
            conditional connectionless constant continuous controlled conversational cooperative current delayed
            dependent deterministic direct discrete dynamic enabled explicit external fast fixed flexible forward free
            immediate implicit independent indirect instant interactive intermittent internal isolated iterative lazy
            linear live manual mobile mutual normal offline online open parallel passive persistent predictive
            preemptive progressive random rapid reactive recursive remote reverse secure selective sequential serial
            shared simultaneous single stable stateless static steady stochastic successive synchronous temporary
            transient unattended variable virtual
            """),
        // Forms of technology.
        WordFamily(
            .adjective, starts: [.computing, .networks, .electronics],
            """
            acoustic active adaptive advanced aided analog asynchronous atomic automatic bidirectional binary
            broadband cellular coaxial coherent compact concurrent connectionless cryptographic differential digital
            direct directional discrete distributed dual dynamic electric electrical electromagnetic electronic
            embedded extended federated ferroelectric fixed fluorescent graphical hierarchical high hybrid infrared
            integrated intelligent interactive internal linear logical low magnetic manual mechanical mobile modular
            monochrome multichannel multimedia multiple narrowband neural numerical optical orthogonal parallel
            passive peripheral personal physical pneumatic portable programmable quantum radial radio remote rotary
            scalable secure sequential serial smart solid spatial stateless static structured symmetric synchronous
            tactical thermal transparent ultrasonic uniform universal unmanned variable virtual visual wired wireless
            """),
        // Structures of software and data.
        WordFamily(
            .adjective, starts: [.computing, .security, .language],
            """
            abstract additive algebraic alternative annotated anonymous asymmetric atomic basic bidirectional binary
            canonical categorical circular compact complete complex composite compound conceptual concrete concurrent
            conditional connectionless contextual conversational cyclic declarative deep default dense deterministic
            direct discrete discretionary distributed dynamic elementary empty executable explicit extensible external
            finite flat formal functional fuzzy general generative generic global graphical hashed heterogeneous
            hidden hierarchical homogeneous hybrid hypertext immutable imperative implicit incremental independent
            indirect infinite initial inline intelligent intermediate internal interpreted iterative joint lazy
            lexical linear linked literal local logical magic mandatory material meaningful meta minimal mixed modal
            modular multidimensional multilevel mutable mutual native nested neural nondeterministic nonlinear normal
            object open optional ordered orthogonal parallel partial perfect persistent physical polymorphic
            predictive primitive private procedural progressive proportional proxy pure random raw reactive recursive
            reduced redundant relational relative reusable reversible rich scalar secure selective semantic separate
            sequential shallow shared simple single singular sparse spatial special specific standard stateless static
            statistical strict strong structural structured subjective symbolic symmetric syntactic synthetic temporal
            textual thin total transactional transient transitive trivial typed unified uniform union unique universal
            unordered valid variable verbal virtual visual volatile weak weighted
            """),
        // Virtues of a product.
        WordFamily(
            .adjective, starts: .business,
            """
            accessible adaptable advanced affordable best better certified clean clear complete comprehensive
            configurable consistent dependable durable easy economical effective efficient elegant enhanced excellent
            extensible fair fast flexible free friendly general good healthy helpful high honest improved innovative
            intelligent interoperable light lightweight lossless mature modern modular native neat nice open optimal
            outstanding perfect plain pluggable popular portable powerful practical precise premium productive
            programmable proper pure quality quick quiet rapid readable reliable responsible responsive reusable rich
            robust safe satisfactory scalable secure simple smart smooth sound stable standard strong suitable
            sustainable tested thorough transparent trusted ultimate uniform universal usable useful verifiable
            versatile viable
            """),
        // Fields of society.
        WordFamily(
            .adjective, starts: [.law, .education, .government],
            """
            academic administrative advisory agricultural artistic athletic charitable civic civil clinical commercial
            constitutional cooperative corporate criminal cultural democratic diplomatic domestic ecological economic
            educational electoral environmental ethical ethnic family federal feminist financial fiscal foreign
            forensic geographic governmental historical human humanitarian indigenous industrial institutional
            instructional intellectual international judicial juvenile legal legislative linguistic literary logistic
            marine maritime medical mental military ministerial monetary moral municipal musical national natural naval
            nonprofit nuclear nutritional occupational organizational parliamentary physical political popular postal
            presidential professional psychological racial recreational regional religious residential royal rural
            scientific secular social spiritual statistical strategic technical technological territorial theological
            traditional tropical urban veterinary vocational
            """),
        // Standing in law and office.
        WordFamily(
            .adjective, starts: .law,
            """
            accredited acting additional advisory alternative appointed authorized bilateral certified chartered chief
            civil collective common compulsory conditional confidential constitutional contractual criminal current
            deputy disabled discretionary eligible exclusive executive express external fair federal final formal
            former fundamental general honorary immediate implied independent individual informal interim internal
            international joint judicial legal legitimate licensed limited mandatory material mutual national natural
            obligatory official open oral ordinary parental partial permanent personal preliminary private probable
            professional provisional public reasonable registered regular relevant responsible restricted secondary
            separate sole sovereign special statutory summary temporary unanimous unfair unilateral unlawful unlimited
            unofficial valid verbal voluntary written
            """),
        // Kinds of study.
        WordFamily(
            .adjective, starts: [.education, .science, .numbers],
            """
            abstract advanced analytical applied basic behavioral biometric classical clinical cognitive comparative
            computational critical descriptive destructive detailed discretionary empirical exact experimental
            exploratory factorial forensic formal fundamental gaussian general historical initial inorganic
            instructional intermediate linguistic logical mathematical medical methodical modern molecular national
            natural nonparametric nuclear numerical objective ordinal organic physical practical preliminary
            professional pure qualitative quantitative rational scientific social special statistical stepwise
            strategic structural systematic technical theoretical unbiased univariate vocational
            """),
        // Forces and energy.
        WordFamily(
            .adjective, starts: [.science, .electronics],
            """
            acoustic ambient atomic axial centrifugal coaxial coherent dynamic elastic electric electrical
            electromagnetic electronic electrostatic gravitational hydraulic inductive inertial infrared ionic kinetic
            linear luminous magnetic mechanical molecular nuclear optical photonic pneumatic polar quantum radial
            radioactive resonant rotary rotational seismic solar sonic spectral static thermal thermonuclear tidal
            ultrasonic ultraviolet
            """),
        // Air, sea, space and defense.
        WordFamily(
            .adjective, starts: [.traffic, .military],
            """
            active aerial aerodynamic aeronautical airborne amphibious anti armored astronomical atmospheric automatic
            autonomous ballistic celestial chemical coastal combined continental conventional cosmic counter defensive
            deployable direct electronic equatorial experimental explosive extraterrestrial foreign forward galactic
            geodetic geostationary global ground guided heavy hostile hypersonic inertial infrared integrated
            intelligent intercontinental interim international interplanetary interstellar joint laser light local long
            lunar maneuverable marine maritime mechanized meteorological military mobile modular mounted multiple
            nautical naval navigational nocturnal nuclear oceanic offensive offshore operational optical orbital
            outdoor overhead passive planetary polar portable primary protective radioactive rapid reconnaissance
            regional remote robotic secondary secure short silent solar special spherical stationary stellar strategic
            stratospheric submarine suborbital subsonic supersonic tactical terrestrial tracked tropical underground
            undersea underwater unguided universal unmanned upper variable
            """),
        // Matter.
        WordFamily(
            .adjective, starts: .science,
            """
            acid acidic alkaline aluminum amorphous aqueous artificial biological ceramic chemical cold combustible
            compressed condensed crystalline damp dry elastic fissile flammable fluid gaseous granular hard hazardous
            hot hydrophobic inorganic insoluble liquid metallic mineral moist molecular molten natural organic plastic
            polymeric porous radioactive raw renewable rigid saline sharp soft solid soluble stable sticky synthetic
            toxic transparent viscous volatile warm waterproof wet
            """),
        // Mathematics.
        WordFamily(
            .adjective, starts: [.science, .numbers, .language],
            """
            absolute abstract acyclic additive adjacent affine algebraic arithmetic asymptotic bilinear binary
            canonical central characteristic circular common complete complex computable conditional conjugate
            conservative constant continuous convergent convex convolutional cubic cumulative decimal deterministic
            differential discrete distributive divergent elementary elliptic empirical equal even exact exponential
            finite fractional generalized geometric global greatest harmonic hyperbolic identical independent infinite
            integral inverse irrational joint largest least linear local logarithmic lowest marginal maximal mean
            minimal multiple multivariate mutual natural negative nonlinear normal numeric octal odd optimal ordinary
            orthogonal pairwise parabolic partial perfect periodic polynomial positive prime probabilistic projective
            quadratic random rational real recursive regular relative residual round scalar semidefinite simple
            singular sparse spectral spherical square stationary statistical stochastic symmetric tangent topological
            total transcendental triangular trigonometric uniform unique universal vertical weighted
            """),
        // Words that end in -able and -ible.
        WordFamily(
            .adjective,
            """
            acceptable accessible accountable achievable adaptable addressable adjustable affordable allowable
            applicable attainable available believable capable changeable comfortable comparable compatible
            configurable controllable convertible dependable deployable detachable disposable durable editable
            eligible executable expandable extendable extensible feasible flexible foldable foreseeable imaginable
            interchangeable invisible irreversible maintainable manageable measurable memorable modifiable movable
            navigable negotiable notable observable operable payable permissible playable pluggable portable possible
            predictable preventable printable probable profitable programmable provable questionable reachable
            readable reasonable recognizable recoverable recyclable reliable removable renewable repeatable
            replaceable reproducible responsible reusable reversible scalable searchable sensible serviceable
            shareable stackable suitable supportable sustainable tangible testable tolerable traceable trackable
            transferable understandable usable valuable variable verifiable viable visible washable wearable workable
            writable
            """),
        // Participles of offices and business.
        WordFamily(
            .adjective, starts: .business,
            """
            accepted accredited acknowledged acquired adjusted adopted agreed aided allocated allowed amended
            announced applied appointed approved asked assessed assigned assisted associated assured attested audited
            authorized awarded booked built calculated canceled certified chartered claimed classified collected
            combined committed completed confirmed considered consolidated contracted converged coordinated corrected
            customized damaged dated declared decreased dedicated deducted deferred delayed delegated delivered denied
            deposited desired detailed determined developed directed discounted discussed disputed distinguished
            distributed documented earned educated elected employed enforced engaged established estimated evaluated
            examined excluded executed exempted expanded expected expired exported financed finished fixed forced
            funded governed graded granted guaranteed guided harmonized hired honored identified imported improved
            included increased informed inherited insured integrated invested invited invoiced involved issued joined
            justified kept known leased licensed limited listed managed mandated manufactured marked measured merged
            missed modified named needed negotiated nominated noted offered ordered organized outsourced owed owned
            paid performed permitted planned posted preferred prepared prescribed presented preserved priced
            privileged processed promised promoted proposed protected proved provided published purchased qualified
            quoted raised ranked rated received recognized recommended recorded recovered recruited reduced refunded
            refused registered regulated rejected released renewed rented repaired replaced reported represented
            requested required reserved resolved restricted retained retired returned reviewed revised rewarded
            satisfied saved scheduled secured segregated selected separated settled shared shipped signed skilled sold
            spent sponsored standardized stated stored submitted suggested supervised supplied supported suspended
            taxed tested titled told traded trained transferred treated trusted undisclosed unified united unlimited
            unpaid updated used validated valued verified voted waived wanted weighted withdrawn worked
            """),
        // States of data and messages.
        WordFamily(
            .adjective,
            """
            abbreviated accepted acknowledged addressed allocated annotated archived assigned attached augmented
            authenticated authorized batched blocked broadcast buffered cached captured cascaded certified checked
            chunked classified coded collected compiled compressed computed confirmed converted copied corrected
            correlated corrupted decoded decrypted deferred defined delayed deleted delivered designated digitized
            directed dispatched displayed distributed documented duplicated edited embedded encapsulated encoded
            encrypted erased errored estimated exchanged expanded exported extended extracted failed filtered flagged
            formatted forwarded fragmented framed generated grouped hashed identified imaged implemented imported
            indexed indicated inserted interlaced interleaved interpreted inverted issued joined keyed labeled linked
            listed loaded logged mapped marked masked matched measured merged mixed modeled modified modulated
            monitored named nested normalized numbered observed omitted ordered packed padded paged paired parsed
            partitioned posted prepaid prepared presented processed projected protected published quantized queried
            queued quoted ranked received recognized recorded recovered redirected referenced reflected registered
            rejected released rendered repeated replaced replicated reported requested resolved restored retrieved
            returned reviewed routed sampled saved scanned scheduled scored scrambled sealed selected sequenced
            serialized shared signed simulated sorted specified squared stacked stored stratified streamed structured
            submitted tagged tested timed tokenized traced tracked transferred transformed translated transmitted
            truncated tunneled typed unsigned unweighted updated uploaded validated verified versioned wanted watched
            weighted wrapped zipped zoned
            """),
        // States of machines and systems.
        WordFamily(
            .adjective, starts: .security,
            """
            accelerated activated adjusted aged aided aligned allied armored assembled assisted augmented automated
            averaged balanced bounded buffered built bundled calibrated cascaded centralized clocked clustered
            combined computed computerized conditioned configured connected constrained contracted controlled
            converged coordinated coupled covered customized decentralized dedicated delayed delegated deployed
            designed detached directed disabled distributed divided driven duplicated elevated embedded emulated
            enabled enclosed enforced engineered enhanced enriched equipped expanded exposed extended federated
            filtered finished fixed focused folded forced fused gated generalized grounded grouped guarded guided
            hardened heated hosted illuminated imaged implanted implemented improved increased induced initiated
            injected installed insulated integrated interconnected inverted isolated laminated layered linked loaded
            locked maintained managed manned mediated merged miniaturized mixed modified monitored mounted moved
            multiplexed networked normalized operated optimized ordered oriented packaged packed paired partitioned
            patched patterned pipelined planned pooled powered predicted preinstalled programmed projected protected
            pulsed radiated randomized rated redirected reduced refined regulated reinforced related remodeled removed
            repaired repeated replicated restricted reversed rotated routed sandboxed scaled scheduled screened sealed
            segmented sequenced shared shielded simplified simulated sized slotted specialized spooled stabilized
            stacked staged standardized stimulated strengthened structured supervised supported suppressed suspended
            switched synchronized tailored targeted threaded tilted timed tracked trained transported triggered
            trusted tuned twisted unattended unified unmanned unprotected unshielded upgraded used ventilated
            versioned virtualized weighted wired wrapped zoned
            """),
        // Movements.
        WordFamily(
            [.mass, .adjective],
            """
            approaching arriving boarding braking carrying climbing crossing cruising descending diving docking
            drifting driving falling firing flying gliding guiding holding hovering jumping landing launching leaving
            lifting loading maneuvering mooring moving navigating orbiting parking passing pulling pushing racing
            ranging reaching returning rising rolling rotating running sailing searching sinking sliding spinning
            standing steering stopping surveying swimming swinging tilting towing tracking traveling turning walking
            winding
            """),
        // Business.
        WordFamily(
            [.mass, .adjective], starts: .finance,
            """
            accounting advertising advising auditing banking bargaining billing budgeting building bundling buying
            campaigning coaching conferencing consulting contracting costing dealing earning engineering exporting
            fiduciary financing funding fundraising grading granting hedging hiring housing importing insuring
            investing invoicing issuing keeping leasing lending licensing listing lobbying managing manufacturing
            marketing mentoring merging mining negotiating offering operating ordering organizing outsourcing packaging
            paying petty planning pretax pricing printing processing producing publishing purchasing rating recruiting
            recycling refining renting reporting restrictive retailing reviewing revolving saving scheduling selling
            sharing shipping shopping sourcing spending sponsoring staffing subordinated supplying surveying taxable
            taxing teaching testing trading trailing training transporting tutoring unbundled underwriting unscheduled
            valuing voting warehousing wholesale writing
            """),
        // Programming and data.
        WordFamily(
            [.mass, .adjective],
            """
            accessing addressing aligning allocating analyzing archiving authoring batching binding blending branching
            browsing buffering building bundling caching capturing chaining charting checking cleaning clipping
            cloning clustering coding collecting combining compiling composing computing copying counting crawling
            debugging decoding defining deploying designing developing diffing drawing editing embedding encoding
            encrypting escaping evaluating executing exploring exporting filing filtering folding formatting
            generating grouping hashing hosting importing indexing inlining inspecting interpreting iterating joining
            keying labeling layering learning linking listing loading locking logging mapping marking masking matching
            measuring merging mining mixing modeling modelling naming nesting normalizing numbering ordering
            overclocking packing padding paging pairing parsing partitioning patching pipelining planning plotting
            pooling posting printing processing profiling programming prompting prototyping publishing querying
            quoting ranking reading reasoning recording rendering reordering repeating replaying reporting requesting
            resolving restoring retrieving sampling scaling scanning scheduling scoring scripting searching shading
            shaping sharing signing simulating slicing sorting splitting spooling storing streaming styling swapping
            switching synchronizing tagging testing threading tokenizing tracing tracking training transforming
            translating tuning typing unpacking updating validating versioning viewing windowing wrapping writing
            """),
        // Transmission.
        WordFamily(
            [.mass, .adjective],
            """
            accessing addressing aggregating balancing blocking bonding bridging broadcasting buffering calling
            carrying casting channeling clearing clocking coding connecting coupling dialing dispatching encoding
            filtering flooding forwarding framing handling hopping keying linking listening mailing meshing messaging
            mixing modulating multiplexing multitasking networking observing paging parsing peering pinging polling
            pooling posting probing queueing queuing radiating reading receiving recording redirecting relaying
            repeating reporting responding roaming routing scattering sending sequencing serving shaping sharing
            shifting signaling signalling spanning spreading streaming switching synchronizing tagging terminating
            timing tracing transferring transmitting trunking tuning tunneling vocal
            """),
        // Control and maintenance.
        WordFamily(
            [.mass, .adjective],
            """
            adapting adjusting aligning auditing authenticating automating balancing blocking cabling checking cleaning
            conditioning configuring containing controlling cooling coordinating cordless debugging delegating
            deploying detecting diagnosing directing discovering dispatching duplex enabling encrypting enforcing
            estimating evaluating executing exploring finding fixing grounding guarding guiding handling hardening
            heating hosting hunting identifying imaging improving informing inspecting installing investigating
            isolating judging learning leveling licensing lifting limiting locating locking logging maintaining
            managing maneuvering measuring mediating merging mirroring monitoring mounting moving naming negotiating
            observing operating optimizing ordering organizing orienting overriding patching performing pinning
            planning pointing polling positioning powering predicting preparing preventing prioritizing probing
            profiling protecting provisioning pumping ranging reacting recovering recycling refining regenerative
            regulating remembering repairing reporting resetting reviewing rotating running sampling scaling scheduling
            sealing securing selecting sensing sensitive separating shaping sharing shielding signaling sizing
            smoothing solving staging starting steering stopping storing straight supervising supine supporting
            suspending sustaining switching tandem tapered targeting testing throttling timing tooling tracing tracking
            training triggering tuning unlocking updating upgrading validating ventilating verifying warning watching
            """),
        // Learning and thinking.
        WordFamily(
            [.mass, .adjective],
            """
            acting advising analyzing asking assessing attending believing calculating caring coaching communicating
            comparing considering counting creating deciding discovering drawing explaining exploring expressing
            feeling forgetting guessing guiding helping imagining imitating instructing inventing investigating
            knowing leading learning lecturing listening meaning mentoring modeling naming observing parenting
            perceiving planning practicing predicting programming questioning reading reasoning recalling remembering
            researching reviewing seeing sensing sharing singing solving speaking spelling studying teaching telling
            testing thinking training tutoring understanding using viewing watching wondering working writing
            """),
        // Everyday life.
        WordFamily(
            [.mass, .adjective, .everyday],
            """
            answering asking baking being breaking breathing bringing calling caring changing coming cooking counting
            crying dancing dining dreaming drinking driving eating falling feeling fighting finding fishing floating
            flying forgetting gaming getting giving going growing having hearing helping hiding holding hoping hugging
            joking jumping kidding kissing knowing laughing leaving listening living looking losing loving making
            meeting missing moving opening passing paying playing praying pulling pushing reading resting riding
            rolling running saying seeing seeking selling sending shaking sharing shopping shouting singing sitting
            sleeping smiling speaking starting staying stopping talking tasting telling thinking trying turning
            understanding waiting walking wanting watching wearing winning wishing wondering working worrying writing
            yelling
            """),
    ]
}

/// Words of everyday life, verbs and adverbs.
extension PlainWords {
    static let everyday = [
        // People of every day.
        WordFamily(
            [.count, .everyday],
            """
            baby boss boy brother buddy chief child clown cousin crew crowd dad daughter doctor enemy family fan
            father fellow fool friend gang girl group guest guy hero husband kid king lady lover man master mate
            mother neighbor nurse owner parent partner people person pirate player prince queen sister soldier son
            stranger student teacher team thief twin uncle villain wife winner witch wizard woman worker
            """),
        // Animals and plants.
        WordFamily(
            [.count, .everyday],
            """
            animal ant apple bear bee bird bug bull cat chicken cow crab crow dog dragon duck eagle elephant fish
            flower fly fox frog giraffe goat goose horse insect kitten lamb lion monkey monster mouse owl parrot pig
            pony puppy rabbit rat rose shark sheep snake spider squirrel tiger tree turkey turtle whale wolf worm
            zebra
            """),
        // Food and drink.
        WordFamily(
            [.count, .everyday], starts: .leisure, ends: .leisure,
            """
            apple bacon banana bean beef beer berry bread breakfast butter cake candy carrot cheese cherry chicken
            chocolate coffee cookie corn cream cup dinner dish drink egg feast fish fruit ham honey jam juice lemon
            lettuce lunch meal meat milk mustard noodle nut onion orange pancake pasta peach peanut pear pepper pie
            pizza plate potato pudding rice salad salt sandwich sauce snack soup steak sugar supper tea toast tomato
            tuna turkey water wine
            """),
        // Parts of the body and clothes.
        WordFamily(
            [.count, .everyday],
            """
            arm back beard belly belt bone boot brain cap cheek chin coat dress ear elbow eye face finger foot glove
            hair hand hat head heart heel jacket jaw knee leg lip mouth neck nose pants pocket ring shirt shoe
            shoulder skirt sleeve sock stomach suit tail thumb toe tongue tooth uniform
            """),
        // Things of the house, and toys.
        WordFamily(
            [.count, .everyday], starts: .leisure, ends: .leisure,
            """
            arrow badge bag ball band basket bath bed bell bet bike blanket boat bomb book bottle bowl box brush
            bucket button cake camera candle car card carpet chair clock closet coin cookie couch crown cup curtain
            desk dice dish doll door drawer drum fence flag floor fork game garage garden gate gift glass gold guitar
            gun hammer house jewel kettle key kitchen kite knife ladder lamp letter lid light lock magic map mask
            medal mirror money movie music needle oven paint pan paper pencil phone photo piano picture pillow plate
            pot present prize puzzle riddle ring robot roof room rope rug score shelf ship shot show shower sink soap
            sofa song spoon stairs star stick stove sword table telephone television ticket tool towel toy train trap
            treasure trick umbrella vase violin wall wheel window yard
            """),
        // Thoughts and talk.
        WordFamily(
            [.count, .everyday],
            """
            advice answer argument belief chat claim comment confession consent debate doubt excuse explanation fact
            faith feeling gossip guess hint idea insult joke laugh lesson letter lie memory message mind name news
            note notion opinion phrase plan poem point promise proof question reason remark reply rumor secret
            sentence speech story suggestion tale talk theory thing thought truth view voice vote warning wish word
            """),
        // Feelings and states.
        WordFamily(
            [.count, .everyday],
            """
            anger bliss care comfort courage danger delight desire despair doubt dream energy envy faith fame fear
            fortune freedom fun glory grief guilt happiness harmony hate health honor hope hunger joy laughter love
            luck mercy mood pain peace pity pleasure power pride regret relief respect rest safety shame shock silence
            sleep sorrow strength success surprise temper thirst trouble trust wealth wisdom wonder worry
            """),
        // Events and times of life.
        WordFamily(
            [.count, .everyday],
            """
            adventure afternoon age beginning birthday break breakfast century chance childhood day disaster dream end
            evening event festival fight future game holiday hour journey life meeting minute miracle mistake moment
            month morning night occasion parade party past picnic race season second show summer surprise time today
            tomorrow tonight tour trick trip turn vacation visit wait walk weather wedding week weekend winter year
            """),
        // Places of every day.
        WordFamily(
            [.count, .everyday],
            """
            alley bar beach bridge cafe castle cave church city corner country desert door earth farm field floor
            forest garden gate ground hall hill home hotel house island jungle kingdom lake land market moon mountain
            ocean office palace park place planet river road roof room school sea shop sky space street tower town
            valley village wall water way wood world yard
            """),
        // Taste and feeling.
        WordFamily(
            [.adjective, .everyday], starts: .leisure,
            """
            afraid alive alone amazing angry awesome awful bad beautiful best better big bitter blind bold boring
            brave brief bright brilliant busy calm careful charming cheap cheerful clever cold cool crazy curious cute
            dark dear decent deep delicious dirty dull dumb easy empty evil excellent exciting fair faithful famous
            fancy fantastic fast fierce fine foolish fresh friendly full funny gentle glad golden good gorgeous grand
            great green grumpy handsome happy hard healthy helpful honest horrible hot huge humble hungry important
            incredible innocent insane jolly kind lame late lazy little lonely long loud lovely lucky mad magic mean
            mighty modest nasty neat nervous new nice noble noisy odd old pale patient peaceful perfect plain pleasant
            polite poor popular precious pretty proud pure quick quiet rare ready real reasonable rich right rotten
            rough rude sad safe scared scary serious sharp shiny short shy sick silent silly simple sleepy slow small
            smart soft sorry special strange strong stupid super sweet tall tender terrible thankful tired tough true
            ugly upset useful warm weak weird wicked wild wise wonderful wrong young
            """),
        // Colors.
        WordFamily(
            [.adjective, .everyday], starts: .leisure,
            """
            black blue bright brown dark golden gray green orange pale pink purple red silver white yellow
            """),
        // Speaking and thinking.
        WordFamily(
            [.verb, .everyday],
            """
            admit advise agree answer argue ask assume beg believe blame call chat claim comment complain confess
            consider cry decide deny describe discuss doubt dream explain forget forgive guess hear hint hope imagine
            insist joke judge know laugh learn lie like listen love mean mention mind notice obey object prefer
            pretend promise prove quote read realize recall regret remember remind repeat reply report say shout sing
            speak spell suggest suspect swear talk teach tell thank think trust understand vote warn whisper wish
            wonder worry write yell
            """),
        // Moving.
        WordFamily(
            [.verb, .everyday],
            """
            arrive bend bounce climb come crawl cross dance dive drift drive drop enter escape fall fly follow hide
            hike hurry jump land lead lean leave lift march move paddle pass pull push race reach return ride rise
            roll run rush sail shake sit slide sneak spin stand stay step stop swim swing travel turn vanish visit
            wait walk wander
            """),
        // Having and giving.
        WordFamily(
            [.verb, .everyday],
            """
            accept beg borrow bring buy carry catch choose claim collect deliver deserve drop earn find gain get give
            grab have hold keep lack lend lose need offer order owe own pay pick provide receive refuse rent return
            save seek sell send share spend steal take throw trade use want win
            """),
        // Doing and living.
        WordFamily(
            [.verb, .everyday],
            """
            act bake bathe begin bite bleed blow boil break breathe build burn celebrate change check cheer chew clean
            close comb cook cough cover cut destroy die dig draw dress drink eat end enjoy exercise exist fail feed
            feel fight fill finish fold freeze gamble grow guard hang happen hate heal help hit hug hurt improve join
            juggle kick kill kiss knit knock light live look make marry meet melt mix nod open pack paint plant play
            pour praise pray prepare press protect quit relax repair rescue rest rub ruin see serve sew shave shine
            shoot shop show shut sink sleep smell smile sneeze solve spill stare start stick study suffer sweep taste
            tear tie touch try type unite unlock wake wash watch wear weep work wrap yawn
            """),
        // Verbs of computing.
        WordFamily(
            [.verb, .everyday],
            """
            access activate add allocate append apply archive assign attach authenticate backup block boot browse
            build cache call capture change check clean clear click clone close collect commit compare compile compute
            configure connect convert copy create debug decode define delete deploy detect display download drag drop
            edit enable encode encrypt evaluate execute exit expand export fetch filter find flush format generate
            group handle hash hide import insert inspect install invoke iterate join link list load lock log manage
            map mark match merge modify monitor mount move name notify observe open optimize order parse partition
            paste patch ping play predict print process program protect publish pull push query quote read rebuild
            receive record recover redirect refresh register reject remove rename render repeat replace report request
            reset resolve restart restore resume retrieve return reverse revert review run save scan schedule search
            select send serve share shift sign skip sort split start stop store submit subscribe suspend swap switch
            synchronize tag test trace track transfer transform translate transmit trust type undo update upgrade
            upload use validate verify view visit wait watch wrap write zip
            """),
        // When and how often.
        WordFamily(
            .adverb,
            """
            afterwards again ago already always annually before constantly continuously currently daily early
            eventually ever finally first forever formerly frequently generally hardly hourly immediately initially
            instantly last lately later never nightly normally now occasionally often once originally permanently
            presently previously rarely recently regularly seldom shortly slowly sometimes soon sooner still suddenly
            temporarily then today tomorrow tonight twice typically usually weekly yearly yesterday yet
            """),
        // Where.
        WordFamily(
            .adverb,
            """
            abroad ahead anywhere apart around aside away back behind below beyond down downstairs elsewhere
            everywhere far forward here home indoors inside near nearby nowhere online out outdoors outside overseas
            there underground underwater upstairs upward wherever
            """),
        // How much.
        WordFamily(
            .adverb,
            """
            absolutely almost also badly barely completely deeply enough entirely equally especially exactly extremely
            fairly fully greatly half hardly highly hugely indeed largely less little mainly maybe more most mostly
            nearly only partially partly perfectly perhaps possibly probably purely quite rather really simply
            slightly strongly terribly too totally truly utterly very widely wildly
            """),
        // How.
        WordFamily(
            .adverb,
            """
            accurately actively automatically badly briefly calmly carefully centrally cheaply clearly closely
            correctly cryptographically directly dynamically easily electrically electronically evenly externally
            fairly fast firmly fluently formally frankly freely functionally genetically gently gladly gracefully
            graphically happily heavily honestly independently internally jointly kindly lightly locally loudly
            magnetically manually massively mathematically mechanically mutually naturally neatly nicely officially
            openly optically organizationally partially peacefully perfectly personally physically politely poorly
            privately properly publicly quickly quietly randomly rapidly remotely rightly rigidly roughly sadly safely
            securely separately seriously severely sexually sharply simply sincerely slowly smoothly socially softly
            speculatively statically stochastically strictly strongly symmetrically systemically technically
            thoroughly tightly together truly typically uniformly universally virtually warmly well wildly wisely
            """),
        // Last words of wishes and jokes.
        WordFamily(
            [.count, .everyday],
            """
            answer attempt chance choice day deal end fact fault favor game goal heart help hope idea job joke kind
            leave life luck mind moment need note opinion party pleasure point problem question reason risk road room
            rule self sense shame show side sign story style thing time tour trouble turn way week wish word work
            world worry
            """),
    ]
}

/// Words of medicine.
extension PlainWords {
    static let medicine = [
        // Illnesses.
        WordFamily(
            [.count, .special], ends: .medicine,
            """
            abscess allergy anemia aneurysm anomaly anorexia appendicitis arrhythmia arthritis asphyxia asthma
            atherosclerosis bleeding botulism bronchitis cancer carcinoma cholera cirrhosis colitis concussion
            conjunctivitis constipation contusion cyst cystitis deficiency deformity dehydration dementia dependency
            depression dermatitis diabetes diarrhea diphtheria disability disease dislocation disorder dysfunction
            dysplasia dystrophy eczema edema embolism emphysema encephalitis endocarditis endometriosis epilepsy fever
            fibrillation fibroma fibrosis flutter fracture gangrene gastritis gastroenteritis glaucoma gonorrhea gout
            hematoma hemophilia hemorrhage hepatitis hernia hydrocephalus hyperplasia hypersensitivity hypertension
            hypertrophy hypotension hypothermia hypothyroidism hypoxia illness immunodeficiency impairment incontinence
            infarction infection infertility inflammation influenza injury insomnia insufficiency intolerance ischemia
            jaundice keratosis ketosis laceration leprosy lesion leukemia lupus lymphedema lymphoma malaria measles
            melancholia melanoma meningitis migraine myelitis myeloma myocarditis myopathy necrosis neoplasm nephritis
            nephropathy neuralgia neuritis neuropathy nodule obesity obstruction occlusion ossification osteoarthritis
            osteomyelitis osteoporosis otitis palsy pancreatitis paralysis paranoia pericarditis peritonitis pneumonia
            pneumothorax poisoning prolapse prostatitis psoriasis psychosis purpura rabies reflux regurgitation
            retinitis rheumatism rhinitis rickets rubella sarcoma scabies schizophrenia sclerosis scoliosis sepsis
            shingles shock silicosis sinusitis spondylitis stenosis stroke syndrome syphilis tachycardia tetanus
            thrombosis thyroiditis tonsillitis toxicity toxoplasmosis trauma trisomy tuberculosis tumor typhoid ulcer
            urticaria vasculitis vertigo virus
            """),
        // Symptoms and events.
        WordFamily(
            [.count, .special], ends: .medicine,
            """
            accident anxiety apnea arrest aspiration attack birth bleeding breathlessness bruising chill coma
            complication confusion congestion contraction convulsion cough cramp death deficit dehydration delirium
            delivery discharge discomfort distress dizziness drowsiness edema emergency episode exhaustion failure
            fainting fatigue fever headache heartbeat hyperactivity hypothermia impulse incontinence insomnia
            irritation itching labor morbidity mortality murmur nausea numbness pain palpitation panic rash reaction
            recurrence relapse seizure sensation shivering shock shortness soreness spasm stiffness strain stress
            sweating swelling symptom syncope tension tremor vomiting weakness weight
            """),
        // Treatments.
        WordFamily(
            [.count, .special], ends: .medicine,
            """
            ablation acupuncture amputation analgesia anesthesia angioplasty arthroplasty bandage bypass chemotherapy
            counseling debridement decompression defibrillation dialysis diet dilation dissection drainage embolization
            excision exercise extraction fasting fertilization fixation fusion graft hormone hydration hypnosis
            immunization immunotherapy implantation incision infusion inhalation injection intervention intubation
            irrigation laparoscopy lavage ligation massage mastectomy medication nursing nutrition operation
            oxygenation perfusion physiotherapy prevention procedure prophylaxis psychotherapy puncture radiation
            radiotherapy reconstruction rehabilitation removal replacement resection restriction resuscitation sedation
            sterilization stimulation substitution suction surgery suture therapy traction transfusion transplant
            transplantation treatment vaccination ventilation
            """),
        // Examinations.
        WordFamily(
            [.count, .special], ends: .medicine,
            """
            analysis angiogram angiography arthroscopy assay assessment audiometry auscultation biopsy bronchoscopy
            cardiogram colonoscopy count culture cystoscopy diagnosis echocardiogram electrocardiogram
            electroencephalogram endoscopy evaluation examination fluoroscopy gastroscopy imaging inspection interview
            mammogram mammography measurement microscopy monitoring observation palpation panel percussion prognosis
            radiograph radiography reading record sampling scan score screening sonography spectroscopy spirometry
            study survey swab test tomography trial ultrasound urography venography
            """),
        // Care and its people and places.
        WordFamily(
            [.count, .special],
            """
            activity admission aid ambulance apparatus assistant bed care caregiver catheter center clinic clinician
            consultant consultation counselor department device dispensary disposal doctor donor dose drug education
            electrode emergency examiner facility first group history home hospice hospital implant infirmary insurance
            laboratory medication medicine midwife monitor needle nephrology nurse nutrition orthopedics outpatient
            paramedic patch patient pharmacist pharmacy physician physiotherapist practice practitioner prescription
            procedure prosthesis pump record recovery referral registrar resident screen service specialist staff stent
            support surgeon surgery technician technologist therapist therapy tube unit vaccine ventilator visit ward
            """),
        // Parts of the body.
        WordFamily(
            [.count, .special], starts: .medicine,
            """
            abdomen airway ankle aorta appendix arm artery atrium back bladder blood body bone bowel brain breast
            bronchus capillary cartilage cavity cell cerebellum cerebrum cheek chest chin colon cornea cortex diaphragm
            disc duct ear elbow esophagus eye face femur fetus fibula finger follicle foot forearm forehead gallbladder
            ganglion gland hand head heart heel hip humerus intestine jaw joint kidney knee larynx leg lens ligament
            limb lip liver lobe lung lymph mandible marrow membrane mouth muscle nail neck nerve nose organ ovary
            palate pancreas pelvis penis placenta pleura prostate pupil rectum retina rib rotator sacrum scalp septum
            shin shoulder sinus skin skull spine spleen sternum stomach tendon testis thigh throat thumb thyroid tibia
            tissue toe tongue tonsil tooth trachea tract trunk urethra uterus valve vein ventricle vertebra vessel
            waist wrist
            """),
        // Functions and measures of the body.
        WordFamily(
            [.count, .special], ends: .medicine,
            """
            activity age balance behavior breath breathing capacity circulation clearance consumption contraction count
            cycle digestion dosage ejection excretion expiration filtration fitness flow fraction function gain gap
            growth heartbeat height immunity index inspiration intake level mass menstruation metabolism mobility
            motion movement output perception perfusion period pregnancy pressure pulse range rate ratio reaction
            reflex relaxation resistance respiration response saturation secretion sensation sensitivity sleep speech
            strength temperature tension tone ventilation vision volume weight
            """),
        // Substances of the body and of drugs.
        WordFamily(
            [.count, .special], starts: .medicine,
            """
            acetate acid agonist albumin alcohol aldehyde alkaloid allergen amine androgen antagonist antibiotic
            antibody antidote antigen aspirin bacteria base bicarbonate bilirubin blocker blood calcium carbohydrate
            carbon carotene cell chloride cholesterol chromosome coagulant collagen complex compound cortisol
            creatinine dextrose dopamine drug electrolyte emulsion enzyme eosinophil erythrocyte ester estrogen factor
            fat ferritin fiber fibrin fluid fluoride folate gas gene globulin glucagon glucose glutamate gluten
            glycogen hemagglutinin hematocrit hemoglobin heparin histamine hormone hydrogen hydroxide immunoglobulin
            inhibitor insulin interferon iodine ion iron keratin ketone kinase lactate lactose lecithin leukocyte
            lipase lipid lipoprotein lymphocyte lysine magnesium marker metabolite methane molecule morphine mucus
            nitrate nitrogen nucleotide nutrient opiate oxide oxygen oxytocin parasite pathogen penicillin peptide
            phosphatase phosphate plasma plasmid platelet polypeptide potassium progesterone prolactin protein receptor
            ribosome salt sedative serotonin serum sodium starch steroid stimulant sugar sulfate surfactant
            testosterone thrombin thyroxine toxin transferase transmitter triglyceride urea urine vaccine virus vitamin
            zinc
            """),
        // Kinds of illness.
        WordFamily(
            [.adjective, .special], starts: .medicine,
            """
            abnormal acquired active acute adverse allergic atopic atypical autoimmune bacterial benign bipolar bullous
            chronic cicatricial common compulsive congenital congestive constrictive contagious continuous cyclic deep
            degenerative demyelinating diabetic dietary diffuse disseminated dominant dormant ectopic embolic embryonic
            endemic epidermal episodic epithelial essential external familial fatal febrile focal fragile fungal
            generalized genetic gestational gradual granular hemolytic hemorrhagic hereditary hormonal hyperactive
            hypertrophic idiopathic immune incurable infectious inflammatory inherited intermittent internal invasive
            irreversible irritable ischemic juvenile lactic late latent lethal localized malignant metabolic metastatic
            microscopic mild minimal moderate monoclonal multiple mutant myeloid neonatal neurotic nocturnal
            nonalcoholic obsessive obstructive occlusive occult occupational painful parasitic paroxysmal partial
            peptic perinatal pernicious persistent polycystic positive premature primary progressive psychotic reactive
            recessive recurrent refractory residual resistant reversible rheumatic rheumatoid secondary septic severe
            sickle spontaneous sporadic stable subacute sudden superficial symptomatic systemic temporary terminal
            total toxic transient traumatic tropical ulcerative unilateral unstable uric varicose viral
            """),
        // Parts of the body in adjectives.
        WordFamily(
            [.adjective, .special], starts: .medicine,
            """
            abdominal acoustic alveolar anal anterior aortic arterial articular atrial auditory axial basal bilateral
            biliary brachial bronchial cardiac cardiopulmonary cardiovascular carotid central cerebral cerebrospinal
            cervical cochlear colonic colorectal corneal coronary cortical cranial cutaneous cystic deep dental dermal
            digital distal dorsal duodenal endocrine endometrial endotracheal epidural epigastric esophageal external
            facial femoral fetal fibrous frontal gastric gastroesophageal gastrointestinal genital gingival glandular
            glomerular glossal hepatic hypothalamic iliac inferior inguinal inner internal intestinal intraarterial
            intracerebral intracranial intradermal intramuscular intraocular intraosseous intrathecal intrauterine
            intravascular intravenous jugular lacrimal laryngeal lateral left lingual lower lumbar lymphatic mammary
            mandibular maxillary medial meningeal menstrual mesenteric middle mitral muscular myocardial nasal
            nasogastric neural neurological neuromuscular obstetric occipital ocular olfactory optic oral orbital otic
            ovarian pancreatic parathyroid parietal pelvic percutaneous pericardial peripheral peritoneal pharyngeal
            pituitary placental plantar pleural portal posterior prostatic proximal pulmonary pyloric radial rectal
            renal respiratory reticular retinal right sacral septal skeletal spinal splenic subarachnoid subclavian
            subcutaneous subdural superior supraventricular sympathetic temporal thoracic thyroid tibial tracheal
            transdermal transurethral tricuspid trigeminal tubal tympanic ulnar umbilical upper urethral urinary
            uterine vaginal valvular vascular venous ventricular vertebral vesical vestibular visceral visual
            """),
        // Kinds of treatment.
        WordFamily(
            [.adjective, .special], starts: .medicine,
            """
            active acute advanced ambulatory antenatal antibacterial antibiotic antifungal antiviral artificial
            assisted behavioral cesarean chemical clinical cognitive combined community complementary conservative
            continuous controlled cosmetic critical daily diagnostic dialectical early elective emergency endoscopic
            enteral experimental extracorporeal focused functional general geriatric gynecological hormonal hyperbaric
            immediate initial inpatient intensive interim intermittent interventional invasive laparoscopic late local
            long manual maternal mechanical medical minimal mobile multiple neonatal noninvasive nuclear nutritional
            occupational open optimal oral orthopedic outpatient palliative parenteral partial passive pediatric
            permanent physical positive postnatal postoperative prenatal preoperative preventive primary prolonged
            psychiatric radical rapid regional remedial respiratory restorative routine secondary selective short
            social special standard sterile supportive surgical systemic temporary therapeutic topical total
            traditional transcutaneous universal urgent veterinary
            """),
        // Bodily and mental.
        WordFamily(
            [.adjective, .special], starts: .medicine,
            """
            aerobic anaerobic arterial basal behavioral bodily cardiac cellular cerebral clinical cognitive daily
            developmental diastolic digestive emotional estimated expiratory female fertile forced general genetic
            glycemic healthy human immune inspiratory inspired intellectual lean linear male maternal maximum mean
            medical mental metabolic molecular motor muscular natural nervous neural nutritional oral partial peak
            perceptual physical postural psychic psychological renal reproductive residual respiratory resting sensory
            serial sexual skeletal somatic systolic tactile tidal total venous verbal visual vital
            """),
    ]
}
