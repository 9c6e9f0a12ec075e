import Foundation
import ViaductCommands
import ViaductRelay

/// A command of `viaduct`. The first one runs when none is named.
enum Subcommand: String, CaseIterable {
    case serve
    case app
    case stub
    case trace
    case contract
    case mcp
    case record
    case replay
    case diff
    case open
    case link
    case doctor
    case agent
    case explain
    case health
    case routes
    case nginxConfig = "nginx-config"
    case config
    case completion
    case man

    static let table = CommandTable(
        program: "viaduct", version: Version.current,
        summary: "Viaduct gives the bridge components of a web page their native side, in an ordinary browser.",
        commands: allCases.map(\.command), notes: notes)

    /// Returns when the command is done; a server's and an app's at SIGTERM or SIGINT.
    @MainActor func run(_ invocation: Invocation) throws {
        let environment = ProcessInfo.processInfo.environment
        switch self {
        case .serve: try ServeCommand(invocation, environment: environment).run()
        case .app: try AppCommand(AppArguments(invocation, environment: environment)).run()
        case .stub: try StubCommand(invocation).run()
        case .trace: try TraceCommand(invocation, environment: environment).run()
        case .contract: try ContractCommand(invocation, environment: environment).run()
        case .mcp where invocation.switches.contains("skill"): Terminal.print(try SkillFile.text())
        case .mcp: try MCPCommand(invocation, environment: environment).run()
        case .record: try RecordCommand(invocation, environment: environment).run()
        case .replay: try ReplayCommand(invocation, environment: environment).run()
        case .diff: try DiffCommand(invocation, environment: environment).run()
        case .open: try OpenCommand(invocation, environment: environment).run()
        case .link: try LinkCommand(invocation, environment: environment).run()
        case .doctor: try DoctorCommand(invocation, environment: environment).run()
        case .agent: AgentCommand(invocation).run()
        case .explain: try ExplainCommand(invocation).run()
        case .health: try HealthCommand(Settings(invocation, environment: environment)).run()
        case .routes: RoutesCommand(invocation).run()
        case .nginxConfig: try NginxConfigCommand(NginxConfigArguments(invocation)).run()
        case .config: Terminal.print(ConfigurationFile.sample)
        case .completion:
            let shell = invocation.operands.first.flatMap(Shell.init)
            Terminal.print(shell.map(Self.table.completion) ?? "")
        case .man: Terminal.print(Self.table.manPage)
        }
    }
}
