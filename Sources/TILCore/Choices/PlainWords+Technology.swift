/// Nouns of technology.
extension PlainWords {
    static let technology = [
        // Common last words of titles.
        WordFamily(
            .count,
            """
            agenda agent algorithm analysis appliance application approach architecture arrangement array
            assembly assistant bus campaign center channel circuit code component computer concept
            configuration connection console container control convention core course design device
            directory display distribution element engine environment equipment event exchange extension
            facility framework function gateway generator grid group guide handbook handler hub
            implementation index indicator infrastructure initiative instance instrument interface kit
            language layer layout level library line link machine manager map measure mechanism method
            mode model module monitor network node notation object operation operator option organization
            outline output package panel path pattern plan platform policy pool portal practice principle
            procedure process processor product profile program project protocol provider range receiver
            register registry repository resource response routine rule runtime scale schedule scheme
            sequence series server service session set signal simulation site software solution source
            space specification stage standard station storage store strategy stream structure study
            subsystem suite support survey system team technique technology template terminal tool toolkit
            tracker transaction transport tree unit update utility view workbench workflow workspace
            workstation zone
            """),
        // Programs and their parts.
        WordFamily(
            .count,
            """
            account adapter agent animation applet application archive assembler assistant attachment
            backup bookmark bootstrap browser builder bundle cache calendar class client clock compiler
            component composer console container controller cookie core counter crawler daemon dashboard
            database debugger decoder desktop dispatcher driver editor emulator encoder engine environment
            exception explorer exporter extension filter firewall firmware formatter framework function
            game generator graphics handler hypervisor icon importer indexer inspector installer instance
            interface interpreter kernel kit language launcher library linker listener loader macro mail
            manager menu middleware mixer module monitor navigator notifier object optimizer organizer
            package parser password patch platform player plugin pointer portal process processor profile
            profiler program proxy query reader recorder registry renderer repository resolver router
            routine runtime sandbox scanner scheduler script sender server service session shell simulator
            software spreadsheet stack storage suite system task terminal thread tool toolbar toolkit
            tracker translator user utility validator viewer wallet web widget window wizard workflow
            workspace wrapper
            """),
        // Data and their parts.
        WordFamily(
            .count,
            """
            address alias alphabet array assertion attribute batch bit block branch buffer byte cache cell
            certificate chain checksum chunk class cluster code column command comment component constant
            content context cookie counter cursor data datagram datatype definition delimiter descriptor
            dictionary digest digit directory document domain dot element entity entry enumeration event
            expression factor field file flag folder format formula frame function graph group handle hash
            header hint history identifier identity image index information input instance instruction
            integer interface interval invoice item iterator key keyword lease library link list literal
            lock log loop mask matrix member message metadata method metric name namespace node notation
            number object offset operand operation option order origin output package packet page pair
            parameter parity partition password path payload pixel pointer pool port prefix procedure
            property protocol query queue range record reference region register relation request resource
            response result return revision root route row rule sample scalar schema scope script secret
            section sector segment sequence series session set signature slice slot snapshot source space
            stack state statement stream string structure subset suffix switch symbol syntax table tag
            target template text thread ticket timestamp title token topic trace transaction tree trigger
            tuple type unit update value variable vector vertex web width window word workload
            """),
        // Devices.
        WordFamily(
            .count,
            """
            accelerator accelerometer accumulator actuator adapter aerial alarm altimeter amplifier
            antenna appliance array attenuator barometer battery beacon boiler bolt bridge bulb bus cable
            calculator camera capacitor card cartridge charger chip circuit clock clutch coil comparator
            compass compressor computer condenser connector console controller converter copier counter
            coupler crystal decoder detector device dial diode disk display drive emitter encoder engine
            equalizer exchanger extinguisher fan fiber filter finder fixture fuse gate gauge gear
            generator governor gyroscope handset head header headphone headset heater hub igniter
            indicator inductor injector instrument insulator inverter jack keyboard lamp lantern laser
            lens lever lock loudspeaker machine magnet manifold memory meter microphone microscope mirror
            mixer modem modulator module monitor motor mouse multiplexer needle nozzle oscillator
            oscilloscope oven panel pedal phone photodiode piston plate plotter plug port printer prism
            probe processor projector propeller pump purifier radar radio reactor reader receiver recorder
            rectifier reflector refrigerator regulator relay repeater resistor resonator robot rotor
            router scanner scope screen screw sensor server servo shaft shutter siren socket solenoid
            spark speaker spring sprocket station switch synthesizer tape telephone telescope television
            terminal thermometer thermostat timer toggle torch tractor transceiver transducer transformer
            transistor transmitter tube tuner turbine unit vacuum valve ventilator wheel winch wire
            workstation
            """),
        // Networks and calls.
        WordFamily(
            .count,
            """
            access address agent alias area backbone backhaul band bandwidth base beam bearer border
            branch bridge broadband broadcast burst bus call capacity carrier cell center chain channel
            circuit client cloud cluster collision communication conference connection control coverage
            delivery device dialing domain downlink edge endpoint entity equipment exchange extension
            fabric fax feed fiber firewall flow forwarding frame frequency function gateway group handoff
            handover hop host hub identity information infrastructure interface interference internet
            junction label lane latency layer line link load location loop mail media medium mesh message
            mobile multicast multimedia neighbor network node office operator origin packet path peer
            phone platform point port prefix protocol provider proxy queue radio range receiver region
            register relay resource response ring roaming route router satellite segment server service
            signal site socket spectrum station storage subnet subscriber switch telephone television
            terminal throughput topology traffic transaction transit transport trunk tunnel unit uplink
            video voice wireless
            """),
        // Technical actions and results.
        WordFamily(
            .count,
            """
            abstraction acceleration access acquisition activation adaptation addition addressing
            adjustment aggregation alignment allocation amplification analysis animation annotation
            approximation arbitration assembly assessment assignment attestation augmentation
            authentication authorization automation avoidance backup balancing binding bootstrapping
            broadcast broadcasting browsing buffering calculation calibration capture certification change
            check classification cleaning clearing cloning clustering coding collaboration collection
            combination communication comparison compilation compression computation computing
            concatenation configuration confirmation conformance connection consolidation construction
            control conversion cooperation coordination correction correlation creation debugging decoding
            decomposition decryption definition degradation delegation deletion delivery demodulation
            demonstration deployment derivation description design detection determination development
            diagnosis differentiation digitization disclosure discovery dispatch display dissemination
            distribution division documentation duplexing duplication editing elimination emission
            emulation encapsulation encoding encryption enforcement engineering enhancement enrichment
            enrollment enumeration equalization estimation evaluation exchange execution expansion
            experimentation exploitation exploration export extension extraction filtering filtration
            formation formatting forwarding fragmentation framing fusion generation grouping handling
            hashing hosting identification imaging implementation import indexing inference information
            initialization injection input insertion inspection installation instruction integration
            intelligence interaction interception interchange interconnection interpolation interpretation
            intrusion inversion investigation invocation isolation iteration labeling layering learning
            licensing linking loading localization location logging lookup maintenance management
            manipulation manufacturing mapping matching measurement mediation messaging migration mining
            mitigation mixing mobility modeling modification modulation monitoring multiplexing naming
            navigation negotiation networking normalization notation notification numbering observation
            operation optimization orchestration ordering organization orientation output packaging paging
            parsing partitioning performance persistence personalization planning playback polling
            positioning prediction preparation presentation prevention printing processing production
            profiling programming projection propagation protection provisioning publication publishing
            qualification quantization querying queuing randomization ranging ranking reading rebuilding
            recognition reconstruction recording recovery rectification redirection reduction reference
            refinement reflection registration regression regularization regulation reinforcement
            rendering repair replacement replication reporting representation reproduction request
            resolution response restoration retention retrieval review roaming rotation routing sampling
            scaling scanning scheduling scoring screening search segmentation selection separation
            serialization sharing signaling simulation sorting specification stabilization stimulation
            storage streaming substitution summarization supervision support suppression surveillance
            switching synchronization synthesis tagging termination testing timing tracing tracking
            training transaction transcription transfer transformation transition translation transmission
            transport traversal triggering tuning tunneling update upload utilization validation
            verification versioning virtualization visualization voting warning watermarking weighting
            """),
        // Qualities and states of systems.
        WordFamily(
            .count,
            """
            ability abstraction accessibility accountability accuracy adaptability addressability
            aggregation ambiguity anonymity atomicity authenticity availability awareness capability
            cohesion compatibility complexity compliance concurrency confidence confidentiality
            conformance confusion congestion connectivity consistency contention continuity control
            convergence correctness coupling coverage deadlock dependability dependency deviation
            difficulty diversity duplication durability efficiency equality equivalence error exclusion
            existence experience expertise extensibility failure fairness fault fidelity flexibility
            fragility freshness functionality heterogeneity idempotence identity imbalance immunity impact
            independence inheritance inspection integrity intensity interoperability isolation judgment
            latency legitimacy linearity locality maintainability maturity mobility modularity
            monotonicity multiplicity neutrality noise obfuscation objectivity observability opacity
            optimality order orthogonality overhead overload ownership parity partition performance
            persistence polymorphism portability precision presence privacy probability proximity purity
            quality readiness reality reciprocity redundancy regularity relevance reliability
            repeatability resilience resistance responsibility reversibility risk robustness safety
            satisfaction scalability secrecy security sensitivity severity simplicity solidity soundness
            sparsity stability starvation statefulness strength substitution symmetry synchronization
            testability threat throughput tolerance traceability transience transparency trust uncertainty
            uniformity uniqueness usability validity variability variety velocity virtualization
            visibility volatility vulnerability weakness
            """),
    ]
}
