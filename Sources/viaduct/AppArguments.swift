import Foundation
import ViaductApp
import ViaductBuilder
import ViaductCommands
import ViaductComponents

/// The request of a `viaduct app` command line.
struct AppArguments {
    let paths: [String]
    let name: String?
    var options = AppOptions(name: "")
    let checks: Bool
    /// Whether the report of the check is JSON.
    let isJSON: Bool
    let packages: [String]

    @MainActor init(_ invocation: Invocation, environment: [String: String]) throws(UsageError) {
        paths = invocation.operands
        name = invocation["name"]
        checks = invocation.switches.contains("check")
        isJSON = invocation.switches.contains("json")
        if isJSON, !checks { throw UsageError("--json is about the report of --check. Add --check.") }
        packages = invocation.list("package")
        let variable = "VIADUCT_TOKEN"
        if let token = environment[variable], let flag = invocation.command.flags.first(where: { $0.name == "token" }) {
            try flag.check(token, from: variable)
        }
        options.token = invocation["token"] ?? environment[variable]
        options.server = invocation["server"] ?? options.server
        options.authorities = try NamedServer.authorities(invocation, environment: environment)
        options.room = invocation["room"] ?? options.room
        options.platform = invocation["platform"] ?? options.platform
        if !invocation.switches.contains("without-built-ins") { options.builtIns = BuiltInComponents.all.map { $0.name } }
        options.library = invocation["hotwire-native"].flatMap(LibraryVersion.init) ?? options.library
        options.reload = invocation["reload"] ?? options.reload
    }
}
