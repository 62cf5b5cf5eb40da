import Testing

@testable import til

@Suite struct HelpTests {
    @Test(arguments: ["--help", "-h", "help"])
    func showsTheCommandsOfTheShell(line: String) throws {
        let result = try CommandRunner().run(line)
        #expect(result.errors.isEmpty)
        #expect(
            result.output == """
                OVERVIEW: Things I Learned: acronyms captured, looked up and remembered.

                Commands are in lower case: 'til add' adds, 'til ADD' looks ADD up.
                'til help add' tells more of one.

                USAGE: til                 start the REPL; on a pipe, read commands, one a line
                       til SHORT ...       look acronyms up
                       til <command> ...

                OPTIONS:
                  --database <file>       The store's file (default: $TIL_DATABASE, else
                                          til/til.db in $XDG_DATA_HOME or ~/.local/share).
                  --color <when>          When to use colours: auto, always or never. (values:
                                          auto, always, never)
                  --version               Show the version.
                  -h, --help              Show help information.

                CAPTURE SUBCOMMANDS:
                  add                     Add an acronym.
                  edit                    Edit an acronym, its meaning, note or tags.
                  tag                     Give acronyms tags and take others away: til tag FTW
                                          IDK +chat -web.
                  remove                  Remove acronyms; 'til undo' brings them back.
                  import                  Import acronyms from files and decks.
                  decks                   List the decks that come with til.
                  scan                    Find the acronyms that documents define, use and
                                          leave undefined.
                  lint                    Check the acronyms of documents: undefined, late,
                                          clashing, defined for nothing.

                LOOK UP SUBCOMMANDS:
                  show                    Look acronyms up: every meaning, its note, tags, when
                                          next due.
                  list                    List things, numbered; in the REPL a number opens one.
                  search                  Search in acronyms, meanings, notes and tags.
                  tags                    List the tags, each with how many things have it.
                  glossary                Look up read-only lists of others beside your own
                                          things.

                REMEMBER SUBCOMMANDS:
                  quiz                    Practise: what is due first, then new things.
                  due                     Print what is due and what is new, in one line.
                  suspend                 Keep an acronym out of every quiz, until 'til resume'.
                  resume                  Let a quiz ask a suspended acronym again.
                  history                 Show what was practised, a line for each study day,
                                          newest first.
                  stats                   Show what is due, what is remembered, the streak and
                                          the last year.
                  optimize                Fit the schedule to your own memory.

                KEEP SUBCOMMANDS:
                  undo                    Take back the last change, whatever it was.
                  redo                    Make the change again that 'til undo' took back.
                  export                  Export acronyms to a file or standard output.
                  check                   Check the store, and repair what can be computed
                                          again.
                  backup                  Keep a copy of the whole store.
                  restore                 Put a backup in the place of the store.
                  config                  Show or change settings.
                  sync                    Unite this store with those of your other devices.

                """)
    }

    @Test func showsTheCommandsOfTheREPL() throws {
        let result = try CommandRunner().run(words: [], input: "help\n")
        #expect(result.errors.isEmpty)
        #expect(
            result.output == """
                OVERVIEW: Things I Learned: acronyms captured, looked up and remembered.

                A letter's case tells commands from acronyms: 'add' adds, 'ADD' is looked up.
                Tab completes. Words with blanks are quoted: --note "two words".
                'help add' tells more of one command.

                USAGE: <command> ...
                       SHORT               look an acronym up
                       NUMBER              open a thing of the list

                OPTIONS:
                  --database <file>       The store's file (default: $TIL_DATABASE, else
                                          til/til.db in $XDG_DATA_HOME or ~/.local/share).
                  --color <when>          When to use colours: auto, always or never. (values:
                                          auto, always, never)
                  -h, --help              Show help information.

                CAPTURE SUBCOMMANDS:
                  add                     Add an acronym.
                  edit                    Edit an acronym, its meaning, note or tags.
                  tag                     Give acronyms tags and take others away: til tag FTW
                                          IDK +chat -web.
                  remove                  Remove acronyms; 'til undo' brings them back.
                  import                  Import acronyms from files and decks.
                  decks                   List the decks that come with til.
                  scan                    Find the acronyms that documents define, use and
                                          leave undefined.
                  lint                    Check the acronyms of documents: undefined, late,
                                          clashing, defined for nothing.

                LOOK UP SUBCOMMANDS:
                  show                    Look acronyms up: every meaning, its note, tags, when
                                          next due.
                  list                    List things, numbered; in the REPL a number opens one.
                  search                  Search in acronyms, meanings, notes and tags.
                  tags                    List the tags, each with how many things have it.
                  glossary                Look up read-only lists of others beside your own
                                          things.

                REMEMBER SUBCOMMANDS:
                  quiz                    Practise: what is due first, then new things.
                  due                     Print what is due and what is new, in one line.
                  suspend                 Keep an acronym out of every quiz, until 'til resume'.
                  resume                  Let a quiz ask a suspended acronym again.
                  history                 Show what was practised, a line for each study day,
                                          newest first.
                  stats                   Show what is due, what is remembered, the streak and
                                          the last year.
                  optimize                Fit the schedule to your own memory.

                KEEP SUBCOMMANDS:
                  undo                    Take back the last change, whatever it was.
                  redo                    Make the change again that 'til undo' took back.
                  export                  Export acronyms to a file or standard output.
                  check                   Check the store, and repair what can be computed
                                          again.
                  backup                  Keep a copy of the whole store.
                  restore                 Put a backup in the place of the store.
                  config                  Show or change settings.
                  sync                    Unite this store with those of your other devices.

                MOVE SUBCOMMANDS:
                  next                    Open the next thing of the list.
                  previous                Open the previous thing of the list.
                  back                    Close the open thing, then the list.
                  quit, exit, q           Leave.

                """)
    }

    @Test(arguments: ["help add", "add --help", "add -h", "add ftw --help"])
    func showsTheHelpOfACommand(line: String) throws {
        let result = try CommandRunner().run(line)
        #expect(result.errors.isEmpty)
        #expect(
            result.output == """
                OVERVIEW: Add an acronym.

                'til add ftw for the win' adds FTW, For the Win; 'til add ftw = for the win',
                'ftw: ...', 'ftw - ...' and 'FTW (for the win)' do the same. What is missing is
                asked for on a terminal. What is typed in small letters is written in capitals;
                IoT, mRNA and macOS stay, and 'til config titles' says which words of a meaning
                get a capital. --as-is keeps all letters as typed.

                'til add TLA --from NAME' takes what the glossary NAME has of TLA over into
                your own things.

                USAGE: til add [<short>] [<long> ...] [--note <text>] [--tag <tag> ...] [--source <text>] [--from <name>] [--as-is] [--anyway] [--json] [--database <file>] [--color <when>]

                ARGUMENTS:
                  <short>                 The acronym.
                  <long>                  What it stands for.

                OPTIONS:
                  --note <text>           Anything worth remembering with it.
                  --tag <tag>             A tag; may be given several times.
                  --source <text>         Where it was met, as in 'RFC 9110'.
                  --from <name>           Take it over from this glossary; words after the
                                          acronym say which meaning.
                  --as-is                 Keep the letters as typed.
                  --anyway                Add it though a meaning that says the same is known,
                                          or the acronym has many words.
                  --json                  Print the thing as JSON.
                  --database <file>       The store's file (default: $TIL_DATABASE, else
                                          til/til.db in $XDG_DATA_HOME or ~/.local/share).
                  --color <when>          When to use colours: auto, always or never. (values:
                                          auto, always, never)
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    /// The options of a quiz that are off or unlimited when they are not given name no value that they are given.
    @Test func aNumberThatIsNotGivenHasNoDefault() throws {
        let help = try CommandRunner().run("help quiz")
        #expect(help.code == 0)
        #expect(!help.output.contains("0.0"))
        let page = ManualPage(command: QuizCommand.self, others: [], version: "1").text
        #expect(page.contains("for so long: time to think.\n"))
    }

    @Test func everyCommandSaysWhatItIsFor() throws {
        let runner = try CommandRunner()
        for name in CommandNames.shown(isInRepl: false) where name != "help" {
            let result = try runner.run("\(name) --help")
            #expect(result.code == 0)
            #expect(result.output.hasPrefix("OVERVIEW: "), "\(name)")
            #expect(result.output.contains("\nUSAGE: til \(name)"), "\(name)")
        }
    }
}
