internal import Languages
internal import PurchaseProcessing
internal import Purchases
internal import StoreConfiguration
internal import StoreSimulation

/// `shoptalk simulate`: steps of a buyer, a store and an app, and the notifications that they bring.
struct SimulateCommand: Command {
    static let script = OptionDefinition(
        name: "script", valueName: "file", help: "A file with one step a line; # begins a comment.",
        value: .file(endings: []))
    static let step = OptionDefinition(
        name: "step", valueName: "step", help: "A step, such as 'buy com.example.coins 2'.", isRepeatable: true)
    static let journal = OptionDefinition(
        name: "journal", valueName: "file",
        help: "A file that the app's journal is kept in, with FILE.store and FILE.content beside it.",
        value: .file(endings: []))
    static let format = OptionDefinition(
        name: "format", valueName: "format", help: "One JSON object a line for programs, or text for people.",
        value: .oneOf(["ndjson", "text"]), defaultValue: "ndjson")

    static let definition = CommandDefinition(
        name: "simulate",
        abstract: "Take purchases through a simulated store and print every notification.",
        discussion: """
            The store runs on a clock of its own, so the same steps print the same bytes. A notification has a \
            sequence without gaps, a kind, what the kind carries, and the message that the buyer is shown; the \
            message is null where there is none.

            Steps:
              fetch [ID...]                     ask for products, all where none is named
              buy ID [QUANTITY]                 buy
              cancel ID                         begin to buy and change one's mind
              fail ID DOMAIN CODE [DOMAIN:CODE]...
                                                begin to buy and meet an error
              defer ID, approve ID, decline ID  ask somebody for approval, and the answer
              interrupt ID, resolve ID          be sent elsewhere first, and come back
              restore                           restore earlier purchases
              refund ID, reverse ID             take a purchase back, and give it back
              renew ID, expire ID               renew or end a subscription now
              grace ID, retry ID, recover ID    the next payment fails, with or without days of grace; it succeeds
              change ID NEWID                   choose the plan of the next period
              autorenew ID on|off               turn the renewal on or off
              increase ID, consent ID           a higher price for the next period, and the buyer's consent
              advance PERIOD                    let time pass, such as P1M
              storefront ALPHA3                 move to another country
              payments on|off                   allow or forbid payments
              offline, online                   cut the connection, and mend it
              restart                           start the app again over what survives

            With --journal three things survive the end of the command, even if it is killed: the app's journal, the \
            ledger of the store in FILE.store, and what was given to the buyer in FILE.content. The next run takes up \
            what was left unfinished, then performs its steps; identifiers, clock and sequence go on.
            """,
        arguments: [ConfigurationFile.argument],
        options: [script, step, SharedOptions.language, journal, format, SharedOptions.color])

    private let file: String
    private let script: String?
    private let steps: [PlannedStep]
    private let language: LanguageTag
    private let journal: String?
    private let writesText: Bool
    private let color: String?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: ConfigurationFile.argument) ?? ""
        script = arguments.value(of: Self.script)
        var steps: [PlannedStep] = []
        for text in arguments.values(of: Self.step) { steps.append(try PlannedStep(argument: text)) }
        self.steps = steps
        if script != nil, !steps.isEmpty { throw .usage("Steps come from '--script' or from '--step', not from both") }
        if file == "-", script == "-" { throw .usage("Standard input holds the configuration or the script, not both") }
        language = try SharedOptions.language(from: arguments)
        journal = arguments.value(of: Self.journal)
        if journal == "-" { throw .usage("A journal is a file; standard input and output cannot be one") }
        writesText = arguments.value(of: Self.format) == "text"
        color = arguments.value(of: SharedOptions.color)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let planned = try plannedSteps(io)
        let configuration = try ConfigurationFile.read(file, storefront: nil, io)
        let shop: SimulatedShop
        if let journal {
            shop = try SimulatedShop(journal: journal, configuration: configuration)
        } else {
            shop = SimulatedShop(inMemory: configuration)
        }
        let writer = NotificationWriter(language: language, style: writesText ? TextStyle(when: color, io) : nil)
        for step in [nil] + planned.map(Optional.some) {
            let heard: [PurchaseNotification]
            do throws(CommandFailure) {
                heard = try await notifications(of: step, in: shop.simulation)
            } catch {
                throw shop.failure ?? error
            }
            // What the buyer of a broken shop hears is of no use; the fault of the file is.
            if let failure = shop.failure { throw failure }
            if heard.isEmpty { continue }
            // The products as they are priced now: a storefront step changes their currency.
            let catalogue = shop.store.catalogue
            let storefront = shop.store.ledger.storefront
            let products = catalogue.products.compactMap { catalogue.product($0.id, in: storefront) }
            try io.print(writer.text(heard, products: products))
        }
        return .success
    }

    /// What a step brings, or the start of the app where there is none.
    private func notifications(
        of step: PlannedStep?, in simulation: Simulation
    ) async throws(CommandFailure) -> [PurchaseNotification] {
        do {
            guard let step else { return try await simulation.start() }
            return try await simulation.perform(step.step)
        } catch let error as SimulationError {
            throw step?.failure(error) ?? CommandFailure(.internalFault, "Error: \(error)")
        } catch let error as JournalError {
            throw CommandFailure(error)
        } catch {
            throw CommandFailure(.internalFault, "Error: \(error)")
        }
    }

    private func plannedSteps(_ io: CommandIO) throws(CommandFailure) -> [PlannedStep] {
        guard let script else { return steps }
        let bytes = try io.read(script)
        return try PlannedStep.steps(ofScript: bytes, named: io.fileName(script))
    }
}
