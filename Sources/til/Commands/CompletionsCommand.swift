import ArgumentParser
import Foundation

/// `til completions SHELL`: the script that completes til in a shell, for `make install`.
struct CompletionsCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Print the script that completes til in bash, zsh or fish.",
        shouldDisplay: false)

    /// The shells that there are scripts for.
    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    @Argument(help: "The shell.")
    var shell: Shell

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        context.environment.output.write(Self.script(shell))
    }

    /// ArgumentParser's script, and what it leaves out: that the first word may be an acronym.
    static func script(_ shell: Shell) -> String {
        switch shell {
        case .bash:
            return Til.completionScript(for: .bash) + bashAddition
        case .zsh:
            // The last lines call the function, or register it; both must go through the addition.
            let script = Til.completionScript(for: .zsh)
            guard let end = script.range(of: "\nif [[ \"${funcstack[1]}\"", options: .backwards) else { return script }
            return script[..<end.lowerBound] + zshAddition
        case .fish:
            return Til.completionScript(for: .fish) + fishAddition
        }
    }

    private static let bashAddition = """


        # The first word is a command or else an acronym; whoever types an acronym in small letters means it too.
        _til_first() {
            _til "${@}"
            [[ "${#COMPREPLY[@]}" -eq 0 && -n "${2}" && "${2}" != -* && "${3}" != -* ]] || return 0
            if [[ "${COMP_CWORD}" -eq 1 || "${COMP_WORDS[1]}" =~ ^(show|edit|remove)$ ]]; then
                local short
                while IFS= read -r short; do
                    COMPREPLY+=("${short}")
                done < <(SAP_SHELL=bash til ---completion show -- positional@0 1 "${#2}" til "${2}" 2>/dev/null)
            fi
        }
        complete -o filenames -F _til_first til

        """

    private static let zshAddition = """

        # The first word is a command or an acronym; whoever types an acronym in small letters means it too.
        _til_shorts() {
            local word="${words[CURRENT]}"
            [[ -n "${word}" && "${word}" != -* && "${words[CURRENT-1]}" != -* ]] || return
            local -a shorts
            shorts=("${(@f)$(SAP_SHELL=bash til ---completion show -- positional@0 1 "${#word}" til "${word}" \
                2>/dev/null)}")
            compadd -M 'm:{a-z}={A-Z}' -- "${(@)shorts:#}"
        }

        _til_first() {
            local second="${words[2]}"
            (( CURRENT == 2 )) && _til_shorts
            _til "${@}"
            (( CURRENT > 2 && compstate[nmatches] == 0 )) && [[ "${second}" == (show|edit|remove) ]] && _til_shorts
        }

        compdef _til_first til
        if [[ "${funcstack[1]}" = _til ]]; then
            _til_first "${@}"
        fi

        """

    private static let fishAddition = """


        # The first word is a command or an acronym.
        complete -c til -f -n 'test (count (commandline -opc)) -eq 1; and test -n (commandline -ct)' \\
            -a '(SAP_SHELL=bash til ---completion show -- positional@0 1 \\
                (string length -- (commandline -ct)) til (commandline -ct) 2>/dev/null)'

        """
}
