/// English words that are written in capitals for emphasis or as headings. Words that are acronyms as well ("AS", "IT",
/// "US", "ART") are left out.
enum ShoutedWords {
    static let words = StopWords.set(
        """
        about above abstract acknowledgement acknowledgements acknowledgment acknowledgments after again against aim
        aims algorithm all also alter always analysis and any appendix approach april are article attention august
        back background because been before being below best between bibliography big both but by cannot caution
        changelog chapter code conclusion conclusions contents context contribution copyright could create danger data
        dataset day days december default definition delete deprecated description design development did discussion
        distinct does done down drop during each early either else end error errors evaluation every example examples
        experiment experiments false february few figure figures files findings first fixme following for found free
        friday from further future general get give given good group had has have having head hello her here high him
        home how however important in index information input insert installation into introduction january join july
        june just keywords know last late later learning least left less let license life like location long low made
        main make many march materials may means method methods might model models monday more most much must name
        names near need neither never new next no none not note notes nothing november now null number objective
        objectives objects october off often old on once one only onto open optional or order other others otherwise
        our out outcome output over overview own page paper parameters part patch people per please possible post
        problem procedure process proof proposed purpose put question questions rather read readme really recommended
        references related report required requirements research result results review right same sample saturday save
        section see select september set setting settings setup several shall she should show shown side since small
        solution some step steps still stop study subject such summary sunday system systems table tables take task
        tasks test testing than that the their them then theory there these they this those though three through
        thursday thus time tip title todo together too tool tools top training true tuesday two type types under union
        until update upon usage used user users using value values version very via volume warning warranty was water
        way we wednesday well were what when where whether which while whole whom whose why will with within without
        work works world would year years yes yet you your
        """)

    /// Words that are written in capitals in headings, but that are acronyms as well.
    static let ambiguous = StopWords.set(
        "a an as at be do go he i if in is it its me my no of or so to up us use can who his nor")
}
