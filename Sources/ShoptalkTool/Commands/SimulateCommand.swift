internal import JSONText
internal import Languages
internal import MessageRendering
internal import PurchaseMessages
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
              refund ID, renew ID, expire ID    what the store does of its own accord
              advance PERIOD                    let time pass, such as P1M
              storefront ALPHA3                 move to another country
              payments on|off                   allow or forbid payments
              offline, online                   cut the connection, and mend it
              restart                           start the app again over what survives
            """,
        arguments: [ConfigurationFile.argument],
        options: [script, step, SharedOptions.language, format, SharedOptions.color])

    private let file: String
    private let script: String?
    private let steps: [PlannedStep]
    private let language: LanguageTag
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
        writesText = arguments.value(of: Self.format) == "text"
        color = arguments.value(of: SharedOptions.color)
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let configuration = try ConfigurationFile.read(file, storefront: nil, io)
        let planned = try plannedSteps(io)
        let currencies = Dictionary(uniqueKeysWithValues: Storefront.all.map { ($0.alpha3, $0.currency) })
        let simulation = Simulation(
            store: SimulatedStore(
                products: configuration.products, storefront: configuration.storefront.alpha3, currencies: currencies))
        let writer = NotificationWriter(
            products: configuration.products, language: language, composer: .ofCommand())
        let steps: [PlannedStep?] = [nil] + planned
        for step in steps {
            for notification in try await notifications(of: simulation, performing: step) {
                try io.print(writesText ? writer.text(notification) : writer.line(notification))
            }
        }
        return .success
    }

    /// What one step brings, or the start of the simulation where there is no step.
    private func notifications(
        of simulation: Simulation, performing planned: PlannedStep?
    ) async throws(CommandFailure) -> [PurchaseNotification] {
        do {
            guard let planned else { return try await simulation.start() }
            return try await simulation.perform(planned.step)
        } catch let error as SimulationError {
            throw planned?.failure(error) ?? CommandFailure(.internalFault, "Error: \(error)")
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
