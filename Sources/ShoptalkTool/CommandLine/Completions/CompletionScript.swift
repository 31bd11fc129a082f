/// A shell that completions can be written for.
enum CompletionShell: String, CaseIterable, Sendable {
    /// GNU Bash, 4 or later.
    case bash
    /// The Z shell.
    case zsh
    /// The friendly interactive shell.
    case fish

    /// The script that teaches the shell the words of a command.
    func script(for command: CommandDefinition) -> String {
        switch self {
        case .bash: BashCompletion(command: command).script
        case .zsh: ZshCompletion(command: command).script
        case .fish: FishCompletion(command: command).script
        }
    }
}

extension CommandDefinition {
    /// The ways to all commands below this one, each from the first name after this one's to its own.
    var pathsBelow: [[CommandDefinition]] {
        subcommands.flatMap { subcommand in [[subcommand]] + subcommand.pathsBelow.map { [subcommand] + $0 } }
    }

    /// The options of the command with those that every command has.
    var optionsWithCommonOnes: [OptionDefinition] { options + [.version, .help] }

    /// The dashes and names of all options, as they are typed.
    var optionWords: [String] {
        optionsWithCommonOnes.flatMap { option in
            ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
        }
    }
}
