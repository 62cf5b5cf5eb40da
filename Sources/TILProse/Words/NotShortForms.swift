/// Words in parentheses that are no short forms.
enum NotShortForms {
    /// Words that refer to a place, in capitals as well.
    static let references = WordSet("fig figs eq eqs eqn")

    /// Words that are no short forms unless they are written in capitals.
    static let words = WordSet(
        """
        fig figs figure eq eqs eqn equation sec sect section table tab tbl ref refs see cf eg ie etc vs viz al app
        appendix ch chap chapter alg algorithm lemma theorem def step line page pp vol no nos left right top bottom
        above below inset ibid resp or and the this that with without for from by in on at to of as is are was were not
        but if so it we all both each some any none one two three four five six seven eight nine ten first second third
        yes no true false new old high low mean max min sum total here there also only more less than then when where
        which who how why what now today note e.g i.e e.g. i.e. a.m. p.m. such like via per time times code ph same use used uses user users mono bug bugs fat pre post an a add adds get gets set sets run runs let make
        can may do does end try ask way put fix are his her our you they them
        """)
}
