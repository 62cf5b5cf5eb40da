/// Stand-ins by field.
extension PlainWords {
    /// The words that can stand in for each other in the meanings of a field. Commas separate the groups.
    static let standInsOfFields = [
        // Medicine.
        """
        abdominal auricular axillary, ability activity adaptation, ablation amputation angioplasty aspiration,
        abnormal adverse allergic, abscess adhesion aneurysm atresia, abuse aversion, accelerated acquired
        advanced, accelerated activated adjusted, acne allergy arthritis asthma, acute aggressive atypical,
        addiction anxiety autism, adenoma angiosarcoma astrocytoma, admission appointment assessment, adsorption
        agglutination assay, agenesis anemia asthma atrophy, aggression anxiety apathy, agonist analog, airway
        artery atrium, alanine arginine aspartate, alcohol amphetamine aspirin, alveolar aortic arterial atrial,
        ambulation analgesia, amnesia ataxia atrophy, analgesic antibiotic, anterior apical axial, antibody
        antigen, arrhythmia attack, bacterial benign bilateral, bacterial biliary bronchial, bacterial bovine,
        balance behavior, balloon bypass, band branch bridge, behavioral biological, bile bladder blood brain,
        biopsy brachytherapy bronchoscopy, birth body bone, bladder bone bowel brain breast, bleeding blistering
        bruising, bleeding breathing, body bone brain, brachial bronchial bulbar, calcium chloride copper,
        calcium cholesterol cortisol creatinine, calf cheek chest, canal column cord, cancer cirrhosis colitis,
        capillary cell clot, capillary central complete, cardiac cerebral cervical, cardiac corneal cutaneous
        cystic, care classification control, care consultation coverage, caregiver child clinician, caregiver
        children clinician, catheter clamp clip cuff, center college council, central cervical cranial, cervix
        colon, chromosomal congenital cutaneous, chronic congenital critical, clearance concentration count
        culture, clinical comparative cooperative, cognitive collaborative corrective, colic cough cramp,
        combined computed controlled corrected, compression congestion contraction, congenital congestive
        constrictive, continuous cyclic, contraceptive corticosteroid, damage deficiency degeneration disease,
        death delivery diagnosis discharge, decline delay dependence disorder, deep digital distal dorsal,
        deficiency dysplasia dystrophy, deficit delay distortion, degenerative delusional depressive
        dissociative, degenerative diabetic, delayed diminished disseminated, delirium dementia depression,
        delivery dilation dissection, dementia dermatitis diabetes, dental dermal digestive, dentist dietitian
        doctor, depression distress dysfunction, descriptive diagnostic differential, device dilator drain,
        diaphragm duct duodenum, diastolic differential dynamic, diet dose drug, dilation dislocation dissection
        drainage, ear elbow eye, edema effusion embolism emphysema, elevated enlarged, encephalitis endocarditis
        enteritis esophagitis, endemic episodic essential, endorphin enzyme estrogen, endoscopic endovascular
        esophageal, endothelial epidermal erythroid, enzyme eosinophil erythrocyte, error event exposure,
        esophageal expiratory, exchange excretion expansion, exercise exposure, facial femoral frontal, factor
        fragment, failure fibrillation, failure fibrosis, familial febrile fetal, fasting feeding, fat fiber
        fluid, fat fiber food fruit, fatigue fever, femur finger foot forearm, fibroblast follicle, filtered
        fixed forced, final fractional functional, flow force fraction frequency, flow force function, fracture
        fusion, gallbladder ganglion gland, gastric genital gingival, gastrin globulin glucose, gastritis
        gingivitis, general geriatric gynecological, generalized graded guided, genetic geriatric gestational,
        glaucoma goiter gout, goal grant guideline, hallucination hyperactivity hysteria, hand head hip, healing
        hearing, health heart, health home, heavy high, hematology histology hygiene, hemoglobin heparin
        histamine hormone, hemolytic hepatic hereditary, hemorrhage hernia, hemorrhage hyperplasia, hemorrhage
        hypertension, hepatitis herpes, hereditary human, idiopathic immune infantile infectious, iliac inferior
        internal, iliac inguinal intestinal, illness injury, imaging induction inspection, immune infectious
        intestinal, immunization intervention isolation, immunoglobulin insulin interferon, incision injection
        irrigation, incontinence infection injury, increase index interval, index intake, inducer inhibitor
        initiator, infarction infiltration inflammation, infectious inflammatory irritable ischemic,
        inflammation instability insufficiency, infusion intolerance intoxication, insulin iodine iron,
        intensive intermediate internal, intracranial intraocular intrauterine intravascular, jaw joint, keratin
        ketone kinase, kidney knee, laceration lesion, lactose lipid lithium, lactose lipoprotein lymphocyte,
        laryngeal lateral lumbar lymphatic, larynx liver lung, lateral left lower, leukemia lupus lymphoma,
        level loss, ligament lobe lumen, light low, lipid lymphocyte lysosome, load loss, macular mucosal
        muscular myocardial, maintenance management medication, major moderate, malaria measles meningitis
        mumps, malignant moderate multiple, manual mechanical, marker mediator molecule, marrow membrane muscle,
        mass metabolism muscle, maternal mental metabolic, meal meat milk, medial mitral, medical mental
        military, medical military municipal, medicine microbiology midwifery, melanoma mesothelioma myeloma,
        melatonin myelin myosin, mitochondrial monoclonal, mobility morbidity mortality, nasal neonatal neural,
        nausea numbness, nebulizer needle, neck nerve node, necrosis neoplasia nephritis neuropathy, neonatal
        neurological nutritional, nephrology neurology nutrition, neurologist nurse nutritionist, niacin
        nicotine nitrogen, obesity obstruction overload, observation operation orientation, observation outcome,
        obsessive oppositional, obstetric occupational orthopedic outpatient, obstructive occupational
        opportunistic, ocular oral ovarian, opioid oxygen oxytocin, pacemaker prosthesis pump, pain paralysis
        pruritus, palliative pediatric preventive psychiatric, palsy pressure psychosis, pancreas placenta
        prostate, pancreatic pelvic peptic plantar, pancreatic pelvic peripheral prostatic pulmonary,
        pancreatitis peritonitis pneumonia, panic personality, paralytic parasitic, parent patient physician,
        parenteral pediatric prenatal, partial passive positive, partial percutaneous peripheral, partial
        peripheral primary, pathogen plaque platelet, perforation prolapse, perfusion pressure pulse, periodic
        persistent premature, peripheral persistent primary progressive, peroxidase phosphatase polymerase
        protease, phosphate potassium prolactin protein, plantar posterior proximal, plasma platelet protein,
        postpartum premenstrual pubertal, prediction prescription prevention, pregnancy puberty, rabies roseola
        rubella, radiation resection, random rapid regular, range rate rhythm, rate resistance rhythm, reaction
        rejection resistance, reactive recurrent rheumatoid, receptor regulator ribosome, receptor release
        reuptake, recommended reduced restricted, reconstruction replacement resection, recovery relapse risk,
        rectal renal respiratory retinal, reducing regulating releasing, reduction release retention, reduction
        replacement, reflux rupture, rehabilitation resuscitation, relapsing remitting, residual respiratory,
        sacral sternal superior, saliva serum sputum, saturation secretion supply, scale survey, scientist
        specialist surgeon, sclerosis spasm stenosis, secreting stimulating suppressing synthesizing, sedation
        stimulation surgery, sedative steroid stimulant substance, seizure sepsis stroke, seizure symptom,
        selective synthetic, septal structural systolic, septum sinus, serotonin sodium steroid, severe subacute
        sudden systemic, sexual social spiritual, sexually surgically systemically, shoulder skin skull spine,
        skeletal spinal splenic, skin sperm stem, sleep speech stress, sodium starch sugar, spasm stenosis
        syndrome, spleen sternum stomach, subarachnoid subcutaneous subdural, tear thrombosis trauma tumor,
        technician therapist trainee, technique therapy trial, telemetry tomography transmission, temperature
        tension tone, temporal thoracic tibial tracheal, temporal toxic traumatic, temporary total, test
        therapy, test time titer, testis thymus thyroid, tetanus tonsillitis tuberculosis, thrombotic toxic
        transient, thyroid tissue tumor, tissue tract tubule, titration tolerance transfer, transfusion
        transplant, transmitted treated triggered, ulnar umbilical urinary uterine, unilateral upper, urethra
        uterus, vaccination vasodilation ventilation, vaccine vector virus, vaginal vascular viral, valve vein
        ventricle, valvular vascular ventricular, velocity viscosity volume, ventilatory vital volumetric,
        verbal vestibular visual, vision voice, waist wrist, wasting wheezing, weakness withdrawal, women worker
        """,
        // Science.
        """
        absorption activation, absorption amplification analysis, abundance acidity albedo, acceleration
        amplification attenuation, acceleration amplitude angle, acetate antimonide arsenide, acetone ammonia
        argon, acid alcohol aldehyde, acid anion atom, acoustic active, acoustic adaptive atomic, activation
        aggregation association, adenosine arginine, aerial aquatic arid, aerosol air ash, agricultural
        anthropological archaeological astronomical, agronomy anatomy archaeology astronomy, alkaline aqueous
        aromatic, alpine aquatic atmospheric, aluminum antimony arsenic, amplifier analyzer attenuator, angular
        axial azimuthal, antenna aperture array, background band burst, bacteria bird, balloon beacon buoy, band
        beam bond, barium beryllium boron bromine, base bond, basin bay, benzene butane, binary bright,
        biological botanical, biology botany, boiling bonding burning, bottom boundary buffer, breeder burner,
        brightness buoyancy, cadmium carbon cobalt copper, calorimeter collider cyclotron, calorimetry
        centrifugation chromatography, capacity coefficient, capture collision conversion, carbonate chloride
        citrate cyanide, catalyst compound crystal, catalytic chemical crystalline, cell chamber collector,
        charge current, chemistry climatology cosmology, chloroplast chromosome, circular conical cylindrical,
        circulation condensation convergence, climate cloud cyclone, coastal continental, coherence contrast
        convection, combustion compression condensation, composition concentration conductivity, compressed
        confined controlled coupled, conduction convection, conservation cultivation, constant critical
        cryogenic, cooling counting coupling, core crater crust, coronal cosmic, dark deep dense, decay delay
        domain, decay discharge drift, deflection detection diffraction, degraded deposited dissolved, density
        depth distance, deposition desorption diffusion, detector device diode, dielectric diffuse dispersive,
        differential digital direct dynamic, digestion dissolution distillation, dilution distribution, disk
        dust dwarf, diving dredging drilling, drought dust, earth ecosystem, earthquake eruption, ecology
        embryology entomology, effect equation experiment, ejection emission expansion, elastic electric
        equatorial, elastic electronic, electrolyte emulsion ester, electron energy, elevation environment
        erosion, emission exchange excitation, emitting enhancing exciting, endemic exotic, energy enthalpy
        entropy, enhanced etched excited, environmental evolutionary experimental, erosion eruption evaporation,
        evaporation exchange extraction, experiment explorer, external extreme, fall flight flow, farm fishery
        flood forest, fast free, fault fold, fiber field flame fluid, field flux force frequency, film fluid
        foam fuel, filtration fluorescence fusion, fission fusion, flat focal frontal, flood fog frost, fluoride
        formate, formation fragmentation, galactic geomagnetic gravitational, gallium germanium gold, gamete
        gene, gas gel glass grain, gauge generator grating, genetic geological glacial, genetics geology,
        geometry gradient gravity, geometry gradient growth, geyser glacier gorge, glacial global, greenhouse
        groundwater, habitat harvest hazard, hadron helium hydrogen, halide hydroxide, halo hole horizon,
        halogen helium hydrogen, hard heavy high hot, hardness height humidity, harmonic hexagonal horizontal,
        harmonic holographic, heat helium hydrogen, heatwave hurricane, histology horticulture hydrology,
        historical horticultural hydrological, homogenization hybridization hydrolysis, ice island, ignition
        ionization irradiation, imager indicator interferometer, impact inertia intensity, impurity interface,
        impurity ion isotope, index intensity, indium iodine iridium iron, inductively internally, inelastic
        infrared ionic, inertial internal ionic isothermal, ingestion inhibition, inorganic ionic isotopic,
        laboratory library, lagoon lake land, lamp laser lens, lanthanum lead lithium, large linear local,
        lateral linear longitudinal, lattice layer lens, lattice light liquid, layer line, length level lifetime
        load, lifetime loss luminescence, ligand lipid liquid, limit loss, local lunar, magma mantle, magnesium
        manganese mercury molybdenum, magnetic mechanical metallic molecular, magnetometer manometer microscope,
        magnetometer mapper monitor, magnetometry microscopy, map method model, mapper mission module, marine
        meteorological mineralogical, mass mixture momentum, matrix membrane molecule, matter microwave muon,
        matter moisture, medium mode moment, mercury methane, metabolism migration mutation, metal mineral
        molecule, metallurgy meteorology mineralogy mycology, narrow near, national natural northern, natural
        neutral nuclear, nebula nova, neon nickel niobium nitrogen, neuron nucleotide, neutron nitrogen nucleus,
        noise number, object observation orbit, observatory orbiter, observing orbiting oscillating, ocean
        ozone, oceanic orbital, oceanographic ornithological, optical orbital organic, ore oxide, oscillation
        outflow, osmosis oxidation, oxygen ozone, paleontology pharmacology physics, palladium phosphorus
        platinum potassium, partial periodic physical, particle plasma polymer powder, path period position,
        path phase pulse, peroxide phosphate propionate, pest plant pollen predator, phenol propane, photon
        positron proton, pigment polymer protein, planetary polar, plate prism, platform polarimeter probe,
        polarization propagation pulsation, polarized pressurized pulsed purified, pollution population
        predation, pollution precipitation pressure, polymerization precipitation purification, potential power
        pressure, power propulsion, quadrupole quantum quartz, radial random relative residual, radiation
        reflection relaxation resonance, radioactive reflective refractive, radius region, radon rhodium
        rubidium, rainfall recharge runoff, random rapid remote, range ratio, ray ring, reaction reduction
        replication, reactor rectifier resonator, receiver reflector resonator, receptor ribosome, recombination
        replication, reef ridge rift river, resin rubber, robot rocket rover, salt soap starch sugar, salt
        solvent surfactant, sampling scanning shifting, sampling sensing sorting, sand sea snow soil, satellite
        sensor spectrometer, saturation separation sublimation synthesis, scattered stimulated suppressed,
        scattering screening splitting, scintillation sedimentation spectroscopy, seasonal stratospheric
        subtropical, secondary selective sequential, sediment snow soil, segment sequence strand, seismic
        spatial spectral spherical, selenium silicon silver sodium sulfur, shape size speed strength, shell
        slab, shock sound spin, shrub species, signal source spectrum, silicate stearate sulfate, snow storm
        stream, solar stellar, solid soluble, space star, spherical synthetic, spin substrate surface, state
        structure surface, tangential thermal transverse, tantalum tin titanium tungsten, target trap tube,
        technique test theory, tectonic temperate terrestrial tropical, telemetry tomography topography,
        telescope thermometer transmitter, temperature tension torque turbulence, temperature thickness time,
        tension transfer transition, thermal tidal tropical, tide tornado tsunami, tilting tracking trapping
        tunneling, tissue toxin, torsion transition transmission, total toxic, transform transition
        transmission, transformer transistor tube, trichloride trioxide triphosphate, ultrafast ultrasonic
        ultraviolet, uniform unsaturated unstable, vacancy valence, vacuole vesicle virus, vacuum vapor vortex,
        vacuum vibration voltage, variable vertical visible, variation vegetation velocity visibility, velocity
        viscosity voltage volume, viscous vitreous volatile, warm weak wide, warming watering weathering, water
        wave wind, water weather wildlife, wave window wire, zinc zirconium
        """,
        // Education.
        """
        academic administrative artistic, academic adult alternative, access achievement awareness, accounting
        agriculture anthropology architecture, accreditation admission attendance, achievement aptitude
        assessment attendance, activity assignment award, administrator advisor assistant, admission assignment
        award, advanced applied approved assisted, aid award, arts athletic, background behavior, banking
        biology business, basic behavioral bilingual, budget building, calculation composition comprehension
        concentration, campus classroom community curriculum, candidate child citizen, career classroom college,
        certificate course credit curriculum, children citizen counselor, citizenship commerce culture,
        citizenship communication composition computation, city community county, class club, classroom computer
        curriculum, cognitive collaborative cultural, cognitive creative critical, collaborative comprehensive
        continuous, college consortium council, collegiate cultural, commission conference, competency concept
        content, computing counseling, coordinator counselor, dance design drama, dancing drawing, dean
        director, degree discipline, delay disability, delivery development, demonstration discussion,
        department district, developmental diagnostic digital, dialogue discovery distance, diploma doctorate,
        disability discipline diversity, early effective elementary, economics education engineering, economics
        english ethics, education employment enrollment evaluation, educational electronic elementary
        experimental, educator employer evaluator, efficiency equity excellence, emotional environmental
        ethical, employment engagement enrollment exchange, enrichment experience exploration, environment
        exercise experience, essay examination exercise, faculty family, fashion finance forestry, federal
        financial, federation fellowship foundation, final formative functional, fluency focus, foreign formal
        functional, general graduate, genetics geography grammar, gifted graded guided, goal grade group, goal
        grant guideline, governor graduate guardian, graduation growth guidance, handwriting homework, health
        heritage home, higher holistic, historical holistic honorary, honor humanity, improved individualized
        integrated, improvement inclusion integration, inclusive intensive interactive, independent
        intermediate, individual instructional interactive, industrial institutional international, information
        innovation inquiry, initiative institute, inquiry instruction intervention, inspector instructor intern,
        intelligence interest, internship interview, joint junior, journalism justice, laboratory lecture
        library, language law literature, language leadership learning literacy, leader learner lecturer
        librarian, learning lecturing listening, lesson level, liberal linguistic literary, license loan,
        lifelong local, management mathematics medicine music, manager member mentor, material method model
        module, maturity memory motivation, medieval modern multicultural, middle modern municipal, migrant
        minority, national northern, need norm, nursing nutrition, observation opportunity outcome, observer
        officer, occupational outdoor, online open oral, orientation outreach, parent peer pupil, parent
        principal professor pupil, parental personal physical, parenting planning, participation performance
        preparation, partnership pathways, performance point progress, periodic practical preliminary,
        philosophy physics psychology, physical political practical, placement preparation proficiency, plan
        portfolio profile, policy practice program, practical private professional public, practice proficiency
        progress, presentation publication, primary private public, problem process project, qualification
        question, qualitative quantitative, rating reading reasoning, readiness recruitment retention, readiness
        referral response, readiness research resource, record requirement resource, regional religious
        residential rural, regular remedial residential, relevant responsive restrictive, report rubric,
        research retention review, safety success support, scholarship seminar study, scholastic secondary
        social, school seminar society, school staff student, science sociology surgery, scientific social
        spiritual, score summary, second special, secondary senior special, selection support, selective
        summative, semester summer, skill standard strategy subject, specialist student supervisor, standardized
        structured supervised, task test tutorial, teacher trainee, teaching testing, technical theoretical
        traditional, technology theology tourism, temporary traditional transitional, test textbook, testing
        thinking training, thesis topic, transcript tuition, undergraduate universal urban, union university,
        verbal visual, veterans visitor volunteer, virtual vocational voluntary, vision vocabulary, weekly
        written, wellness workforce, women worker writer, working writing
        """,
        // Finance.
        """
        accepted adjusted, account acquisition allocation asset, account advance allowance annuity asset,
        account asset audit, accountant actuary analyst appraiser auditor, accountant adviser analyst auditor,
        accounting advising auditing, accrued adjusted allocated amortized assessed, acquisition allocation
        amortization appreciation, actual annual average, additional aggregate annual average, adjustable annual
        average, administration association, association authority, backed based bundled, balance bank bond
        broker, balance basis benefit, balance benefit bond budget, balanced basic, bank bond book, bank bond
        broker budget, bank borrower broker buyer, bank bureau, banker borrower broker buyer, banking billing
        borrowing budgeting, bankruptcy borrowing budget, basket benchmark bond, bearer borrower buyer, benefit
        bill bond budget, bid bond budget, callable convertible cumulative, cap curve cycle, capital collateral
        credit, capital cost credit, card cash check, card cash credit, cash cost coverage, certificate claim
        contract credit, certified cleared collateralized, charge claim contribution, claim commission
        contribution coupon, clearing collecting crediting, clearing credit currency, clearing credit custody,
        combined common current, commercial cooperative, commission compensation contribution coupon, commission
        cooperative corporation, commodity consumer corporate, commodity contract credit currency, commodity
        coupon currency, compound cumulative current, consumer counterparty creditor, counterparty creditor
        customer, daily direct domestic, dealer debtor depositor director, debenture deposit derivative,
        debenture deposit dividend draft, debt default deflation depreciation, debt default depreciation
        duration, debt deficit demand, debt deficit deposit discount dividend, debt delivery demand deposit,
        debt deposit derivative discount dividend, deduction deposit discount donation, deferred discounted
        diversified, earned enhanced estimated, earning equity exchange expenditure, earning equity expense
        export, earning equity expense exposure, economic electronic external, effective expected external,
        employee enterprise, energy equity estate exchange, equity exchange exposure, escrow estate exchange,
        facility firm fund, factoring forecasting funding, federal financial foreign, federal fiscal foreign,
        fee fund future, finance foreclosure fraud, fixed flexible foreign, fixed floating foreign, float flow
        forecast, floating foreign forward, forbearance foreclosure fraud, foreclosure forgery fraud, foreign
        free future, gain grant growth guarantee, general gross, health housing, hedge holding, hedging holding
        housing, holder homeowner household, identification index, identifier index, import incentive inventory
        investment, importing insuring investing, incentive income insurance investment, income index interest
        investment, income inflation insurance interest investment, indebtedness inflation insolvency, index
        investment issue, indexed insured invested, individual initial interim, individual initial internal,
        individual institutional, industrial institutional international, institution insurer investor issuer,
        interbank international, interest issue, laundering leasing lending, lease liability loan loss, lease
        lien loan, leasing lending listing, ledger letter loan, lender lessor, leverage liquidity loan loss,
        leveraged limited listed, liability liquidity loss, lifetime local long, maker manager member, managed
        marketed matched, management market merger mortgage, margin market merger mortgage, margin market money
        mortgage, margin maturity merger mortgage, marginal maximum minimum monthly, market model, monetary
        municipal mutual, name number, national net nominal, obligation offering option order, obligation
        offering option ownership, obligation operation option, officer operator owner, operating ordinary
        overnight, outlay output ownership, parity price, participation payment profit purchase, payment pension
        price purchase, payment plan policy purchase, payment price profit, payroll pension portfolio property,
        pension policy portfolio property, percentage price principal, percentage price probability, plan policy
        pool portfolio, planning pricing purchasing, planning protection, policy principle, pooled preferred
        projected, portfolio product profit property, portfolio product purpose, potential present, power price,
        preferred private public, premium principal profit, price product profit, pricing producing purchasing,
        pricing protection, producer purchaser, qualified quoted, quality quantity, rat ratio rent risk, rat
        reserve returns revenue, rate reserve return risk, rating refinancing reporting, ratio reserve return
        risk, real regional retail, real regular residual, rebate redemption renewal, rebate rent royalty,
        receivable recoverable redeemable, receivable reserve returns revenue, recovery reform regulation,
        redemption refund rental retirement, reference routing, rent reserve revenue, reserve resource revenue,
        resource retirement revenue risk, sale security swap, sale settlement share, sale settlement
        subscription swap, saver seller shareholder, saving security settlement, saving security stock swap,
        saving selling spending, secured structured subordinated, secured structured subsidized, senior short
        special, settlement solvency spread surplus, solvency stability, special standard systematic, stability
        standard, standard statement, tangible taxable total, tax toll transfer, tax trade transfer, tax trade
        turnover, taxed traded transferred, taxpayer trader trustee, tender transaction transfer, term transfer
        trust, trade transfer trust, trade transfer turnover, trade treasury trust, underwriter unit utility,
        unfunded uninsured unlisted unsecured, valuation variance venture, value variance volatility volume,
        value vehicle venture, value velocity volatility volume, variable voluntary, wage warrant wealth
        withdrawal, weekly wholesale worldwide
        """,
        // Law.
        """
        abduction arson assault, abuse arson assault, academy association, accountant arbitrator attorney,
        accused acquitted arrested, act agreement amendment appeal, administrative alternative, administrative
        appellate, adoption arbitration asylum, agency association, alien appellant applicant, allegation appeal
        arrest, appeal arbitration arrest, bail bankruptcy bond, bail bar bench, bail breach burden, bailiff
        beneficiary buyer, bar bureau, battery bribery burglary, blackmail bribery burglary, case claim court
        crime, case code, case commission court, case counsel court, cause charge, charge claim complaint,
        charge confession conviction, child citizen consumer, children citizen consumer, civil commercial
        constitutional criminal, civil criminal customary, claimant convict criminal, clemency compensation
        custody, code contract convention, commercial consumer criminal, compensation control custody, complaint
        contract conviction crime, conduct contract crime, conflict court crime, conspiracy corruption crime
        custody, constitution contract convention, consumer contract copyright, correction court crime,
        correctional criminal, court crime custody, damage debt deed dispute, dealing drinking driving, debt
        deed duty, debtor defendant detective, defamation dispute divorce, defense detention dispute, detention
        discovery dismissal, detention discrimination divorce, direct due, disciplinary domestic, disclosure
        dispute, drink drug, easement equity estate, embezzlement espionage extortion, employer executor expert,
        employment environment estate, enforcement equity evidence, enforcement ethics evidence, enforcement
        evidence extradition, equal ethical, eviction extradition, fairness freedom, family firearm fraud,
        federal foreign forensic, felony firearm fraud, felony forfeiture fraud, felony forgery fraud, general
        grand, grantor guardian, guardianship guidance, harassment hearing homicide, harassment hijacking
        homicide, household human, identification interrogation investigation, identity injury intent, immigrant
        informant inmate, immigration immunity infringement, immigration incarceration interrogation, immunity
        injury intent, imprisoned injured intoxicated, indictment injunction injury, indictment injunction
        inquiry, individual inmate, industrial intellectual international, influence intent intimidation,
        informant inspector, information investigation, joint judicial juvenile, judge juror, judgment jury,
        judgment justice, landlord lawyer, law liability license, law liability litigation, law liberty license,
        leave license, legal local, legislation litigation, licensed limited, magistrate mediator minor, marital
        medical, maritime military mutual, maritime motor, mediation motion, medical military, misdemeanor
        murder, missing murdered, national northern, negligence notice, negligence nuisance, objection offense
        order, offender officer owner, offense opinion order, office order, opportunity order, parole police
        prison probation, parole probation punishment, partnership property, party person prisoner, patent
        permit property, patent privacy property, penal private public, penalty petition plea, perjury piracy
        poaching, permanent protective, personal public, petition plea proof, plaintiff prisoner prosecutor,
        plea power, policy practice, prosecution protection punishment, ransom robbery, record registry ruling,
        reform regulation resolution, reform remedy right, refuge remedy right, refuge resident, refugee
        resident, registering reporting restraining, registration regulation resolution, remedy right rule,
        resolution right rule, restorative restrictive, search seizure sentence, search seizure surveillance,
        sentence statute subpoena, sheriff solicitor suspect, shoplifting smuggling stalking, solicitor spouse
        surrogate, special superior supreme, temporary territorial, tenant testator trustee, terrorism theft
        torture, terrorism trafficking, testimony treaty trial, tort trademark trust, tort treaty trial, trade
        treaty, trademark treaty trust, trafficking trespassing, trial tribunal, undocumented unlicensed, unfair
        unlawful, vandalism violence, vehicle victim, verdict violation, veteran victim visitor, veterans victim
        visitor, violent voluntary, warden witness, warrant weapon witness, warrant will witness, willful
        wrongful
        """,
        // Government.
        """
        act agreement amendment, administration agency, administrator ambassador attache, affairs archive arm,
        agency association, agriculture aviation, aid asylum, air army, alliance assembly authority, allied
        armed, ballot bill budget, board branch, border budget business, broadcasting budgeting building,
        cabinet commission conference, cabinet congress council, census commerce, central chief civil, central
        civil coastal, central civil colonial, chairman commander, charter constitution convention, citizen
        civilian consumer, city community county, civil coastal cultural, command corps council, commander
        commissioner councillor, commerce communication culture, commerce community culture, commission
        congress, committee conference corps, communication conservation construction, communication customs,
        compliance control coordination, conflict crime crisis, conservation construction control, conservation
        construction cooperation, constituency county, debt defense duty, defense development diplomacy, defense
        development disarmament, defense development disaster, delegate deputy director, delegation department
        directorate, democratic domestic, department district, deployment deportation detention, disabled
        displaced, disaster disease drug, eastern economic, economic educational environmental, economic
        electoral ethnic, economy emergency environment, education employment energy, education employment
        equality, education energy environment, election embassy emergency, election embassy executive,
        emergency energy evacuation, energy excise export, family farm forest, family farmer fishermen, farming
        fishing, federal fiscal foreign, federation forum foundation, federation forum front, fire flood food,
        fire flood forest, fishery food forest, fleet force front, freedom friendship, garrison guard,
        governance guidance, grant guarantee, harbor highway hospital, health heritage home, health heritage
        homeland housing, historic humanitarian, historical human, homeless hungry, immigration information
        innovation, immigration infrastructure intelligence, immigration inspection, immigration intelligence
        investigation, independent indigenous, independent industrial international, independent integrated
        international, industry infrastructure innovation, information infrastructure innovation, infrastructure
        investigation, initiative inspectorate institute, inland international, joint judicial, labor land law,
        labor land livestock, labor land logistics, labor liberal, labor liberation, legislation liaison,
        legislative local, legislature lobby, management mediation mobilization, mandate mission movement,
        marine military, maritime military municipal, maritime motor, marshal mayor minister, mediation
        migration mining, member minister, ministry mission municipality, nation neighborhood, national natural
        nuclear, national naval nuclear, national northern, navigation nutrition, ocean oil, office order,
        office organization, officer ombudsman, official overseas, operation order organization, pandemic
        pollution poverty, park port prison, parliament party presidency, parliamentary political provincial,
        passport permit, patriotic popular progressive, peace pollution poverty, peace progress prosperity,
        planning policing purchasing, planning policy procurement, police port power, policy program, political
        public, postal private provincial public, prefect premier president, prefecture province, preparedness
        protection, promotion protection, quality quarantine, radical republican revolutionary, rail river road,
        railway reservoir road, reconciliation reform resettlement, reconstruction relief, recovery relief
        revenue, recruitment registration regulation, recruitment rescue reserve, reform relief reserve, reform
        resource right, refuge resource right, refuge resource road, region republic, regional royal rural,
        regulation relief revenue, relief response, safety sanitation science, sanction surveillance, sanitation
        science security statistics, school service state, science standard statistics, sea surface, secret
        social special, secretariat security senate state, secretary senator sheriff, secular social, security
        service, service standard statistics, social strategic, socialist sovereign, southern special, special
        strategic, tariff trade treaty, tax trade, tax treaty, technology tourism trade, telecommunication trade
        transport, territorial tribal, territory town, territory treaty, terrorism trafficking, tourism trade
        transport treasury, tourism trade transportation treasury, tourism traffic, unemployment urbanization,
        universal urban, valley village, vehicle vessel, veteran volunteer voter, veterans volunteer voter,
        waste water wildlife, water weather, water welfare, wetlands woodlands, women worker writer
        """,
        // Business.
        """
        absence appraisal attendance, acceptable achievable affordable, accident appraisal attendance, account
        activity asset, account advertiser audience, account audit, accuracy affordability availability,
        acquisition alliance asset, acquisition assembly audit, acquisition awareness, action analysis audit,
        action attention awareness, activity alliance asset, activity asset attribute, actual advance annual,
        advanced agile automated, advertiser agency audience, advertiser agent auditor, advertising auditing,
        agreement audit, annual available average, applicant apprentice assistant, assembly automation,
        authorized automated, backlog baseline budget, balanced broad, baseline breakdown budget, batch bill
        bin, batch bill book, benchmarking branding budgeting, benefit brand budget, bidder business buyer,
        bidding billing buying, board branch, branch brand business, brand budget business, brand business
        buyer, branding budgeting buying, build bundle, call click conversion, campaign channel content,
        campaign click conversion, capacity cost cycle, career compensation competency, career competence
        culture, cargo carrier container, carrier container contract, carrier content customer, cash contract
        cost, center chain channel, center club corporation, chain channel contract, change claim complaint,
        change conflict crisis, change content crisis, channel company customer, chief corporate, claim
        complaint contract cost, click conversion cost, collaborative competitive continuous, commerce
        communication content, company competitor contractor customer, company cooperative, completion
        construction, compliance continuity culture, compliance control coordination, content cost customer,
        continuous corrective critical, core critical, database design document, date delivery, dealer designer
        director, dealer dispatcher driver, defect delivery demand design, deferred defined delivered,
        deliverables design document, delivery depot dock, demand development distribution, depot dock door,
        designer developer director, designer director distributor, development discipline diversity, digital
        direct domestic dynamic, early economic effective, earned enhanced estimated, economic environmental
        ethical, economic environmental executive, education employment equipment, effectiveness engagement
        experience, efficiency engagement experience, electronic external, email event, employee engineer
        executive, employee engineering enterprise equipment, employee entrepreneur executive, employer engineer
        entrepreneur, energy enterprise equipment, engagement engine, engagement engineering experience,
        engineering estimating, enterprise exchange export, entry exchange export, equal ethical, error event
        expense, export express, facility field finance, facility finance fleet, facility fleet franchise,
        factory family franchise, factory fleet, factory freight, failure feature, failure feedback forecast,
        fast fixed flexible full, fast free, feature format, final first, financing forecasting franchising,
        fleet freight fuel, forecast freight fulfillment, free full, global good, global green, global gross,
        goal group growth, handling hiring, hazard health, health holiday housing, health human, holiday hour,
        import inspection insurance, import inventory invoice, import invoice item, impression interaction,
        improved integrated, improvement innovation integration, improvement inspection integration, inbound
        intermodal international, incentive income insurance, index indicator initiative, induction internship
        interview, industrial integrated internal, industrial international, information inventory invoice,
        innovation inventory investment, intent interest investment, inventory invoice item, investment invoice
        item, joint junior, key knowledge, kilogram kilometer, labeling leasing loading, labeling lifting
        loading, labor lead logistics, labor leadership logistics, labor learning leave, landing linking
        listing, lead lease loss, lead lifetime loyalty, lead load location, lead load lot, leadership learning
        loyalty, leading learning lending, lean local, level limit lot, limited local, load location logistics,
        machine market material method, maintenance management manufacturing marketing, maintenance
        manufacturing material, major master mobile, manageable marketable measurable, managed marketed
        measured, manager member mentor, manufacturer marketer merchant, manufacturing marketing merchandising,
        market media merchant, marketing modeling monitoring, maximum mean minimum, metric milestone model,
        mobile modern, national net, negotiating networking, negotiation network, net new, objective operation
        order, objective opportunity outcome, office organization, officer operator owner, online open, online
        outbound, operating ordering outsourcing, operation opportunity order, operation opportunity overhead,
        operation optimization, operation organization, operational organizational, operational original,
        operational overall, optimization outreach, output overhead overtime, package pallet, packaging planning
        pricing purchasing, packaging procurement production, page price purchase, pallet parcel, partner party
        provider, partner promoter purchaser, partner prospect provider, path plan process, payroll performance
        personnel, performance production profit, performance productivity profitability, period point price,
        place price product promotion, planning positioning pricing, planning processing purchasing, planning
        procurement production, plant port, plant process product, policy price product, portfolio process
        product project, positive proactive, practice process, predictive preventive, preferred primary, price
        project proposal purchase, process product project promotion, process product proposition, product
        project property, production project purchase, quality quantity quotation, quality quarter, quality
        quota, quantity quarter quote, quantity quota, quarterly quick, rank rate reach, ranking rate return,
        receipt report request, recruited retained rewarded, recruiter retailer, recruiting reporting
        restructuring, recruiting reporting rewarding, recruitment redundancy retention, recruitment
        relationship retention, recruitment remuneration retention, recruitment retention reward, regional
        retail, registered required restricted, relation requirement resource, relationship resource risk,
        relevant reliable responsible, reliability resilience responsibility, request resource response,
        requirement resource result risk, requirement resource return risk, requirement resource returns risk,
        research resource retail, return reward risk, revenue risk, risk root, safety satisfaction
        sustainability, sale satisfaction service, sale search, sale security strategy, sale service strategy,
        sale service supply, sale service support, sale shipment stock, schedule scope staff, schedule scope
        statement, schedule statement structure, scheduling shipping sourcing, scheduling sourcing staffing,
        scientist specialist supervisor, score strategy survey, seasonal social strategic, segment site store,
        selling sourcing, serial standard strategic, service shipment supply, shareholder stakeholder supplier,
        shelf stock store, shipper subcontractors supplier, simple single small, skill standard strategy, small
        special, smart strategic sustainable, specific strategic sustainable, staff strategy structure, standard
        strategy strength, statistical strategic systematic, talent tenure turnover, talent training turnover,
        target task team, target task time, target team tool, target threat trend, target trade traffic, target
        trade trend, target traffic trend, task team training, task tool, technical third total, technology
        trade training, technology trade transportation, terminal tracking transport, terminal trailer truck,
        terminal transport truck, testing tracking training, throughput time tolerance, throughput time
        turnover, tracking trading trucking, trade transfer, trader trainer transporter, unique universal, unit
        user utility, uptime usability, valuable vertical viable, value variance volume, value vehicle vendor,
        value vendor volume, variable virtual visual, vehicle vendor venture, vehicle vendor visitor volunteer,
        wage welfare work, warehouse waste work, warehouse waste workshop, warehouse workforce, warehouse
        workplace, weekly working, weekly worldwide, wellness work, wholesale worldwide, wholesaler worker
        """,
        // Aviation.
        """
        acceleration approach attack, acceptance arrival, accident airspace approach, accident airworthiness
        altitude, activity assembly assessment, actual alternate approved, administration agency, advisory alert
        assistance, aerial airborne autonomous, aerodrome aircraft autopilot, air altitude area, airline airmen
        airport, airport aviation, airspace approach apron, airspeed altitude angle, airspeed altitude attitude,
        alerting allocation avoidance, alternate automatic auxiliary, approach ascent, baggage brake, beacon
        bearing boundary, book bulletin, briefing broadcast bulletin, cabin cargo cockpit, cabin cargo crew,
        cabin compass course, cargo command crew, carrier client, ceiling cloud crosswind, center command crew,
        certificate checklist code, certified civil commercial, charter civil commercial, clearance control
        crew, collision congestion contact, collision control course, computer controller coordinator, data
        display drive, decision descent deviation, declaration directive document, deep dual, delay demand
        dispatch, departure descent diversion, dependent directed, descent drag drift, detector director
        dispatcher, direction distance drift, electronics engine equipment, elevator emergency engine, elevator
        engine exhaust, estimated extended, experimental extended extravehicular, fare freight, federal foreign,
        fin flap fuselage, fire flight fuel, fixed forward full, flap flight fuselage, fleet flight fuel, flight
        formation, flow forecast frequency, gate glide ground, gear ground gyro, hangar helicopter, hazardous
        high horizontal, heading height hold, ice instrument, inbound inner, incident inspection, independent
        international interstate, indicator inverter, inertial instrument integrated, label list log, landing
        launch, landing launching lifting, landing lighting loading, landing lighting localizer, landing
        lighting locator, lateral light low, lease license log, level lift load, limited local low, magnetic
        mechanical meteorological, main mandatory minimum, main middle, maintenance management, marker mast
        monitor, marking measuring, maximum mean minimum, meteorology movement, mission module, nacelle
        navigation noise, navigation network night, obstacle oil oxygen, oceanic omnidirectional operational,
        oil outflow oxygen, onboard orbital outer, outer overhead, passenger personnel pilot, path plan
        procedure, payload pressure propeller, payload probe propulsion, performance pilot position, piloted
        powered programmed, position pressure proximity, power pressure propeller, radar range runway, radial
        route runway, radome rotor rudder, rapidly remotely routinely, ratio reading reserve, rear reserve
        rotary, receiver recorder register, recorder regulator relay, recovery reference reporting, reentry
        rescue, report route runway, required restricted, requirement route rule, reservation return, safety
        separation surveillance, safety speed, satellite shuttle space, scheduled standard surface, seat slot,
        sector station, separation speed, service staff, short single standard, situation stability steering,
        slat spoiler stabilizer, slope speed stall, solar space stellar, solo sport student, special standard
        supplemental, tail thrust trim, takeoff taxi towing, takeoff touchdown transition, target time track,
        taxiway terminal tower, technical training type, temperature thrust torque, terminal ticket transfer,
        terminal traffic transit, terrain traffic turbulence, throttle thrust turbine, transducer transmitter,
        uncontrolled unmanned unscheduled, variable vertical visual, variation velocity visibility, vector
        vehicle velocity, velocity vibration voice, warning washing weighing, warning weather wind, weight width
        wind, wheel window wing
        """,
        // Military.
        """
        absent active assigned, action alarm arm, action ambush attack, active allied armed, active allied
        assured, agreement alliance armistice, alliance arm artillery, allies area arm, ammunition army
        artillery, amphibious armored assault, artillery attack, ballistic barrage biological, base battalion
        brigade, base battle brigade, bomb bridge bunker, bomber bridge bunker, branch bureau, cadet commander
        coordinator, camouflage combat cover, camp command corps, cargo coast convoy, cavalry company corps,
        chemical combined conventional, civil covert criminal, close coordinated covert, coastal counter covert,
        code communication computer, combat command, company convoy corps, decoy destroyer drone, defense
        demolition detection, defense deployment discharge, defense destruction, depot detachment division,
        discharge drill duty, electronic emergency explosive, enemy escort evacuation, engagement enlistment
        evacuation, engineer enlisted escort, fighter fleet force, fighter frigate, fire flare fuze, fire fleet
        force, garrison guard gunner, gas grenade gun, ground guerrilla guided, hangar headquarters, harbor
        headquarters hospital, heavy high hostile, helicopter hospital howitzer, hidden hostile human,
        identified improvised intercepted, improved intercontinental intermediate, infantry intelligence
        interceptor, infiltration insurgency interdiction, intelligence interdiction interrogation, intelligence
        investigation, joint junior, kidnapped killed, landing launch logistics, laser launcher, launched linked
        loaded, law liaison logistics, leave liaison loss, light local long, machine missile mortar, major mass
        multiple, marine military mobile, meal medical mess, mechanical medical military, military mobile
        mutual, mine missile mortar, mine missile munition, mission mobilization, national naval nuclear,
        objective operation order, observer officer ordnance, parachute patrol platoon, parachute pistol
        projectile, patrol perimeter picket, patrol personnel prisoner, patrol platoon post, perimeter point,
        pilot prisoner private, primary protective, radar reconnaissance rescue, radar rifle rocket, ranger
        recruit reserve, ranger regiment reserve, rapid regular reserve, ready regular reserve, recoil rifle
        rocket, reconnaissance recruitment rescue, record report rule, reduction regulation, sabotage search,
        sailor sniper soldier, secret special strategic, security supply, senior special supreme, sensor sight
        signal, shell shield shot, ship silo submarine, ship sonar submarine, ship squadron station, shore
        submarine surface, siege strike supply, signal soldier supply, special strategic supreme, squadron
        staff, tactical temporary, tactical terrestrial territorial, tactics territory theater, talk treaty
        truce, tank torpedo trench, tank transport troop, target threat troop, task training transport,
        vehicular vertical visual, vessel veterans volunteer, warhead wire, warning weapon, warship weapon
        """,
        // Engineering.
        """
        absorption acceleration adhesion, accelerating alternating ascending, acid air argon, acquisition
        analysis automation, acrylic alloy aluminum, actuator alarm amplifier, actuator amplifier antenna,
        adjustable analog automatic, adjustable angular axial, aerodynamic atmospheric automotive, agency
        architect association, aided automated, air alternator axle, airbag alternator axle, amplitude angle
        axis, anode arc armature, architecture assembly automation, assembly automobile axle, balanced biased
        bipolar, balancing bonding braking, batch bill book, battery bearing brake, battery boiler brake,
        battery boiler burner, battery breaker busbar, battery bridge bulb, battery bridge bus, beam bearing
        boundary, beam bolt bracket, bearing belt block, bearing bolt bushing, belt brake bumper, body brake
        bumper, bridge building, cable circuit contact, cable contact control, camshaft crankshaft cylinder,
        capacitor conductor converter, capacity compatibility conductivity, capacity cycle, capture combustion
        conversion, carbon chlorine copper, carburetor compressor condenser, cell coil core, cement composite
        concrete, central combined critical, charge coil current, circuit coil current, circulation combustion
        compression, circulation conditioning cooling, coated controlled cooled, coil conductor converter,
        combustion control cooling, composite computer cylinder, compressed continuous, compressor controller
        converter, controlled cooled coupled, coolant current cylinder, cooling coupling cutting, damper
        detector device, damper diode drive, deflection deposition discharge, delay discharge duty, dense double
        dry, density depth diameter, depth diameter distance, derivative deviation differential, detector device
        diode, deviation dimension drawing, diagnostics distribution dynamic, die drill duct, diesel dioxide
        distillate, diesel direct dynamic, digital direct dual, diode discharge display, direct double dual,
        discharge dissipation distribution, domestic durable, door drain duct, double dry dual, edge element
        equation, effect emission error, efficiency emission energy, elastic electrical, electric external,
        electromagnetic electromotive electrostatic, emergency external, emission energy engine, emission engine
        exhaust, emitting exciting expanding, evaporation expansion extraction, evaporator exchanger extractor,
        exchange expansion extraction, expansion extraction extrusion, fabricated forged fused, failure fatigue,
        failure fire, fan filter fuel, fan filter furnace, fatigue flow friction, fatigue fracture friction,
        fault flow frequency, fault fuse, feed flow fuel, fence floor frame, fiber foam, field fluid force,
        field flux frequency, finite fixed fractional, fire flood frost, fixed flat flexible, fixed flexible
        foldable, flat front, floor foundation frame, flow force friction, fluid friction fuel, gain gate
        ground, gallon gauge gram, gas gear generator, gas generation grid, gas gravity grid, gas grid ground,
        gate gauge gear, gate grid ground, gauge gearbox generator, geometric graphic gravimetric, glass
        graphite gypsum, handling hardening heating, hardness heat humidity, head heat humidity, heat hydrogen,
        heater housing humidifier, heating humidity, heavy hybrid hydraulic, horizontal hybrid hydraulic,
        identification inspection installation, ignition induction insulation, ignition injection insulation,
        ignition injection intake, impedance inductance inertia, impedance induction interference, impregnated
        insulating interlocking, indirect industrial internal, induced insulated integrated, inertial integral
        internal, injector instrument inverter, insulated integrated isolated, interrupter inverter isolator,
        lamp lever limiter, laser light, lateral linear longitudinal, lateral linear low, lead lithium, leakage
        line load, length load loss, level load logic, lift load lock, lighting loading lubrication, line load
        loop, lined loaded locked, liquefied lubricated, machine material metal, machining measurement modeling,
        magnet motor, magnetic mechanical metallic, magnetic mechanical molecular, manufacturing modeling,
        mapping measurement modulation, mass metal moisture, mass momentum motion, material membrane metal,
        material metal mineral, maximum mean, measure mechanism mode, mercury metal mineral, mesh method model,
        meter mile minutes, module motor, natural nuclear, negative neutral nominal, neon nickel nitrogen, node
        noise nozzle, nonlinear normal numerical, notation number, octane oil oxygen, onboard outboard overhead,
        onboard outdoor overhead, optical organic oscillating, ore oxide, oscillator outlet oven, outlet output
        overload, packaged printed programmed, panel pipe plate, panel plant pump, panel plug pump, paper
        plastic plywood, paraffin petroleum, parallel passive positive, parallel pneumatic proportional, partial
        peak primary, passive photovoltaic portable, path phase plan, perforated plated printed, phase polarity
        pulse, phase power pulse, phase pressure pulse, phosphor platinum polymer, photoelectric piezoelectric
        pneumatic, pin plate plug, pipe plate pump, pipeline plant pump, piston pulley pump, plant platform
        port, plasma plastic polymer, plug power pump, polarized pressurized purified, pollution pressure
        propulsion, portable programmable proportional, position power pressure, power pressure pump, precision
        pressure production, quality quantity, quick quiet, radial reverse rigid, radial reverse rotary, ramp
        roof room, range rate, reactor refinery reservoir, reactor regulator relay, reactor relay resistor,
        reading revolution rotation, rear reverse rotary, recirculation regeneration regulation, rectifier
        regulator resistor, rectifier relay rotor, recycled reinforced rolled, regional renewable residential,
        regional residential retail, reinforced riveted rolled, relay resistor rotor, reluctance resistance
        resonance, renewable residential reusable, repair replacement review, resistance ripple rotation, ring
        rod rotor, sampling sensing switching, sealed shielded soldered, sealed shielded stranded, sealed static
        synchronous, secondary sequential supervisory, seismic static structural, semiconductor sensor solenoid,
        sensor socket switch, sensor solenoid switch, separation storage supply, sequential static synchronous,
        shaft speed stress, shaft spindle spring, shear stress, silicon sodium sulfur, silicon steel, sine
        square step, single solid standard, soft solid, solar static steam, speed stability steering, sport
        suburban, stability steering suspension, steel stone, tank temperature turbine, tank tower turbine,
        tariff trade, temperature tension torque, tensile thermal transverse, tension thickness tolerance, test
        tool torque, thermal tidal turbulent, thermostat transformer transistor, thick thin, thread tool torque,
        throttle tire trailer, throttle torque traction, throttle traction transmission, throttle transmission
        trunk, total true, transformer transmission turbine, ultrasonic underground, underground uninterruptible
        universal, unit upgrade, vacuum vibration voltage, valve vent vessel, valve ventilation vibration,
        variable ventilated vertical, vehicle vessel, velocity voltage volume, wall window wing, washer winding
        wire, waste water well, waste water wind, waste wave wind, water wheel wire, wavelength weight width,
        weld wire, welding winding wiring, wheel window wiper, wood wool
        """,
        // Telecom.
        """
        access address antenna, access addressing authentication, access antenna area, active adaptive assigned,
        adaptation amplification attenuation, adapter amplifier antenna, adaptive analog asynchronous,
        addressing alerting answering, advanced analog automatic, amplifier antenna array, amplitude angle
        antenna, antenna aperture array, band base beam, band bit block, base bridge broadcast, base broadband
        broadcast, basic bidirectional, billing bridging bundling, board box bridge, cable carrier channel,
        cable carrier circuit, cable channel circuit, call cell channel, call cell code, call connection
        control, caller carrier customer, cancellation coding correction, capacity connection coverage, carrier
        cell channel, carrier cell code, carrier channel code, cellular central coaxial, city community,
        clipping clocking coding, data delivery, data dialing distance, dedicated digital distributed, delay
        distribution, delay diversity division, delivery dialing, dense digital dual, dialing directory
        dispatch, digital direct domestic, digital direct duplex, distribution division domain, echo error,
        effective emitted equivalent, effective emitted extended, emergency exchange extension, encoded
        enhanced, encoder equipment exchange, equipment evolution extension, equipment exchange extension, fast
        forward, feeder fiber, fiber field frequency, fiber format frame, fiber frame frequency, field frame
        frequency, fixed full, gateway global, gateway guard, general group, handling holding hopping, handover
        holding hopping, handover hopping hunting, handset headset hub, headend hub, high hybrid, home host,
        identifier interchange interface, identity index interface, identity indicator interval, incoming
        internal international, inductive integrated isotropic, input interference interval, instant integrated
        interactive, integrated intelligent international, integrated interactive international, intelligent
        interactive international, interception interference interleaving, jack jitter junction, jack jumper
        junction, latency length loss, latency level loss, latency location loss, leased local long, line
        location, mapping messaging monitoring, mapping modulation multiplexing, maximum minimum, media message
        mobile, medium microwave mobile, medium microwave multiple, message mobile multimedia, messaging
        modulation multiplexing, mixed mobile multiple, mobile modular multiple, modem module multiplexer,
        modulation monitoring multiplexing, narrow national nearby, network node number, node noise number,
        office operator organization, office operator outlet, operating outgoing, optical orthogonal
        oscillating, optical orthogonal overhead, outage output overhead, package period plan, packet phase
        pulse, packet phone, packet primary private, pager phone, pair path port, partner provider publisher,
        path phase power, path point, phase power pulse, plain private public, platform point port, platform
        protocol provider, portable primary public, quality quantity queue, radiated received reflected, radio
        relay remote, radio resource roaming, range rate route, range ratio, rate reception routing, received
        reflected relayed, receiver register relay, recognition recording response, recovery response routing,
        redundant regional remote, regional relay, relay ring route, ringing roaming routing, satellite signal
        spectrum, satellite signal subscriber, satellite station subscriber, scheduling signaling switching,
        selected shared switched, serial single synchronous, server station switch, service signal spectrum,
        service station subscriber, shared spread switched, shared switched synchronized, sharing signaling
        switching, shift symbol, short simple single, signal spectrum station, signal speech, signaling
        spreading switching, spatial spectral, spectrum speed strength, tandem temporary, tapered tuned twisted,
        technology telecommunication transmission, telecommunication telephone terminal, telephone terminal
        transmission, telephone terminal transmitter, telephone terminal trunk, temporary terrestrial, terminal
        tower transmitter, terminal tower trunk, terminal transmission trunk, time tone transmission, time tone
        trunk, tracking transfer, transmitter tuner, unassigned unlicensed unlimited, unit uplink user,
        universal unlimited, variable virtual, video virtual voice, video visitor voice, virtual visitor voice,
        wavelength width, wide wireless
        """,
        // Computing.
        """
        abstract advanced automatic, abstract artificial automatic, access address archive, access address
        array, access allocation authentication, account address application, account application archive,
        adaptive artificial associative, adaptive asynchronous automatic, address algorithm array, address
        archive array, address argument attribute, address arithmetic array, addressed allocated attached, agent
        application authority, algorithm application assembler, algorithm architecture array, algorithm
        architecture assembler, alias argument attribute, allocation archiving authentication, application
        archive assembly, backup batch buffer, backup browser buffer, basic bidirectional binary, batch block
        buffer, binary bitmapped buffered, bit block byte, bit buffer byte, block branch byte, block buffer bus,
        block buffer byte, boot buffer bus, bridge buffer bus, browser bug, cache channel cluster, cache
        character command, cache chip core, cache cluster core, cached coded compressed, cached compiled,
        caching compiling computing, call copy create, category code content, central common complex,
        certificate client credential, character code command, character color cursor, character command cursor,
        class code component, class component container, client cloud cluster, client cluster computer, cluster
        compiler computer, code command compiler, code command configuration, coded compiled compressed, command
        configuration connection, common compact complete, compiler controller converter, complete complex
        concurrent, compression configuration connection, concurrent conditional continuous, configuration
        connection control, container content context, cumulative cyclic, data device directory, data directory
        disk, data disk document, data document domain, database desktop domain, database directory domain,
        database document, debugger decoder driver, declaration definition, dedicated distributed dynamic, deep
        dense dynamic, define delete display, defined distributed driven, delay denial disruption, deployment
        development distribution, desktop device document, device disk display, device display drive, device
        display driver, device document domain, digital distributed dynamic, direct distributed dynamic, double
        dynamic, edit execute export, editable executable extensible, editing encoding exchange, editor element
        extension, editor emulator encoder, editor engine environment, embedded encrypted extended, embedded
        extended external, emulation encryption, encoded extended external, encoding evaluation execution,
        engine enterprise environment, entity entry, entry event, fast fixed floating, fastest fewest first,
        field file format, field file function, field font frame, file format function, firmware format
        function, first free, fixed floating formal, flexible free, game graphics, garbage generation graphics,
        gate graph grid, gateway grid, general graphical, grid group guest, handling hashing hosting, hard high
        hybrid, hardware host hub, hardware host hypervisor, hardware hypertext, hash heap host, heterogeneous
        hierarchical, hidden hybrid, host human, icon image index, identifier index integer, identifier index
        iterator, identity index instance, image index information, image index input, image information
        internet, incremental integrated interactive, independent integrated interactive, independent integrated
        internal, index instance integer, index instruction integer, index integration interface, indexer
        interface interpreter, indexing integration interchange, inference intelligence iteration, information
        instruction integration, infrastructure instance integration, input instruction interrupt, inspection
        installation integration, inspection interpretation iteration, interface interpreter interrupt, internet
        intranet, job journal, kernel keyboard, language layer library, language library logic, large linear
        local, last least longest, layer library loader, layer link list, layered lightweight local, learning
        linking loading, library license log, library linker loader, line list log, linear local logical, load
        lock log, machine macro markup, machine matrix model, machine memory module, macro method module,
        management mapping monitoring, manager mapper monitor, map method model, mapping merging modeling,
        mapping messaging modeling, massive mobile multiple, master mobile, media memory message, memory message
        metadata, memory message module, mixed multiple, name network node, name node number, named nested,
        naming networking numbering, naming notation numbering, natural nested, natural neural numeric, network
        node notebook, object operation option, object operation output, object option output, offline open,
        online open, operating optimizing ordering, operation output overflow, optical overlapped, optimized
        ordered oriented, overflow overhead, package parser protocol, package process, package program, packet
        page partition, packet page port, packet parity partition, packet peer port, packet protocol proxy, page
        partition pool, page path pointer, page path port, page pixel point, parallel portable private, parallel
        portable programmable, parallel portable public, parallel private public, parser pipeline process,
        parser printer processor, parser printer profiler, parsing processing programming, partitioning
        prefetching processing, password policy profile, password port profile, password privacy proxy, peer
        peripheral printer, peripheral printer processor, persistent portable private, personal portable
        programmable, personal portable public, plain pretty, plain public, platform program protocol, plug
        print, portable private public, post pull put, printing processing programming, procedure program,
        provider proxy publisher, quality query queue, query queue quota, random rapid recursive, random
        recurrent, random redundant remote, range rate, raw rich, read record, read run, real redundant remote,
        real relative, reality reasoning recognition, recognition recovery rendering, recognition replication
        retrieval, record request resource, record row rule, recovery replication routing, recursive relational
        remote, reduced reserved, register repository runtime, register resource, registry request resource,
        registry root, rendering replication routing, replication representation retrieval, scalable scripted
        standard, scalable secure shared, scanner server storage, scanning sharing sorting, scheduler server
        sorter, scheduling searching sorting, scheduling security storage, schema script source, schema script
        spreadsheet, schema script style, script sheet source, script software source, search security storage,
        search select sort, search software source, search software storage, sector stream string, secure serial
        small, secure serial standard, secure shared simple, secure shared static, semantic static structured,
        semantic statistical structured, sequence stack string, sequential shared static, sequential shared
        symmetric, sequential structured symbolic, server session socket, server socket subsystem, server
        software storage, session socket stack, set stack string, shared simple standard, shared solid static,
        shared standard structured, simple single small, simple single static, simple static structured,
        software storage support, stack stream string, statistical supervised, table tag template, table task
        thread, table template transaction, table terminal token, table text tree, table thread tree, table tree
        type, tag type, target task thread, task terminal thread, task test trace, task thread transaction,
        template terminal toolkit, template test tool, terminal token transport, test tool trace, testing
        tracing tracking, testing transmission, text token, thread time transaction, threaded trusted typed,
        transaction transfer, unified user, uniform unique, uniform unsupervised, unit user, update upload,
        update utility, value variable vector, variable version volume, variable virtual visual, variable
        virtual volatile, vector version volume, vector video voice, verified versioned virtual, version video
        volume, version view, web window workstation, wide wireless, widget window wizard, window word,
        workgroup world
        """,
        // Media.
        """
        academy archive association, acoustic animated automated, acting advertising animation, actor album
        arts, actor artist author, adapter album amplifier, adaptive analog automatic, advertising animation
        audio, album artist audience, album artist audio, angle aperture aspect, animation art audio, balance
        blur brightness, band bass beat, band beam bit, bar beat, binding booking broadcasting, black blue,
        bloggers broadcasters, book broadcast, camera caption cinema, camera cartoon cinema, camera cartridge
        color, camera cassette compact, camera cast credit, camera color contrast, camera colour contrast,
        caption clip, cartoon column, channel chart copy, chromatic compact continuous, cinema comedy concert,
        cinematographers composer critics, close continuous, coated compact, color composition contrast,
        coloring composition compression, column content copy, column copy cover, comedian composer conductor,
        compression contrast control, compression contrast correction, coral crimson cyan, dance documentary
        drama, dancer designer director, dashes dot, deck disc display, deck disc drum, definition density
        depth, definition depth distance, depth diameter distance, developed digitized dubbed, developing
        drawing dubbing, device disk drum, digital direct double, digital dual dynamic, dot drum dye, echo
        editing effect, edge effect exposure, edit effect episode, edited extended, editing encoding engraving,
        editing engraving exposure, editing entertainment exhibition, edition episode exposure, editor engraver
        exhibitor, effect enlargement exposure, electronic exclusive extended, electronic extended extreme,
        embossed enhanced, fashion festival film, fast fixed full, feature festival film, festival film frame,
        field focus frame, field format frame, file film frame, film filter flash, film flash frame, film focus
        frame, filter flash focus, fixed focal frontal, flat front full, gallery genre guitar, gallery guide
        guild, gamma glare grain, hall home hotel, illumination image intensity, illumination image iris,
        illustrated interlaced inverted, illustration interview introduction, image inch, image index insert,
        image ink inlay, image instrument interview, independent interactive international, instrument
        interface, jockey journalist, label layer lens, lamp laser lens, landscape large, laser lens light, late
        live local, latency level loudness, latitude layer luminance, layer length light, layer lens light,
        layer lens line, layout letter line, lens light line, lettering lighting listening, linear live long,
        magazine movie music, magazine movie musical, magenta maroon mauve, magnetic manual musical, manual
        mechanical, master mixed mono, matte mixed monochrome, media movie music, medium mixed moderate, melody
        microphone music, microphone mixer monitor, mixed multiple, model moderator musicians, modern moving
        musical, motion music, narration news novel, narrow natural, negative neutral, negative noise note,
        network news newspaper, network newspaper novel, news newspaper novel, noise note number, official
        original, offset optical overhead, opera orchestra organ, page paper print, page photo print, page
        picture pixel, page picture play, page pixel print, page poster print, page print proof, painting
        printing processing, paper poster print, parental private public, performance premiere production,
        performance presentation production, performance production promotion, performer photographer publisher,
        performer producer publisher, phase pulse, photo poster, photography printing publishing, picture pixel
        print, picture play poem, picture play poster, pixel point print, play press print, playback production
        publishing, player printer projector, player producer publisher, polarized portable prime, polarized
        professional progressive, popular private public, portable professional public, presentation production
        publication, press print publishing, pressing printing publishing, printer producer publisher, printing
        processing projection, production program publication, quality quantity, radio record review, radio
        recording rock, range rate resolution, range ratio, rap rhythm rock, raw real, reader receiver recorder,
        reader reporter reviewer, record reel roll, record rehearsal review, recorded remastered restored,
        recording reduction, recording release review, recording rendering retouching, reduction reproduction,
        reflection rendering resolution, reflex remote rotary, right royalty rule, sampler sequencer
        synthesizer, saturation sensitivity sharpness, saturation sharpening stabilization, scale scan screen,
        scan scene screen, scanning screening streaming, scene sequence shot, scene sequence song, scene shadow
        shutter, scene shot sound, scene story, screen shutter strobe, screen signal sound, screen sound stage,
        script song, script soundtrack subtitle, sensitivity sharpness speed, sensor shutter speed, sensor
        shutter stabilizer, sequel series show, sharp slow soft, sheet stencil strip, short single, short slow,
        singer songwriter, single stereo surround, slide still strip, small standard super, society stage
        studio, song sound studio, song soundtrack, sound speaker studio, sound speech stereo, spatial spectral
        stereo, speaker subwoofer synthesizer, standard stereo super, tabloid television theatre, tape tone
        track, tape track tune, tempo time tone, tempo tone track, text title, theme title track, thick thin,
        tone type, transfer typesetting, translator typesetters typographers, uncoated uncut, variable vertical
        visual, vibrato voice volume, video viewer voice, video viewfinder, virtual visual vocal, weight width,
        winner worker writer
        """,
        // Hobbies.
        """
        academy alliance association, acrobatics archery athletic, action adventure arcade, adult amateur,
        agility armor attack, anglers archers athlete, aquatic athletic, assist attempt average, badminton
        baseball, ball base bat, basketball bowling, batting bowling boxing, battle board boss, battle bonus
        boss, beading binding braiding, best biggest bravest, biking bowling boxing, borrow bring buy, boss
        boyfriend brother, cable chain cross, camp club court, camping climbing cycling, canvas cashmere cotton,
        captain catcher coach, card character class, card chess craft, card collection craft, cast chain clip,
        casual competitive cooperative, center corner court, championship club, cheering coughing crying, chess
        cricket curling, climbers collector cyclists, club course court, club cup, collectible competitive
        cooperative, damage defense dexterity, dancer diver driver, decrease double drop, deep direct double,
        defense draw drive, defensive dynamic, demons dragon dwarves, demons duel dungeon, dragon duel dungeon,
        draw dribble drop, ear elbow eye, earned extra, enemy energy experience, equipment event exercise, face
        finger foot, family father friend, fantasy fishing football, far fast, fastest final first, fencing
        fishing football, fern flower fruit, field forward foul, field foul free, figure floor freestyle, final
        first full, final foul frame, game gear goal, game glove goal, game goal guard, game guild, garden grass
        greenhouse, gardeners golfers gymnasts, gardening golfing grooming, gardening grafting growing, garter
        gauge granny, get give grab, gliding golf gymnastics, glitter glue gold, hair hand head, hand head
        heart, hand head hip, hand hug, handball hiking hurling, happy healthy hungry, happy honest humble, hate
        hear hope, healer hero hunter, healing hiding hunting, health hero hit, hear help hope, heather hedge
        herb, hero husband, hiking hockey hurling, hiking hunting hurling, hit hole home, hockey horse hurdle,
        ice inline, idea interest, important incredible interesting, individual indoor international, injury
        inning interval, inventory item, jogging joking juggling jumping, kayaking kiting knitting, keep kiss
        know, keeper king knight, kick kill knight, kick kill knock, kidding kissing knitting, king kiss knight,
        lace leather linen, lap league level, late loud, later longer louder, laugh learn listen, laugh listen
        live, laughing listening looking, laughter love luck, lawn leaf lily, learn leave like, learn look,
        leave love, level life loot, life love luck, list lot, lonely lovely lucky, magic mission monster, mail
        money music, major minor mixed, major minor modern, make meet miss, manager master mother, map match
        mission, maple moss mulch, marathon match medal, marathon mountain, massive mobile, massively monthly
        mostly, master member men, match mission monster, maximum mean minimum, maximum most, meet message miss,
        meeting message, mileage money movement, mind mood mouth, model motor, motor mountain, nail neck nose,
        nail needle net, name need notice, needle net nylon, observation opinion option, offense opponent
        overtime, offer opinion order, official open outdoor, olives onion orchids, online outdoor, pace point
        power, paint paper pattern, painting papercraft pottery, paper plastic polyester, park pitch pool, party
        picture post, party picture problem, party player puzzle, pass penalty pitch, pass penalty point, pass
        penalty punt, pass pick place, passing pitching playing, patch pleat purl, perfect personal, pitcher
        player punter, plant plot pot, planting potting pruning, platform play puzzle, premier professional
        public, private professional public, queen quest quiz, question quiz quote, quilting quizzing, race
        rally ring, race role rule, racing riding rowing, racing rolling running, racing rowing rugby, rake
        ridge root, rake root rose, rank record, rate reward, rating record round, read regret remember, rebound
        round run, referee rider runner, repeat reverse, resource reward rule, rider rower runner, riding rowing
        running, safe serious, sailing shooting skating, sailing skating skiing, sailing skating swimming, satin
        silk suede, save score serve, save serve steal, save serve strike, save shot steal, save shot strike,
        say see send, saying sending showing, school skaters sport, school sport stadium, secret special, seed
        shrub stem, send share show, senior single special, sewing spinning stitching, shaking shouting smiling,
        shield spell sword, shooter simulation strategy, show song story, single slip, sister son, skating
        skiing swimming, skein stitch strand, skill speed strength, skip slip stitch, soccer softball swimming,
        stock street stunt, table target track, table team tennis, tackle tag throw, tackle throw try, tackle
        touchdown try, tackling throwing training, tactical technical, tagging trading training, take tell
        trust, talk text think, talking texting thinking, tangled twisted, tank tower trap, target team tennis,
        team tennis track, team tournament, tear thank thought, tell thank trust, tense thirsty tired, today
        tomorrow, tomato tree tulip, tough true, tree tulip turf, ultimate united universal, unarmed underwater,
        unusual urgent, urgent useful, valuable versatile victorious, vault victory volley, vaulting volleyball,
        vegetables violets, wait walk work, wait walk write, wait watch write, walk wickets win, walking
        weightlifting wrestling, want wonder worry, warrior weapon wizard, wax wood wool, weaving woodworking
        wrapping, wedding weekend, weird wild wonderful, wheelchair winter women, wife woman, winner women
        wrestlers, wish wonder worry, yard year, yawning yelling
        """,
    ]
}
