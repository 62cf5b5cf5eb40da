import ArgumentParser

/// `til glossary`: the read-only lists of others that are looked up beside one's own things.
struct GlossaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "glossary",
        abstract: "Look up read-only lists of others beside your own things.",
        discussion: """
            A glossary is a list that somebody else keeps: a team's in a git repository, a file, a dictionary of Debian's. \
            'til TLA' shows your own meanings first, then what each glossary has. Nothing of it is asked in a quiz \
            until you take it over: 'til add TLA --from NAME'. Nothing is fetched but by 'til glossary add' and \
            'til glossary update'.

            Glossaries of the whole machine are files NAME.til in til/glossaries of the folders in $XDG_DATA_DIRS; \
            'til glossary build' makes one.

            Examples:
              til glossary add team https://example.org/team/glossary.git --path 'terms/*.csv'
              til glossary add ours terms.csv --columns Abbr,Meaning,,Team
              til glossary add vera /usr/share/dictd/vera.index
              til glossary update
            """,
        subcommands: [
            GlossaryListCommand.self, GlossaryAdd.self, GlossaryUpdateCommand.self, GlossaryRemove.self,
            GlossaryBuild.self,
        ], defaultSubcommand: GlossaryListCommand.self)
}
