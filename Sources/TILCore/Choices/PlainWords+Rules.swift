/// The rules for certain words.
extension PlainWords {
    /// Nouns without a plural.
    static let massNouns = Set(
        words(
            """
            acceptance access accountability accuracy acid adherence adhesion admission advertising advice
            advocacy agriculture aid air alcohol algebra ammunition amortization analgesia anatomy
            anesthesia anonymity anxiety artillery ash assistance assurance astronomy atmosphere atomicity
            attention audio authentication authenticity authorization automation availability aviation
            avoidance awareness bacon bacteria bandwidth beer biology blood botany bread broadband
            business butter calcium calculus carbon care cargo cash chemistry cinema circulation clothes
            coal coffee cohesion collaboration collateral commerce communication compensation complexity
            compliance compression computation concurrency conduct confidence confidentiality congestion
            connectivity conservation consistency construction consumption content contention continuity
            contraception cooperation coordination copper counsel coverage credit crime criminology
            cryptography custody damage data daylight defense dementia democracy dependability
            depreciation detection development diffusion diplomacy diversity documentation drag drama
            durability dust dynamics ease ecology economics economy education efficiency electricity
            electronics eligibility employment empowerment encapsulation encryption energy enforcement
            enrichment entertainment entropy equality equipment equity ethics evidence evolution execution
            existence expenditure expertise exploration exposure extensibility fabric fairness fashion fat
            feedback finance firmware flexibility flow folk food forestry fraud freedom freight freshness
            friction frost fuel functionality funding fusion gas geography geology geometry glory
            governance grammar graphics gravity growth guidance hardware harmony headquarters health heat
            helium heritage heterogeneity honey housing humanities humidity hunger hydrogen hygiene ice
            identification imagery imaging immigration immunity income independence inflation information
            infrastructure inheritance initialization innovation insulation insurance integration
            integrity intelligence interference interoperability inventory iodine iron isolation
            journalism juice jurisdiction justice knowledge labor latency law leadership learning
            legislation legitimacy leverage liability liberty lightning linearity liquidity literacy
            literature locality logic logistics loyalty luck machinery magic mail maintainability
            maintenance malnutrition malware management manufacturing marketing mathematics matter
            maturity meat media medicine membership metadata metal metallurgy migration milk misconduct
            mitigation mobility modularity modulation moisture money mortality motion music nationality
            navigation negligence neutrality news nitrogen noise nutrition obesity obfuscation objectivity
            oil opacity optics optimality optimization orchestration orthogonality outreach overhead
            overload oversight ownership oxygen ozone pain parity parking participation payroll peace
            perception performance perjury persistence personnel philosophy phishing photography physics
            physiology plasma plastic poetry politics polymorphism portability possession potential
            poverty power precision presence preservation prevention pricing pride privacy procurement
            production productivity progress propagation protection psychology publicity purity quality
            quantization radiation radiography rain randomization ransomware readiness recognition
            recruitment redundancy regularity regulation rehabilitation relevance reliability relief
            religion relocation repeatability replication reputation research resilience resistance
            resonance resuscitation retail retention retirement revenue reversibility robustness rubber
            safety salt sampling sand satisfaction scalability science screening seating secrecy security
            self sensitivity sepsis shock significance silence silicon simplicity smoke snow software soil
            solidarity solidity soundness sparsity speech speed spoofing stability staff statefulness
            statistics steam steel stewardship stimulation storage strength stress success sugar
            supervision support surgery surveillance survival sustainability syntax synthesis tampering
            taxation teaching technology terminology testimony testing text therapy throughput thrust
            thunder timber time timing tolerance tomography tourism traceability tracking traffic training
            transience transparency transport trauma travel trust truth turn ultrasound uncertainty
            understanding uniformity unity uptake usability usage utilization vacuum validity variability
            ventilation violence virtualization visibility vision vocabulary volatility waste water wealth
            weather welfare wildlife wind wood work youth zoology
            """))

    /// Small words that are never replaced.
    static let particles = Set(
        words(
            """
            a about above across after against al all along am amid among an and another anti any are aren't around
            as at auto be been before behind being below beneath beside besides between beyond both but by can can't
            co corp could cross da das de der des did didn't die do does doesn't don't dos down dr du during each
            eight either el else et every except few first five for four from gmbh gonna had has have he hello her
            here him his how i i'd i'll i'm if in inc inside inter into intra is isn't it it's its just la las le
            less let's like llc lol los ltd many may me might minus more most mr mrs much multi must my near neither
            nine no non nor not of off ok okay on one onto or other our out outside over own per please plus post
            pre quite rather second self semi seven several shall she should six so some sub such ten than thank
            thanks that that's the their them then there there's these they third this those three through times to
            too toward towards two und under unlike until up upon us versus very via von wanna was we were what when
            where which while who whose why will with within without won't would yes you you're your
            """))

    /// Words that are common in sentences but rare in names.
    static let ofSentences = Set(
        words(
            """
            always am are aren't be been can can't could did didn't do does doesn't don't ever gonna had have he
            here him his how i i'd i'll i'm if isn't it it's let let's may me might must my never not please
            she should so thank thanks that that's them there there's they this too us very was we were what when
            where who why will won't would you you're your
            """))

    /// Words that a verb can follow.
    static let beforeVerbs = Set(
        words(
            """
            always and can can't could did didn't do does doesn't don't gonna i i'd i'll it just let let's may me
            might must never not please should they to us we who will would you
            """))

    /// Words with the same initial and nearly the same meaning. Commas separate the groups.
    static let synonymGroups = """
        acceptance agreement approval, access acquisition admission, accessory additional ancillary auxiliary,
        accord agreement arrangement, act action activity, address addressing, administration administrator
        authority, adolescent adult, advance advanced, advertisement announcement, advocate attorney, aerial
        antenna, aerospace aviation, agency authority, aid assist assistance, aim ambition, aircraft airplane,
        airline airway, alarm alert, allergen allergy, allocation assignment, alternate alternative, analysis
        analytics assessment, app application, apparatus appliance, appendix attachment, appraisal assessment
        audit, approach arrival, arrangement array, aspect attribute, assault attack, assembly association,
        attendance audience, authentication authorization, automated automatic autonomous, automatic automated
        autonomous, base basic basis, big broad, block building, board body bureau, border bound boundary,
        calculation computation count, cancer carcinoma, capability capacity, capital cash currency, car cart,
        cardiac cardiovascular coronary, care concern, category class classification, celebration ceremony,
        center central centre core, cerebral cortical cranial, certificate certification certified, change
        conversion, charge cost, charter contract, check control, chronic continuous, cipher code coding,
        client consumer customer, cold cool, collaboration cooperation, collective common communal, command
        control, commercial corporate, commission committee council, community company corporation, compact
        compressed condensed, competition contest, complete comprehensive, complex complicated composite,
        compliance conformance conformity, computation computer computing, conference congress convention,
        connection connectivity connector, constant continuous, contemporary current, contract covenant,
        control controller, council counsel, crime criminal, database dataset, date day, debate dialog
        discussion, decentralized distributed, decision determination, decline decrease, definition
        description, delivery deployment, delivery dispatch distribution, department division, design
        development, detection discovery, deviation difference, diagram drawing, disease disorder, disk drive,
        document documentation, economic economy, ecosystem environment, effective efficient, electric
        electrical electronic, element entity, elementary essential, encoding encryption, engine engineering,
        enhanced enlarged expanded extended, enterprise establishment, equal equivalent, estimate estimation
        evaluation, exam examination, execution executive, exhibition exposition, exterior external, failure
        fault, fake false, fault flaw, feature function functionality, fiber fibre, file folder, finance
        financial fiscal, fix fixed, form format, foundation fund, frame framework, gastric gastrointestinal,
        gate gateway, general generic global, governance government, grand great, graph graphic graphics,
        guidance guide guideline, head header heading, health hospital, heritage history, home house
        household, identification identifier identity, image imagery imaging, immediate instant, impact
        influence, implementation installation, increment iteration, independent individual, indication
        indicator, industrial industry, infection inflammation, information intelligence, inner interior
        internal, inquiry investigation, institute institution, interaction interchange, interconnection
        interface, label letter, lag latency, large long, law legal legislation, lawyer legal, layer level,
        lecture lesson, licence license, like love, limit limitation, line link, list listing, listen look,
        listing logging, little low, locality location, machine motor, mail message, main major, main master,
        manner method mode, mark marker, market marketing, maximal maximum, measure measurement measuring,
        mechanism method, medial median middle, medical medicine, medication medicine, memo message, minimal
        minimum, mistake misunderstanding, mix mixture, mode model, monetary money, monitor monitoring, motion
        movie, multicast multiplex, multilateral multiple, nation national, nervous neural neurological, net
        network, new novel, note notice notification, number numeric numerical, nurse nursing, object
        objective, occupation office, operating operation operational, organisation organization, outcome
        output, package packet, painting picture, part piece portion, passage path, people person personal,
        period phase, permission permit, personal private, photo photograph picture, pipe pipeline, place
        point position, plan program project, premium price, prevention protection, primary prime principal,
        procedure process, procedure protocol, processing processor, producer provider, product production,
        query quest question, quotation quote, rate ratio, recall recollect remember, record recording,
        recovery restoration, register registration registry, regulation rule, relation relationship, reply
        response, request requirement, return revenue, review revision, road route, route routing, router
        routing, safe safety secure security, safe sure, sample sampling, say speak, scheme service structure
        suite system, scholar student, science scientific, second secondary, section sector segment, selection
        selector, sequence series, sequential serial, share stock, shop store, short small, shut stop, sign
        signal, single sole, special specialized specific, specification standard, stable static steady, stage
        step, state status, storage store, super superior, symmetric symmetrical, talk tell, tariff tax
        taxation, teacher trainer tutor, teaching training tutoring, technical technological, technique
        technology, test testing trial, theater theatre, therapy treatment, tour travel trip, transfer
        translation transmission transport transportation, transformation transition, true truth, unified
        uniform universal, update upgrade, usage use utilization, validation verification, variant variation
        version, vascular venous, video vision visual, want wish, wire wireless, worker workforce, world
        worldwide, year yearly
        """

    /// Nouns that stand before "of" in many phrases.
    static let beforeOf = Set(
        words(
            """
            access accuracy amount analysis angle area balance basis beginning bill book bundle calculation center
            change code course date degree depth detection direction distribution duration effect efficiency end
            exchange extent failure field flow force form fraction freedom frequency growth head height history
            increase index intensity interruption issue joint judgment knowledge lack law length letter level limit
            line location loss maintenance management margin mass measure measurement method mode model name notice
            number object office order origin outline part path period phase place plan point position power
            presence prevention price principle process proof protection purpose quality quantity range rate record
            reduction release removal report review rule scale schedule scope segment sense sequence series set
            severity size slope source speed stage start state statement strength structure style sum summary supply
            support surface system table term test theory time title total transfer type unit usage use value
            velocity version view volume weight width work year zone
            """))

    /// Qualities that many things have.
    static let generalQualities = words(
        """
        active additional advanced alternative annual applied automatic balanced basic binary central combined
        common complete continuous controlled digital direct double dynamic early effective electronic extended
        external final fixed flexible full functional general global graphical high horizontal human hybrid
        individual industrial initial integrated internal international joint known large legal limited linear local
        main maximum minimum mobile modern multiple national natural negative normal official open operational
        optional original partial permanent personal primary private public quarterly quick random rapid regional
        regular relative remote reserved secondary simple single special standard static technical temporary total
        typical unified universal upper vertical virtual visual weekly weighted wide yearly
        """)

    /// Last words of many names.
    static let generalHeads = words(
        """
        account agency agreement analysis area assessment board budget bureau center class committee council
        department design device division document element engine equipment estimate facility factor field file
        force format function group guide guideline handbook handler header history index information institute
        instrument interface journal judgment junction kernel knowledge layer level library limit list machine
        management manager measure method mode model module name network node notice number object office operation
        option order output plan policy process profile program project protocol quality quantity query queue rate
        ratio record register report request research review rule scale schedule section sequence service source
        standard station system table task team technology test tool training type unit update user utility value
        version view volume widget window workshop year zone
        """)

    /// Words with the same initial that can stand in for each other in most phrases. Commas separate the groups.
    static let standInGroups = """
        abdominal anterior, abdominal aortic arterial atrial, abnormal adverse, absolute adjusted average, abstract
        algebraic, academic administrative, academic artistic athletic, academy agency alliance assembly association,
        accelerated advanced, accelerated assisted, acceleration airspeed, acceleration angle attitude, accelerator
        adapter amplifier analyzer appliance, acceptance acknowledgment, acceptance approval, accepted approved
        assigned, access address, access addressing authentication, accident assault, account allowance asset, account
        annuity asset, accountability accuracy availability, accountant actuary analyst architect auditor, accounting
        assurance, accounting auditing, accuracy adaptability availability, acid alcohol, acoustic aerial atmospheric,
        acoustic atomic, acquisition adjustment allocation analysis assessment audit, acquisition administration
        allocation analysis assessment audit, act agreement amendment appeal article, action activity, active adaptive
        advanced analog automatic, active available, actual additional adjusted annual approved average, acute allergic,
        adaptive advanced applied artificial, adaptive asymmetric, adaptive asynchronous automatic, adaptive automated
        autonomous, addiction anxiety, additional advanced alternative applied, additional alternate auxiliary, address
        alias argument attribute, address asset, addressing allocation, adjustment algorithm approximation, adjustment
        analysis approximation, administration automation, administrative advisory, administrator adviser analyst
        architect auditor, admission application, admission attendance, advice assistance, advisory agency, aerial
        aeronautical, agency authority, agent analyst architect, agent attorney, aggregation allocation, agriculture
        arts aviation, aircraft airline airport airspace, airfield airline airport, airspeed altitude arrival, alarm
        alert, album archive, algebraic arithmetic, algorithm application architecture, allergen antigen, allergic
        autoimmune, allocation assignment, alloy aluminum asbestos, alternating automatic, altitude attitude, amount
        average, amplification augmentation, amplifier antenna appliance, analog audio, analysis assurance audit,
        analytical automated, analyzer apparatus, antenna atom, antibody antigen, aorta artery, appeal arbitration,
        approved authenticated authorized, arrest arrhythmia attack, artificial assisted augmented, assigned attached,
        attestation authorization, attorney auditor, baby boy, backup baseline, backup boot, bacon beans beef bread
        butter, bacteria bone, bag bar, bag box, balance benefit, balance breath, balanced bidirectional, bandwidth
        buffer, banking billing, banking budget, banking business, barrier building, basal bone, basic best, basic
        bodily, batch buffer byte, batch bundle, bear bird, beef breakfast, behavioral biological, belt brake, benchmark
        budget, benefit bonus, benefit budget, bicycle boat, big blue, billing booking, binary blind, binary broadband,
        biological biometric, birth bone, bit byte, black blue brown, bladder brain, bleeding breathing, blocker buffer,
        blood body, blood bone, bone bowel, book brochure bulletin, booklet bulletin, bottle box, bowel breast, boy
        brother, breach breakdown, broadcasting business, cabin cockpit, cabin crew, cable camera, cable carrier channel
        circuit, cable cartridge, calcium carbon, calcium copper, calculation calibration classification collection
        comparison conversion correction, calculator controller, calculator counter, calendar catalog, calibration
        compensation conversion correction, calibration configuration, calibration control coordination, calibration
        coordination correction, campaign conference, cancellation correction, cancer cholesterol, capability capacity,
        capacitor compressor controller, capacitor compressor converter, capacity collection control coordination,
        capacity coupling, capacity current, capital cash credit, captain commander, capture collection, carcinoma cyst,
        cardiac cerebral coronary cranial, cardiovascular cerebral cervical, care coma, care comfort, care counseling,
        cargo crew, carotid cerebral coronary, carrier crosstalk, carrot cheese chicken, cash contract, cat cow, ceiling
        cloud, cell corpuscle, cellular coaxial, central collateral, central combined common, centralized controlled
        coordinated, cerebral cervical coronary, certificate charter, certificate claim, certification compliance,
        certified chartered chief, certified comprehensive cooperative, cervical cranial, cesarean conventional, channel
        connection, character color, characteristic coefficient, chart code, charter conference convention, chemical
        compound, chief corporate, children citizens, chronic complex congenital, chronic congenital congestive, chronic
        constrictive, chronic cystic, circuit connection, city country county, civil commercial consumer, civil
        commercial criminal, claim complaint, claims costs, clause contract, clearing clinical, client customer, climate
        coastal, climb cruise, clinical cognitive, club coalition college commission committee conference congress
        consortium corporation council, club cooperative corporation, coach counselor, coastal continental, coded
        combined, coding compression conversion, coefficient correlation, coffee cream, colitis cystitis, collaboration
        communication coordination, collision congestion, color contrast, combined compressed, combined conditional
        continuous cumulative, combined continuous controlled cyclic, commercial consumer corporate, commercial
        cultural, communication computing, communication cooperation coordination, compact cordless, company consortium
        corporation, company cooperative corporation, compatibility connectivity, compliance confidentiality, computed
        continuous, concept context, confidence consistency, confidence correlation, conformance control, consistency
        continuity, console controller, consolidated corporate, constant continuous controlled, consultant contractor
        coordinator, consultant counselor, content context, continuous critical, contractor customer, control cost,
        converter counter, convertible corporate, corn cotton, correlation covariance, corridor crossing, corruption
        crime, covariance covariate, daily dietary, danger departure depot, data datagram, data directory document,
        database dictionary directory, database directory document, date distance, death disability, debt deposit
        discount dividend, debtor defendant, debugger decoder, decentralized digital distributed, decimal digital,
        decimal discrete, decision departure, declaration decree deed, declaration directive, decoder detector display,
        decoder device, dedicated designated, dedicated desktop, dedicated digital distributed dynamic, deep distal
        dorsal, defense development, deficiency disease disorder dysfunction, defined driven, definition derivation,
        deformity dislocation, degree diploma, delay distance duration, delivery design distribution, delivery
        discovery, delivery dispatch distribution, dementia depression diabetes, denial disruption, density
        distribution, density duration, dental developmental, department directorate, departure descent, departure
        destination distance, dependency disability, dependent discrete, dependent dynamic, deployment distribution,
        deposition disclosure, depot dock, depreciation discount, depth distance duration, deputy developer, deputy
        director, deputy district, dermatitis dysplasia, description diagram directory, descriptor dictionary, design
        development distribution, designer developer, detection deviation, detector device, deterministic discrete,
        developmental digestive, deviation difference, deviation dispersion, deviation distance, diabetic dietary,
        diabetic digestive, diagnosis dialysis, diagram drawing, diameter distance, diesel dual, diet dosage, dietary
        double, differential digital dynamic, digital direct discrete, digital direct distributed dynamic, digital
        direct dual dynamic, digital downstream, digital duplex, directed driven, direction distance, disability
        disorder, disability distress dysfunction, disaster drought, disc drive, discharge disposal, disclosure
        disposal, disclosure documentation, diseases drugs, document draft, dog duck, dorsal duodenal, dosage dose,
        earning expenditure, earning expense, easement exemption, economic educational environmental, economics
        education engineering, economy education, ectopic epidural, edema embolism, editable executable, edition
        extension, education employment, educational environmental ethical, educational environmental ethnic, effective
        estimated expected, ejection elimination, elastic expiratory, electrical electronic embedded, electrical
        environmental, electronic embedded enterprise, electronic extended, elliptic exponential, embedded enhanced
        external, embedded extensible, embryonic epithelial, empirical exponential, employee engineer, employee
        enterprise, emulator encoder, enabled executed, encoding encryption, encoding enumeration, encryption
        extraction, endocrine esophageal, endotracheal esophageal, enforcement evaluation, enforcement eviction,
        engineer executive, engineer expert, enhanced equivalent, enhanced expanded external, enhancement evaluation,
        enhancement extension, entropy error estimate, entry exit, environmental experimental, eosinophil erythrocyte,
        epidermal epithelial, equal exact, equation estimation, equity escrow, equity estate, equivalent estimated
        expected, estimated expected exponential, estimation evaluation, estimation experiment, estimation extraction,
        evaluation execution, evidence examination, examination experiment, examiner expert, exclusion exemption,
        executive expert, expanded extended external, expansion extension, extended extreme, face floor, facial femoral,
        factor factorial, factor fraction, factor function, fading filtering, failure fibrillation, failure flutter,
        fall fatigue, familial focal, family farm food, family farm forest, fare freight, farm fishery forest, farming
        fishing, fast final, fast fine, fast fixed, fast flexible, fast free, fatigue fever, fatigue friction, fault
        fibrosis fracture, federal financial, federation fellowship forum foundation, fee finance, feedback filtering,
        femoral fetal, ferry freight fuel, fertilization fixation fusion, fiber film, fiber filter, fiduciary financial,
        file firmware, file folder, file format, files frames, final first, final full, financial fiscal foreign, finite
        fixed, finite fuzzy, fish fox frog, fixed flexible, fixed floating, fixed forward, fixed frequency, fixed full,
        flange frog, flexible formal functional, flexible full, flow friction, fluid force, font form, foreclosure
        forfeiture, forever friends, form framework, forward future, franchise fund, gallbladder gastric, game graphics,
        ganglion gland, gap gauge, garnishment guarantee, gas gasoline, gastric glandular, gastric glomerular, gastritis
        glaucoma, gate gateway, gauge grade, gaussian geometric, gene gland, general generalized, general genetic,
        general global, general graphical, general gross, generic global, genital gestational, gift grant, gland graft,
        glandular granular, global guaranteed, glucose gluten, glucose glycogen, golden grand, golden gray green,
        gonorrhea gout, good great, governance guidance, grade group, grant guarantee, grantor guardian, graphics grid,
        grievance guardianship, group guild, guide guideline, hand heart, handoff handover, handset hub, harassment
        homicide, harbor highway, hardware hybrid, harmonic horizontal, hazard hearing, heading holding, health housing
        hygiene, hear hope, heart hip, heat humidity, heavy high hybrid, hedging holding, heir holder, helicopter hull,
        hematocrit hemoglobin, hematoma hernia, hemoglobin histamine hormone, hemolytic hemorrhagic, hemorrhage
        hypertension, hemorrhagic hypertrophic, hepatic hormonal, hepatitis hypertension, hidden hierarchical,
        hierarchical homogeneous, hierarchical hybrid, high hydraulic, histogram hypothesis, history humanities, holding
        housing, home hospital, horizontal hybrid, hospital household, housing human, hypermedia hypertext, hyperplasia
        hypertrophy, hypersensitivity hypertension, hypertension hypotension, ice icing, identical independent,
        identification indication, identity information, identity integrity, idiopathic infectious inherited, idiopathic
        intermittent isolated, illness infection inflammation injury, image instruction, imaging inspection, immigration
        insurance, immune infectious, immunization intervention, immunodeficiency immunoglobulin, impairment injury,
        implementation installation, implementation integration interconnection, improvement innovation integration,
        inbound inner, inbound internal, incident injury, inclusion integration, income interest, income investment,
        incontinence insufficiency, increase index intake, indemnity insurance, independent individual, independent
        industrial internal international, independent initial internal, independent integrated interactive internal,
        index indicator instrument, index information, index interest, index interface, index interval, indexed
        integrated, indicated initial, indication inspection, indictment injunction, individual infant, industrial
        institutional international, industrial intellectual, industry information infrastructure, industry insurance,
        industry internet, inertial instrument, inertial internal, infarction infection, infectious inflammatory
        inherited, infectious ischemic, inference interval, inferior internal, inflation insurance, information
        intelligence, infusion inhalation, infusion injection, inguinal intestinal, inheritance insolvency, initial
        interim, initialization installation, initiative institute institution, inline integrated, innovation invention,
        input interface, input interrupt, inspection installation investigation, inspection instruction, inspection
        interlocking, instant interactive, instrument investment, insurance interest, insurance investment, integrated
        intelligent interactive internal, integrated intermediate, integration interaction, integration investigation,
        intelligent internet, intensity interference, intensive internal, intensive intravenous, interconnect interface,
        interference interruption, intermediate internal, intracranial intraocular, intracranial intravenous,
        intramuscular intravenous, inventory invoice, investor issuer, jamming jitter, joint junction, joint junior,
        journalism justice, judgment jurisdiction, judgment justice, keratin ketone, keratosis ketosis, kernel
        knowledge, keyboard keypad, keyword knowledge, label log, labor land law, laboratory library, lactic lipid, lag
        limit, lamb lemon lettuce, landing launch, landing localizer, landline link, landlord lender, language
        literature, laparoscopic laser, larceny libel, large local, large long, large low, largest lowest, laser liquid,
        lateral left lower, lateral local, latitude longitude, laugh listen, law logistics, layer link loop, lease
        lending loan, lease license, lease lien, leased local, legal legislative, legal local, lender lessee lessor,
        letter license, leukemia lymphoma, leukocyte lymphocyte, level limit, level load, leverage liquidity, liability
        litigation, liability loan, library logic, licensed limited local, lifecycle lifetime, lifetime local,
        likelihood linear, limited linear local, linear local logical, linear logistic, lipid lipoprotein, liver lung,
        loading locomotive, lower lumbar, machine motor, magnetic manual, magnetic maximum, magnetic mechanical,
        magnetic microscopic, main master, main middle, maintenance management marketing measurement monitoring,
        maintenance management modernization, maintenance minimum, malignant metastatic, malignant mild moderate,
        malpractice misconduct, mammary maternal, managed modified, management manipulation, management manufacturing
        marketing, manager monitor, mandibular maxillary, maneuvering maximum, manual mechanical, mapping markup
        modeling, mapping messaging, mapping monitoring, marginal multivariate, marine mountain, maritime
        meteorological, maritime military, maritime mountain, market mortgage, marrow muscle, maternal mental, matrix
        method model, maximum mean median minimum, maximum medium, maximum monthly, mechanism method model, media
        multimedia, medical mental, medication medicine, medium mobile, melanoma myeloma, member minister, membrane
        muscle, memory module, meningitis myelitis, menstrual metabolic, mental metabolic muscular, mental military,
        merger money, mesenteric mitral, metal mineral, metropolitan mobile, metropolitan municipal, microwave mobile,
        midnight morning, migraine myopathy, ministry museum, mitral myocardial, mobile modular, mobile multimedia,
        modem multiplexer, moderator monitor, modular multiple, modulation multiplexing, monetary multilateral, monetary
        municipal, monetary mutual, money mortgage, monoclonal myeloid, morbidity mortality, movie music, moving
        multiple, multicast multimedia, multidimensional multiple, multiple multivariate, municipal mutual, name number,
        narrow northbound, narrow northern, nasal neural, nasogastric neonatal, national net, national nonprofit,
        national northern, native natural, natural new, natural normal, natural nuclear, navigation numbering, necrosis
        nephritis, negative normal, negligence nuisance, negotiated net, negotiation notification, neighbor node,
        neonatal neurological, neonatal nocturnal, neonatal nutritional, neoplasm nodule, nephritis neuritis, nephrology
        neurology, nephropathy neuropathy, net nominal normal, network node, networking numbering, neural nonlinear
        numerical, night noon, noise normality, nominee notary, nonlinear nonparametric, nonlinear normal numerical,
        nonlinear normalized, notice number, nursing nutrition, obesity osteoporosis, objective outcome, obligation
        offering, observation optimization, observation outlier, observed original, obstruction occlusion, obstruction
        ossification, obstructive occlusive, obstructive occupational, occupational organizational, oceanic operational,
        ocular oral, odds outcome, office operation organization, officer operator, officer owner, official open
        operational, official operational organizational, official optimal original, oil oxygen, onboard online,
        oncology orthopedics, online open optical, open optimized, open outbound, operating operational, operational
        outer, optical orthogonal, optimal ordinary original, option overdraft, ordinal original, ordinary outstanding,
        osteoarthritis osteoporosis, outage overload, overload overrun, oxide oxygen, oxygen ozone, package platform,
        package program, packet paging, packet protocol, paid payable, palsy paralysis, pancreas prostate, pancreatic
        pulmonary, pancreatitis peritonitis, panel pantograph, panel platform, parallel peripheral, parallel portable
        programmable, paralysis pneumonia, parameter population, parathyroid pituitary, parathyroid prostatic, parole
        probation, paroxysmal persistent, partial passive, partial permanent primary, partial pooled, partial positive,
        partial proportional, participation performance, partner peer, partner provider, partnership program, passenger
        platform, passenger postal, passive private, patent property, patient person, patient pharmacist physician,
        payable prepaid, payment penalty, payment price profit, payment price purchase, payroll pension, peak pulse,
        peanut pepper potato, pediatric perinatal, pelvic peripheral prostatic pulmonary, pelvic placental, pension
        property, peptic prostatic, percentage proportion, percutaneous peripheral, performance productivity,
        pericardial pleural, peripheral portable programmable, peripheral posterior proximal, peritoneal pleural,
        permanent preliminary primary, persistent progressive, personal portable public, personal private professional
        public, petition proceeding, phase process, phosphate potassium protein, physical psychiatric, physical public,
        pitch pressure, plaintiff prosecutor, plan policy program project, planning processing production programming,
        planning processing production promotion, planning processing production purchasing, plasma platelet, plasma
        protein, platform portal, pleural pulmonary, plotter printer, pneumonia pneumothorax, police prison, policy
        practice, policy procedure program project, polynomial probability, population proportion, portfolio property,
        positive precision, possible probable, posterior prior, postnatal prenatal, predictive proportional, preferred
        public, premium price, present projected, pressure propeller, pretax public, prevention production promotion
        protection, preventive protective, prime principal, printer processor program, printing processing production
        programming, priority privilege, privacy public, private protected, probability proportion, probation
        prosecution, procedure process program, procedure proof, procedure protocol, processing provisioning, processing
        publishing, producer provider, production productivity, prolapse prostate, psoriasis purpura, quadratic
        quantile, qualified quarterly, qualitative quantitative, quality quantity, query queue, quick quiet, radar
        radio, radar receiver recorder, radial renal, radial route, radiation reflection, rail river road, railway
        runway, random rapid recursive, random regular, random relative, random reliable, random remote, random
        repeated, random residual, range rate, rape robbery, rapid reliable, rapid remote, rapid rotary, rate ratio,
        reaction response, reactive resistant, reader recorder, reading recording, real regional, rebuttal response,
        receivable revenue, received reflected, receiver repeater, recognition reconstruction retrieval, record
        register, record report review, recording reporting routing, recovery reduction regulation, recovery reduction
        repair, recovery rehabilitation, recovery reversion, rectal renal respiratory retinal, recurrent refractory,
        recurrent residual, recurrent respiratory, recurrent rheumatoid, recursive relational, redemption repurchase,
        reduced regulated restricted, reduction regression, reduction regulation restriction, redundancy reliability,
        redundant reserved, reference register report, refugee resident, regenerative rotary, region route, regional
        residential rural, regional restricted, registration revocation, registry repository, regular relational,
        regulated reserved restricted, rehabilitation resuscitation, rejection retention, relative residual, relay
        repeater router, relaying routing, release reuse, reliability resilience, reliable robust, relief remedy, relief
        rescue, renal rheumatic, rent revenue, repair replacement, repair resection, report response, report result,
        reporting research review, repossession restitution, reserve revenue, reticular retinal, retinitis rhinitis,
        return revenue, return risk, reversal review, revolving rolling, roaming routing, rolling rotating, rotation
        rotator, rotor rudder, safety security, sale settlement, sales service, sales staff, sample second, samples
        seconds, sampling scheduling switching, sampling simulation, saturation suction, saving spending, say see,
        scabies syphilis, scalable secure standard, scalable simple standard, scanner screen, schedule statement, scheme
        standard system, school student, scientific social, sclerosis scoliosis, sclerosis stenosis, scoliosis
        spondylitis, screening surgery, script shell, seasonal solar, secondary serial special, secretary specialist
        supervisor, section sector station, sector segment, sector site, sector space, secure shared switched, secured
        senior, secured subordinated, security service, security software, security storage, security surveillance,
        sedative surfactant, seizure stroke, selective systematic, semantic statistical, semantics syntax, sensitive
        specific, sensitivity severity, sensitivity stability, sensor signal, sensor switch, separated sorted, septal
        spinal, sequence series, sequential serial synchronous, sequential simultaneous, sequential statistical,
        sequential stepwise, sequential stratified, session socket, session storage, severe spontaneous sudden, severe
        systemic, sexual social, sexually socially, sheriff solicitor, shock stroke, short simple single, short simple
        small, short special, shoulder stopway, shunting signaling, siding sleeper, sign symptom, signal sleep sound,
        signaling switching, silver sodium, simple special standard, simple straight, simulation synthesis, site
        station, skeletal spinal, skewness standard, skewness symmetry, slat spoiler, sodium sulfur, software standard,
        sometimes soon, southern suburban, space surface, spatial statistical structural, special specific, specialist
        supervisor surgeon, specialization standardization, specified standard, spectral statistical, spin stall, spinal
        subdural, spinal superior, spinal surgical, spinal systemic, sporadic systemic, squared standardized, standard
        static, standard statistical, standard statutory, standard structure system, standard structured, standard
        synthetic, statement summary, station subscriber, statistical stochastic, statute summons, storage switching,
        strategic sustainable, study survey, subcutaneous superficial, subscriber switching, suction surgical, suite
        system, switched synchronous, symptom syndrome, systemic systolic, tactical technical, takeoff taxi, takeoff
        touchdown, talk tell think, tandem terminal, tank turbine, tapered twisted, teacher trainer, teaching technology
        training, technical transactional, telephone television, telephone toll, teller transaction, template tool,
        temporary total, tenant trustee, tender treasury, terminal terminus, terminal threshold, test trial, testator
        trustee, tested trusted, testimony transcript, testing tracking, tetanus typhoid, therapy treatment, thoracic
        thyroid, thoracic tracheal, thoracic tricuspid, thoracic trigeminal, thrust torque, thyroid tubal, thyroiditis
        tonsillitis, ticket transaction, timing tracking, together tonight, tomato tuna turkey, tort trespass, total
        trailing, towage trackage, toxoplasmosis tuberculosis, tracking training, tracking tunneling, traffic transport,
        train tram truck, tram trolley, transcription translation, transdermal transurethral, transfer transport,
        transformation translation, transformed truncated, transformer transistor, transformer transmitter, transfusion
        transplant, transmission trunking, transparent trusted, treatment trial, treaty tribunal, tunnel turnout, ulcer
        urticaria, ulnar umbilical, ultra universal, ultrasound urine, umbilical urinary, unbiased uniform, unbundled
        unlimited, underground underwater urban, underwater unmanned, underwriting utility, unfair unlawful, unified
        universal, uniform univariate, uniform universal, union university, unit utility, united universal, univariate
        unweighted, unlimited unsecured, unscheduled urgent, update upload, uplink upstream, urethral uterine, uric
        urinary, urinary uterine, usage utilization, vaccine virus, vaccine vitamin, vacuum vapor, vaginal vesical,
        validation verification visualization, value volume, values variables, valve vein, variability variance,
        variable vector, variable virtual, variable voluntary, variance variation, varicose venous, vascular venous
        ventricular, vascular vertebral, vascular viral, vehicle vessel, vehicle viaduct, verbal virtual visual vocal,
        verdict violation, vertical virtual, vertigo vomiting, vestibular visual, veteran victim, video visual, video
        voice, vocational voluntary, wage wealth, wagon wheel, waist wrist, waiver warranty, wake wind, warrant will,
        warrant withdrawal, waste water, water weight, waveform waveguide, wavelet weighted, wayside wireless, web
        wireless, web write, weighted wide, western world, western worldwide, wholesale worldwide, wide wired, wired
        wireless, witness worker, woman worker, women workers, world worldwide
        """
}
