import Testing

@testable import TILCore

/// Files that are not lists of acronyms, although their shape is that of one.
@Suite struct OrdinaryFileTests {
    /// The names of files with their texts.
    private static let files = [
        "thesis.md": "# my-thesis\nThe code of my thesis.\n",
        "tools.cfg": "rst2txt = docutils.core:rst2txt\nrst2man = docutils.core:rst2man\n",
        "colours.csv": "name,color\nOslo,#9ACD32\nLima,#FF0000\nBern,#00FF00\n",
        "steps.yml": """
        steps:
          - name: Checkout
            uses: actions/checkout@v4
          - name: Cache
            uses: actions/cache@v4
        """,
        "links.md": "[gems]: https://gems.example\n[node]: https://node.example\n",
        "numbers.tsv": "0.0003\t0.0000, 0.0003\n0.0001\t0.0002, 0.0001\n",
        "people.md": "# Authors\n- Jon Smit (@jsmit)\n- Ana Mayer (@amayer)\n",
        "references.md":
            "# References\n- Li, 2003: Li, Q. (2003). Things of a harbour.\n- Wu, 2010: Wu, P. (2010). More.\n",
        "schema.yml": """
        properties:
          client_id:
            type: string
            description: The identifier of the client.
          scope:
            type: string
            description: The scopes that are asked for.
        """,
        "images.rst": """
        +------------+----------+
        | Type       | Status   |
        +============+==========+
        | Template   | |image1| |
        +------------+----------+
        | Appearance | |image2| |
        +------------+----------+
        """,
        "CMakeLists.txt": "include(\"cmake/Core.cmake\") # c\nadd_sub(cmake/sub) = run_sub(a\nset(FILES\n",
        "page.md": """
        # Voices
        A voice plays notes.
        It has an instrument.

        | Name | Description |
        |---|---|
        | TimeRange | A lower and an upper bound |
        | LoudPart | How loud it is |

        The voices play together.
        They end together.
        A pause is a voice that is silent.
        """,
        "names.md": "# Names\n| Name | Description |\n|---|---|\n| firstName | The first |\n| fullName | All of it |\n",
        "questions.md": "# Talk\n- Q1: What is a bank?\n- Q2: Who is asked?\n- Q3: How long is it?\n",
        "examples.txt": "example1()    The receiver\nexample2()    The sender\nexample3()    A monitor\n",
        "category.json": "{\n\"label\": \"Behaviour\",\n\"link\": {\"type\": \"doc\", \"id\": \"a/index\"}\n}\n",
        "chapter.md": """
        # Threats
        A threat is something that may happen.
        It can be found by a test.

        | Term | Definition |
        |---|---|
        | Threat | Something with a bad effect |
        | Weakness | Something that a threat can use |

        A weakness is closed as soon as possible.
        The report names all of them.
        It is read by the owner.
        """,
        "units.csv": "R142_0021,unit.html?u=R142_0021\nR142_0022,unit.html?u=R142_0022\n",
        "folders.json": #"{"test": {"dir": "vite-test"}, "build": {"dir": "vite-build"}}"#,
        "inputs.md":
            "| Name | Description |\n|---|---|\n| cidr | The cidr range |\n| vpc_name | The name of the VPC |\n",
    ]

    @Test(arguments: files.keys.sorted())
    func anOrdinaryFileIsRefused(name: String) throws {
        let text = try #require(Self.files[name])
        let contents = FileContents(name: name, bytes: Array(text.utf8))
        #expect(throws: InterchangeError.self) { try InterchangeFormat.open(contents).items() }
    }

    @Test func aNameWithADescriptionIsAnEntryIfItLooksLikeAnAcronym() throws {
        let text = "| Name | Description |\n|---|---|\n| OSLO | A town in the north |\n| LIMA | A town in the south |\n"
        let contents = FileContents(name: "towns.md", bytes: Array(text.utf8))
        let items = try InterchangeFormat.open(contents).items()
        #expect(items.count { item in if case .record = item { true } else { false } } == 2)
    }
}
