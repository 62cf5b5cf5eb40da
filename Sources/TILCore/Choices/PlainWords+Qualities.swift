/// Adjectives.
extension PlainWords {
    static let qualities = [
        // Technology.
        WordFamily(
            .adjective,
            """
            abstract accessible active adaptive addressable advanced alternate alternative analog
            analytical arbitrary architectural asymmetric asynchronous atomic automatic autonomous
            auxiliary available backward basic bidirectional binary blind broad canonical cellular central
            circular classic coaxial coherent cold common compact compatible complete complex compound
            concurrent conditional consistent constant contextual continuous convergent conversational
            cooperative core critical cryptographic cumulative current cyclic declarative deep default
            dense dependent deterministic differential digital direct directional discrete dominant double
            dual dynamic early elastic electric electrical electromagnetic electronic elementary elliptic
            essential exact exclusive executable explicit extensible external fast federated final finite
            flat flexible formal forward free full functional fuzzy general generative generic geometric
            global graphic graphical hard heavy heterogeneous hidden hierarchical high horizontal hybrid
            idle immediate implicit incremental independent indirect infrared initial inner instant
            intelligent interactive interchangeable interior intermediate internal interoperable inverse
            iterative joint large late latent lateral lazy light lightweight linear liquid live local
            logical long loose low magnetic main manual mechanical medium minimal mobile modern modular
            molecular multilingual multiple mutual narrow native natural negative neural neutral nonlinear
            normal numeric numerical online open operational optical optimal optional orthogonal outer
            parallel partial passive peripheral permanent persistent personal physical pluggable
            polymorphic portable positive predictive primary private procedural programmable progressive
            proportional public pure quantum quick quiet radial random rapid raw reactive recursive
            redundant regular relational relative reliable remote removable replaceable residual
            responsive reusable reverse reversible rigid robust rotary scalable secondary secure selective
            semantic sensitive separate sequential serial shallow short silent simple simultaneous single
            slow small smart smooth soft solid sparse spatial special specific standard static statistical
            stochastic strict strong structural successive supplementary symbolic symmetric synchronous
            synthetic systematic tactical temporal temporary thermal thin tight topological total
            traditional transactional transient transparent trivial ubiquitous uniform unique universal
            upper usable valid variable verbal verifiable versatile vertical virtual visible visual
            volatile vulnerable weak wide wireless
            """),
        // People and institutions.
        WordFamily(
            .adjective,
            """
            academic additional administrative adult advanced agricultural annual applied architectural
            artistic basic bilateral central charitable chief civic civil classical clinical coastal
            collective commercial common communal comprehensive compulsory constitutional cooperative
            corporate creative criminal critical cultural current deputy developmental diplomatic direct
            disabled domestic ecological economic educational electoral electronic elementary
            environmental equal ethical ethnic executive experimental external federal final financial
            fiscal foreign formal former free full fundamental general genuine geographic geological
            global governmental graduate higher historical honorary human humanitarian independent
            indigenous individual industrial informal initial institutional instructional insurable
            intellectual interim intermediate internal international joint judicial junior legal
            legislative liberal limited linguistic literary local logistic long major mandatory marine
            marital maritime material mathematical medical mental metropolitan military minor mobile
            modern monetary moral multilateral municipal musical mutual national natural naval new normal
            notable nuclear nutritional occupational official open operational oral ordinary organic
            organizational original overseas parliamentary partial participatory permanent personal
            political popular postal practical preliminary presidential primary prime principal private
            professional progressive provincial public qualitative quantitative racial rapid real
            recreational regional regular regulatory relevant religious residential responsible royal
            rural scientific seasonal secondary secret senior sensitive separate single small social solar
            sovereign special spiritual standard statistical statutory strategic structural subjective
            sustainable technical technological temporary territorial theoretical total traditional
            transnational tropical unanimous universal unofficial urban vertical veterinary virtual visual
            vocational voluntary western wide wild worldwide young
            """),
        // Quantities.
        WordFamily(
            .adjective,
            """
            absolute accurate actual additional adequate annual approximate average basic broad
            comparative compound constant cumulative current daily dependent double early effective equal
            equivalent exact excessive external extra final finite first fractional full general gradual
            great gross heavy high hourly identical initial inner instantaneous integral internal large
            last latest limited linear local long low lower main major marginal maximal maximum mean
            median medium minimal minimum minor monthly multiple narrow negative net nominal normal
            optimal optimum original overall partial peak permanent positive potential preliminary present
            previous primary prior probable proper proportional quarterly real regular relative residual
            secondary short slow steady subsequent successive sufficient temporary total true typical
            ultimate uniform unique upper usual variable vertical weekly whole wide yearly
            """),
        // Machines, air and sea.
        WordFamily(
            .adjective,
            """
            abandoned acoustic aerial aerodynamic aeronautical airborne amphibious annual armored
            astronomical atmospheric atomic automatic autonomous auxiliary axial ballistic barometric
            biological buoyant chemical civil clean clear cold combustible compact continental
            conventional cosmic cylindrical dangerous dark defensive dense digital directional distant dry
            dynamic electric electrical electromagnetic electronic emergency endangered environmental
            equatorial experimental explosive external extravehicular fast fissile flat flexible foreign
            forward front geodetic geostationary giant global gravitational grounded harmful hazardous
            heavy high horizontal hostile hot hydraulic hypersonic independent indicated indirect inertial
            inflatable infrared interceptive intercontinental internal interplanetary interstellar joint
            kinetic lateral light liquid local long low lunar magnetic main maneuverable manual marine
            maritime mean mechanical metallic meteorological military mobile movable multiple mutual
            national natural nautical naval navigational nocturnal nuclear objective oceanic offensive
            offshore operational optical orbital organic overhead passive personal planetary pneumatic
            polar portable precise primary proper protective radioactive rapid rear reentrant reliable
            remote rigid robotic rotary secondary secure seismic shallow short silent solar solid sonic
            special spherical stable standard static stationary stellar strategic subsonic supersonic
            supplementary tactical temperate temporary terminal terrestrial thermal tidal tropical
            turbulent ultraviolet underground undersea underwater universal unmanned upper variable
            vertical visible visual volcanic vulnerable warm waterproof weak wet wide winged
            """),
        // Taste and feeling.
        WordFamily(
            .adjective,
            """
            absent alive amazing angry awesome awful bad beautiful best better big bitter blind boring
            brave brief bright brilliant busy calm careful charming cheap cheerful clever close cold cool
            crazy cute dear decent deep delicious dirty dull eager easy evil excellent exciting fair
            faithful familiar famous fancy fantastic fast flat foolish forever free fresh friendly funny
            gentle glad golden good gorgeous grand great green grumpy half happy hard hasty healthy heavy
            helpful honest horrible hot huge humble hungry important incredible innocent insane jolly kind
            lazy light little lonely long loud lovely lucky mad magic mean mighty modest nasty neat
            nervous new nice noble noisy odd old only own pale peaceful perfect plain pleasant polite poor
            popular precious pretty proud pure quick quiet rare ready real reasonable rich right rough
            rude sad safe scary sharp shiny short shy sick silent silly smart smooth soft sorry strange
            strong stupid super sure sweet tall tender terrible tiny tired tough true ugly unknown unusual
            upset valuable vivid warm weak weird whole wicked wild wise wonderful worthy wrong young
            """),
        // Words that end in -able.
        WordFamily(
            .adjective,
            """
            acceptable accessible accountable achievable adaptable addressable adjustable admissible
            affordable allowable applicable attainable available avoidable believable capable changeable
            comfortable comparable compatible configurable consumable controllable convertible dependable
            deployable desirable detachable disposable durable editable eligible exchangeable executable
            extendable feasible flexible foreseeable imaginable implementable impossible interchangeable
            invisible irreversible knowledgeable liable likable maintainable manageable measurable
            memorable modifiable movable navigable negotiable notable observable operable payable
            permissible playable pluggable portable possible predictable preventable printable probable
            profitable programmable provable questionable reachable readable reasonable recognizable
            recoverable recyclable redeemable reliable removable renewable repeatable replaceable
            reproducible responsible reusable scalable sensible serviceable shareable stackable suitable
            supportable sustainable tangible taxable testable tolerable traceable trackable tradable
            transferable understandable usable valuable variable verifiable viable visible vulnerable
            washable wearable workable writable
            """),
    ]
}
