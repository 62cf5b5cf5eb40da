/// Nouns for places, vehicles, times and other things.
extension PlainWords {
    static let things = [
        // Places.
        WordFamily(
            .count,
            """
            airfield airport alley area avenue backyard barracks base basin bay beach border bridge
            building camp campus canal capital castle cave church city coast colony continent corner
            corridor country county court crossing depot desert district dock domain embassy entrance
            environment estate exit facility factory farm field floor forest frontier garage garden gate
            ground gulf hall harbor highway hill home horizon hospital hotel house household junction
            kitchen laboratory lake land lane library location lodge market mine mountain museum nation
            neighborhood ocean office orchard outpost palace park passage path place planet playground
            plaza port premise province quarry quarter ranch range region reservoir resort river road room
            route runway sea sector settlement shelter shop shore site space square stadium state station
            store street studio suburb summit surface swamp taxiway temple terminal terrain territory
            theater tower town track trail tunnel underground university valley venue village volcano wall
            ward warehouse waterway world yard
            """),
        // Vehicles and weapons.
        WordFamily(
            .count,
            """
            aircraft airplane airship ambulance ammunition artillery balloon barge battalion battery
            bicycle boat bomb bomber brigade bus cannon capsule car cargo carriage carrier coach convoy
            craft crane cruiser destroyer drone engine explosive ferry fighter fleet frigate glider
            grenade gun helicopter infantry interceptor jet launcher machine mine missile mortar motor
            motorcycle munition ordnance parachute patrol payload pistol plane projectile raft railway
            regiment rifle rocket satellite ship shuttle spacecraft squadron submarine tank tanker target
            torpedo tractor trailer train tram troop truck van vehicle vessel wagon warhead warship weapon
            yacht
            """),
        // Movements and missions.
        WordFamily(
            .count,
            """
            action advance alert approach arrival ascent assault attack attitude authority avoidance
            battle boarding braking campaign ceiling clearance climb collision combat command conflict
            control course cruise damage danger deception defense departure deployment descent destruction
            direction dispatch disposal diversion drift duty emergency encounter engagement entry escape
            escort evacuation event exercise exit expedition exploration fighting flight force fuel glide
            guidance hazard heading holding hover hunt impact incident information inspection intelligence
            interception invasion journey landing launch lift location maintenance maneuver mission motion
            movement navigation objective observation operation orbit orientation passage patrol position
            pressure progress propulsion protection proximity pursuit raid readiness reconnaissance
            recovery reentry refueling release rendezvous rescue response retreat return reversal roll
            rotation route safety search separation signal situation slope speed spin stability stall
            status strike supply support surprise surrender surveillance survival tactic takeoff target
            terrain threat thrust touchdown tracking traffic training trajectory transit transition
            transport travel turbulence turn victory visibility voyage warfare warning weather wind
            """),
        // Forces and matter.
        WordFamily(
            .count,
            """
            air alloy ash atmosphere atom beam carbon charge climate cloud coal crystal current dust earth
            electricity electron element energy exhaust fiber field fire flame fluid flux foam force
            friction frost fuel gas gasoline glass gravity heat helium hydrogen ice impulse ion iron laser
            lava light lightning liquid magnet mass material matter metal methane microwave mineral
            moisture molecule moon motion neutron nitrogen noise ocean oil orbit oxygen ozone particle
            phase photon plasma plastic polymer power pressure proton pulse radiation radio rain ray
            resonance rock rubber salt sand sea silicon smoke snow soil sound space spark spectrum star
            steam steel stone storm sun temperature tide timber turbulence vacuum vapor vibration voltage
            water wave weather wind wire wood
            """),
        // Times.
        WordFamily(
            .count,
            """
            afternoon age anniversary autumn beginning birthday break breakfast century cycle date dawn
            day daylight deadline decade dinner duration end epoch era evening event future generation
            holiday hour instant interval later lifetime lunch midnight minute moment month morning night
            noon occasion past pause period phase present quarter season second session shift span spring
            stage start summer tenure term time today tomorrow tonight tour trip turn vacation wait week
            weekend winter year
            """),
        // Everyday things.
        WordFamily(
            .count,
            """
            adventure animal apple arena army arrow artist award baby bacon ball balloon band battle bear
            bed beer bell belt bird board boat body book boot bottle bowl box boy brain bread brother bug
            butter button cake candle candy card castle cat chair champion chance chapter character cheese
            child chocolate choice church clothes club coat coffee coin comic contest cookie costume
            cousin cow creature crew crown culture cup dance daughter desk dinner dish dog doll door
            dragon dream dress drink duck duel dungeon ear egg enemy energy eye face fair fairy faith
            family fan farm fashion fate father fear feast feeling fellow finger fish flag floor flower
            folk food fool foot forest fortune friend frog fruit fun future game gang garden gear ghost
            giant gift girl glass glory goal gold group guess guest guild guitar guy hair half hand
            harmony hat head help hero hill hint history hit hobby holiday home honey honor hope horse
            hour house human idea insect instinct island jacket job joke journey joy juice jungle keeper
            keyboard kid king kiss kitchen kitten knife knight lady lamp leaf league legend lesson lettuce
            life light lion loot love luck lunch magic man mask master match meal meat member milk mind
            miracle mirror mistake moment money monkey monster mood moon mother mountain mouse movie music
            mystery name neck neighbor news night noise nose note novel ocean offer onion opinion opponent
            orange outfit owner pain paint pair palace pancake pants paper parent party path pencil people
            pepper photo phrase piano picture pie piece pirate pizza place planet plant plate player
            pleasure pocket poem potato potion present pride prince prize problem promise puppet puzzle
            queen quest rabbit race rain reader reason recipe regret reward rhyme rhythm rice riddle ring
            river road robot rock role room root rope rose rule runner salad sandwich scene school score
            sea secret shadow shape sheep shield ship shirt shoe shop shot show silence singer sister
            skill sky sleep smile snake snow soldier song soul sound soup space speech spell spider spirit
            sport spring stage star story stranger street strike style sugar suit summer surprise sword
            table tail tale talent talk taste teacher team thing thought throne thunder ticket tiger toast
            tomato tool tower town toy track treasure tree trick trip trouble truth turkey turn twin uncle
            victory view village villain violin visit voice wall war warrior watch water way weather web
            wedding whale wheel whisper wife wind window wing winner wish witch wizard wolf woman wonder
            wood word work world worm worry yard zebra
            """),
        // Quantities.
        WordFamily(
            .count,
            """
            acceleration accuracy age altitude amount amplitude angle area average balance bandwidth base
            capacity ceiling charge clearance coefficient concentration constant consumption content
            correlation count coverage current curve cycle degree delay density depth deviation diameter
            difference dimension displacement distance distortion distribution dose drag duration
            efficiency elevation energy error excess expectancy exponent exposure extent factor failure
            field figure flow fraction frequency function gain grade gradient growth height horizon
            humidity impact impedance increment index inductance intensity interval latency length level
            life lift limit load loss magnitude margin mass maximum mean measure median minimum mode
            moment momentum number offset output percentage percentile performance period phase pitch
            point population potential power precision pressure probability proportion quality quantile
            quantity quota quotient radius range rank rate ratio reading recall redundancy reliability
            resistance resolution response result risk sample scale score sensitivity sequence share
            significance size slope spacing span speed spread stability strength stress success sum
            temperature tension term threshold thrust tolerance torque total trend utilization value
            variability variance variation velocity visibility voltage volume weight width yield
            """),
        // Units.
        WordFamily(
            .count,
            """
            ampere atom bit byte calorie centimeter degree dollar foot gallon gigabyte gram inch kilobyte
            kilogram kilometer knot liter megabyte meter mile ounce pixel pound revolution ton volt watt
            yard
            """),
    ]
}
