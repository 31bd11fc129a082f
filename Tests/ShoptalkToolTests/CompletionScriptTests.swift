import Foundation
import PurchaseMessages
import Purchases
import TestSupport
import Testing

@testable import ShoptalkTool

/// The scripts, read and asked by the shells that they are for.
@Suite("Completions in a real shell")
struct CompletionScriptTests {
    static let families = MessageFamily.known.map(\.rawValue)
    static let ids = MessageCatalogue.builtIn.definitions.map(\.id.rawValue)
    static let languages = PreviewCommandTests.languages

    /// What is typed, and all that the shell has to offer.
    static let lines: [(typed: [String], offered: [String])] = [
        (["preview", "--family", ""], families),
        (["preview", "--family", "sub", "--family", "re"], ["restore", "refund"]),
        (["preview", "--format", "apns"], ["apns", "apns-localized"]),
        (["preview", "--presentation", "b"], ["banner", "badge"]),
        (["preview", "--severity", ""], ["info", "success", "warning", "error"]),
        (["preview", "--state", ""], ["new", "needs_review", "machine_translated", "translated"]),
        (["preview", "--language", ""], languages),
        (["preview", "--message", "purchase.deferred."], ids.filter { $0.hasPrefix("purchase.deferred.") }),
        (["preview", "--storefront", "DE"], ["DEU"]),
        (["preview", "--check", "--requ"], ["--require-reviewed"]),
        (["messages", "refund."], ids.filter { $0.hasPrefix("refund.") }),
        (["messages", "refund.granted", "legal.order"], ids.filter { $0.hasPrefix("legal.order") }),
        (["messages", "--format", ""], ["text", "json"]),
        (["explain", "SKErrorD"], ["SKErrorDomain"]),
        (["mess"], ["messages", "message"]),
        (["strings", "li"], ["list", "lint"]),
        (["--generate-completion-script", ""], ["bash", "zsh", "fish"]),
    ]

    /// Runs a program of a shell, or says loudly that there is no such shell.
    private func run(_ shell: String, _ arguments: [String]) throws -> (output: String, errors: String)? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A terminal that never answers must not hold the tests.
        process.arguments = (shell == "zsh" ? ["timeout", "120"] : []) + [shell] + arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == 127 {
            if shell == "bash" { Issue.record("bash is not installed") }
            FileHandle.standardError.write(Data("SKIPPED: completions for \(shell), which is not installed\n".utf8))
            return nil
        }
        #expect(process.terminationStatus == 0, "\(shell): \(complaint)")
        return (text, complaint)
    }

    private func script(_ shell: CompletionShell, in folder: TemporaryFolder, name: String) throws -> String {
        try folder.file(name, shell.script(for: RootCommand.definition))
    }

    @Test("bash offers what can follow, also behind an equals sign")
    func bash() throws {
        let folder = try TemporaryFolder()
        let script = try script(.bash, in: folder, name: "shoptalk.bash")
        let lines = Self.lines.map(\.typed) + [["preview", "--format", "=", "apns"], ["preview", "--state", "="]]
        let offered = Self.lines.map(\.offered) + [["apns", "apns-localized"], Self.lines[5].offered]
        let questions = lines.map { words in
            "ask shoptalk " + words.map { "'\($0)'" }.joined(separator: " ")
        }
        let program = """
            source "$1" || exit 1
            ask() {
                COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
                _shoptalk
                echo "${COMPREPLY[*]}"
            }
            \(questions.joined(separator: "\n"))
            """
        guard let run = try run("bash", ["-c", program, "bash", script]) else { return }
        #expect(run.errors == "")
        let answers = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        try #require(answers.count == lines.count)
        for (line, (answer, expected)) in zip(lines, zip(answers, offered)) {
            #expect(Set(answer.split(separator: " ").map(String.init)) == Set(expected), "\(line)")
        }
    }

    @Test("fish offers what can follow")
    func fish() throws {
        let folder = try TemporaryFolder()
        let script = try script(.fish, in: folder, name: "shoptalk.fish")
        let questions = Self.lines.map { line in
            "complete -C '\((["shoptalk"] + line.typed).joined(separator: " "))'; echo ---"
        }
        let program = "source $argv[1]; or exit 1\n" + questions.joined(separator: "\n")
        guard let run = try run("fish", ["--no-config", "-c", program, script]) else { return }
        let answers = run.output.components(separatedBy: "---\n").dropLast()
        try #require(answers.count == Self.lines.count, "\(run.errors)")
        for (line, answer) in zip(Self.lines, answers) {
            let words = answer.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            #expect(Set(words) == Set(line.offered), "\(line.typed)")
        }
    }

    @Test("zsh offers what can follow")
    func zsh() throws {
        let folder = try TemporaryFolder()
        _ = try script(.zsh, in: folder, name: "_shoptalk")
        // Completion needs an editor of lines, and that a terminal: a second shell in a pseudo-terminal is asked, whose
        // `compadd` tells what it would add.
        let setUp = """
            PROMPT= RPROMPT=
            fpath=('\(folder.path)' $fpath)
            autoload -Uz compinit && compinit -u -D
            unsetopt list_ambiguous menu_complete; setopt no_beep no_list_types
            bindkey '^I' complete-word
            zstyle ':completion:*' matcher-list ''
            compadd() {
                if [[ ${@[(I)-[OAD]]} -gt 0 ]]; then builtin compadd "$@"; return; fi
                local -a __hits
                builtin compadd -A __hits "$@"
                print -r -- "HIT ${__hits[*]}"
                builtin compadd "$@"
            }
            ask() { print -r -- "END"; zle kill-whole-line }
            zle -N ask; bindkey '^X' ask
            print READY
            """
        let file = try folder.file("setup.zsh", setUp)
        let questions = Self.lines.map { line in
            "ask '\((["shoptalk"] + line.typed).joined(separator: " "))'"
        }
        let program = """
            zmodload zsh/zpty || exit 3
            zpty inner zsh -f -i
            zpty -w inner "source '\(file)'"
            zpty -r -m inner answer '*READY*' || exit 4
            ask() {
                zpty -w -n inner "$1"$'\\t\\x18'
                zpty -r -m inner answer '*END*' || exit 5
                print -r -- "$answer" | tr -d '\\r' | sed -n 's/.*HIT //p'
                print -r -- ---
            }
            \(questions.joined(separator: "\n"))
            zpty -d inner
            """
        guard let run = try run("zsh", ["-f", "-c", program]) else { return }
        let answers = run.output.components(separatedBy: "---\n").dropLast()
        try #require(answers.count == Self.lines.count, "\(run.errors) \(run.output)")
        for (line, answer) in zip(Self.lines, answers) {
            let words = answer.split { $0 == "\n" || $0 == " " }.map(String.init)
            #expect(Set(words) == Set(line.offered), "\(line.typed)")
        }
    }

    @Test("the manual page is read by groff without a complaint, and names every command and option")
    func manual() throws {
        let folder = try TemporaryFolder()
        let page = ManualPage(command: RootCommand.definition, version: Tool.version).page
        let file = try folder.file("shoptalk.1", page)
        guard let run = try run("groff", ["-k", "-ww", "-man", "-Tutf8", "-P-cbu", "-rLL=200n", "-rHY=0", file]) else {
            return
        }
        #expect(run.errors == "")
        // A typeset dash is a minus sign.
        let text = run.output.replacingOccurrences(of: "\u{2212}", with: "-")
        for path in RootCommand.definition.pathsBelow {
            #expect(text.contains(path.map(\.name).joined(separator: " ")))
            for option in path.last?.options ?? [] { #expect(text.contains("--" + option.name), "\(option.name)") }
        }
    }
}
