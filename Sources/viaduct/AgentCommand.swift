import Foundation
import HotwireNative
import ViaductApp
import ViaductCommands
import ViaductComponents
import ViaductProtocol
import ViaductRelay

/// `viaduct agent`: prints a phone's `User-Agent` for request tests, or says what is wrong with one.
@MainActor struct AgentCommand {
    private let checked: String?
    private let platform: Platform
    private let prefix: String?
    private let components: [String]

    init(_ invocation: Invocation) {
        checked = invocation["check"]
        platform = invocation["platform"].flatMap(Platform.init) ?? .ios
        prefix = invocation["app"]
        let names = invocation.list("components").flatMap { $0.split(separator: ",").map(String.init) }
        components = names.isEmpty ? BuiltInComponents.all.map { $0.name } : names
    }

    /// After a check it returns never where there is something to mend: the exit status is 1 then.
    func run() {
        guard let checked else {
            let own = platform.userAgent(prefix: prefix, components: components)
            return Terminal.print(PhoneUserAgent.page(of: platform, with: own))
        }
        let findings = UserAgentCheckup(text: checked, subject: "User-Agent").findings
        for finding in findings { Terminal.print(finding.line(style: Terminal.styled)) }
        if findings.contains(where: { $0.level == .problem }) { exit(1) }
    }
}
