import ViaductApp
import ViaductBuilder

/// What follows `viaduct app` on the command line.
struct AppArguments {
    var paths: [String] = []
    var name: String?
    var options = AppOptions(name: "")
    var checks = false
    var packages: [String] = []

    /// - Parameter arguments: behind the command's name.
    init(_ arguments: [String], environment: [String: String]) throws(UsageError) {
        let variable = "VIADUCT_TOKEN"
        options.token = try environment[variable].map { value throws(UsageError) in try Self.token(value, variable) }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (flag, inline) = CommandLineArguments.split(argument)
            func value() throws(UsageError) -> String { try CommandLineArguments.value(of: flag, inline, &rest) }
            switch flag {
            case "--check": checks = true
            case "--package": packages.append(try value())
            case "--server": options.server = try value()
            case "--room": options.room = try value()
            case "--token": options.token = try Self.token(value(), flag)
            case "--name": name = try value()
            case "--platform": options.platform = try Self.choice(value(), of: ["ios", "android"], flag)
            case "--reload": options.reload = try Self.choice(value(), of: ["auto", "ask", "never"], flag)
            default:
                guard !flag.hasPrefix("-") else {
                    throw UsageError(
                        "“\(flag)” is not a flag of viaduct app. There are --server, --room, --token, --name, --platform, --reload, --package, --check."
                    )
                }
                paths.append(argument)
            }
        }
        guard !paths.isEmpty else {
            throw UsageError("viaduct app needs the folder or the files with the app's bridge components.")
        }
    }

    private static func token(_ value: String, _ source: String) throws(UsageError) -> String {
        guard value.isEmpty || AppSecret(value) != nil else {
            throw UsageError("\(source): This value is not allowed. It has to be empty, or \(AppSecret.allowed).")
        }
        return value
    }

    private static func choice(_ value: String, of allowed: [String], _ flag: String) throws(UsageError) -> String {
        guard allowed.contains(value) else {
            throw UsageError("\(flag): “\(value)” is not allowed. It has to be one of \(allowed.joined(separator: ", ")).")
        }
        return value
    }
}
