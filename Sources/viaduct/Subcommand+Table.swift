import Foundation
import LWS
import ViaductApp
import ViaductCommands
import ViaductProxy
import ViaductRelay

/// Every command with its flags, its help and its examples.
extension Subcommand {
    var command: Command {
        switch self {
        case .serve:
            Command(
                rawValue, summary: "Serve pages: those of your web app with --app URL, else the demo.",
                sections: [
                    .init("Pages", Setting.pages.map(\.option)), .init("Access", (Setting.access + Setting.identityParts).map(\.option)),
                    .init("HTTPS", Setting.tls.map(\.option)),
                    .init("Start", [Self.openBrowser, Self.qr, Self.configFile]), .init("Log", Setting.logging.map(\.option)),
                    .init("Limits", (Setting.limits + Setting.shares).map(\.option)), .init("Operation", Setting.operation.map(\.option)),
                ],
                examples: [
                    .init("viaduct serve", "Serve the demo at http://127.0.0.1:4000."),
                    .init(
                        "viaduct serve --app http://localhost:3000 --open",
                        "Open your web app behind Viaduct in the browser."),
                    .init("viaduct serve --listen 0.0.0.0:4000 --insecure --qr", "Let everybody on your network in."),
                ],
                notes: [Self.sources])
        case .app:
            Command(
                rawValue,
                .init(
                    "FOLDER|FILE", count: 1...Int.max,
                    missing: "Name the folder or the files of the app's bridge components: viaduct app FOLDER"),
                summary: "Build an iOS app's bridge components and run them in the pages of a server.",
                sections: [.init("Flags", Self.appFlags)],
                examples: [
                    .init(
                        "viaduct app ../my-ios-app/Bridge", "Run the components and rebuild them when a file is saved."),
                    .init("viaduct app ../my-ios-app/Bridge --check", "Print which components compile."),
                ])
        case .stub:
            Command(
                rawValue,
                .init("FILE|FOLDER", count: 1...Int.max, missing: "Name the stubs or their folder: viaduct stub FOLDER"),
                summary: "Check components that are read from files, or write their source code.",
                sections: [
                    .init(
                        "Flags",
                        [
                            Flag(switch: "to-swift", help: "Print one file of Swift, with a component for each stub that does the same."),
                            Flag(switch: "to-stimulus", help: "Print the Stimulus controller that fits a stub. It takes one stub."),
                            Flag("contract", "FOLDER", help: "Check them against the JSON Schemas of this folder too, of viaduct contract --out."),
                        ])
                ],
                examples: [
                    .init("viaduct stub bridge/stubs", "Check all stubs of a folder."),
                    .init("viaduct stub --contract bridge/contract bridge/stubs", "Check that they keep to a contract."),
                    .init("viaduct stub --to-swift bridge/stubs/rating.json", "Write the component for your iOS app."),
                ])
        case .trace:
            Command(
                rawValue, summary: "Print what happens to the pages of a server, as it happens.",
                sections: [.init("Flags", Self.traceFlags)],
                examples: [
                    .init("viaduct trace", "Follow all pages of the server on this machine."),
                    .init("viaduct trace --component form,menu", "Follow the messages and replies of two components."),
                    .init("viaduct trace --dropped --once", "Print what was dropped or wrong until now, and exit with 1 if there was any."),
                ],
                notes: [Self.ownServer])
        case .contract: Self.contractCommand
        case .mcp: Self.mcpCommand
        case .record: Self.recordCommand
        case .replay: Self.replayCommand
        case .diff: Self.diffCommand
        case .link: Self.linkCommand
        case .open:
            Command(
                rawValue, summary: "Open the console of a server in the browser.",
                sections: [.init("Flags", Self.openFlags)],
                examples: [
                    .init("viaduct open", "Open the console of the server on this machine."),
                    .init("viaduct open --print", "Print the link, which lets one browser in within a minute."),
                ],
                notes: [Self.ownServer])
        case .doctor:
            Command(
                rawValue, .init("URL", count: 0...1),
                summary: "Look at this machine, and at a page, and say what to mend.",
                sections: [
                    .init("Flags", [Self.json, Self.authorities, Self.configFile])
                ],
                silentFlags: Setting.all.map(\.option),
                examples: [
                    .init("viaduct doctor", "Look at what this machine has."),
                    .init("viaduct doctor http://localhost:4000/", "Look at a page too, in a browser without a window."),
                ],
                notes: [
                    """
                    It takes every setting of viaduct serve too. It exits with 1 when something has to be mended. Where the page asks for \
                    an identity, it shows the server the secret that it finds, or VIADUCT_TOKEN.
                    """
                ])
        case .agent:
            Command(
                rawValue, summary: "Print a phone's User-Agent for a test of requests, or say what is wrong with one.",
                sections: [.init("Flags", Self.agentFlags)],
                examples: [
                    .init("viaduct agent --components form,menu --app MyApp/1.2", "Print the User-Agent of an iOS app."),
                    .init("viaduct agent --check \"$USER_AGENT\"", "Say what is wrong with one."),
                ],
                notes: ["After a check it exits with 1 when something has to be mended."])
        case .explain:
            Command(
                rawValue, .init("CODE", count: 0...1, missing: "Name one code: viaduct explain VD-URL-1"),
                summary: "Explain an error of Viaduct by its code, or list all codes.",
                sections: [
                    .init("Flags", [Flag(switch: "markdown", help: "Print all explanations as one Markdown document.")])
                ],
                examples: [
                    .init("viaduct explain", "List all codes."),
                    .init("viaduct explain VD-URL-1", "Tell the cause and the cure of a message with a wrong URL."),
                ])
        case .health:
            Command(
                rawValue, summary: "Exit with 0 when the server with these settings answers.",
                sections: [
                    .init("Flags", Setting.all.filter { $0.name == "listen" }.map(\.option) + [Self.configFile])
                ],
                silentFlags: Setting.all.filter { $0.name != "listen" }.map(\.option),
                examples: [.init("viaduct health --listen 127.0.0.1:4000", "Ask the server at this address.")],
                notes: ["It takes every other setting of viaduct serve too, and asks the first address to listen on."])
        case .routes:
            Command(
                rawValue, summary: "Print every address of a server, with who may ask for it, and from where.",
                sections: [.init("Flags", Self.routesFlags)],
                examples: [
                    .init("viaduct routes", "Print the table."),
                    .init("viaduct routes --json", "Print an object for each route, with a path of it."),
                ],
                notes: ["It needs no server. docs/security.md says how to read the table."])
        case .nginxConfig:
            Command(
                rawValue,
                summary: "Print the configuration for an nginx of your own in front of a web app and a server.",
                sections: [.init("Flags", Self.nginxFlags)],
                examples: [
                    .init(
                        "viaduct nginx-config --app http://localhost:3000 > viaduct.conf",
                        "Write a configuration for the app on port 3000.")
                ])
        case .config:
            Command(
                rawValue, summary: "Print a configuration file with every setting at its default.",
                examples: [.init("viaduct config > viaduct.json", "Write a file for --config.")])
        case .completion:
            Command(
                rawValue,
                .init("bash|zsh|fish", count: 1...1, missing: "Name the shell: viaduct completion bash, zsh or fish"),
                summary: "Print the script that completes commands, flags and values in your shell.",
                examples: [
                    .init(
                        "source <(viaduct completion bash)",
                        "Complete in this bash. Add the line to ~/.bashrc to keep it."),
                    .init(
                        "source <(viaduct completion zsh)",
                        "Complete in this zsh. Add the line to ~/.zshrc, after compinit."),
                    .init(
                        "viaduct completion fish | source",
                        "Complete in this fish. Add the line to ~/.config/fish/config.fish."),
                ])
        case .man:
            Command(
                rawValue, summary: "Print the manual page.",
                examples: [.init("viaduct man | man --local-file -", "Read the manual.")])
        }
    }

    static let notes = [
        (title: "ENVIRONMENT", text: sources),
        (
            title: "FILES",
            text: "\(ConfigurationFile.standardPath) in the current folder is read unless --config names another file."
        ),
        (
            title: "EXIT STATUS",
            text: """
            0 on success, 1 when a command fails, also because its output cannot be written, and 2 for a mistake in the command line or in \
            a setting. A command whose output nobody reads any more, as with | head, ends like other programs, by SIGPIPE.
            """
        ),
    ]

    static let ownServer = "The server on this machine is known by the file of its secret. For another one, set VIADUCT_TOKEN."

    private static let sources = """
        Each setting can also come from an environment variable (--log-level is VIADUCT_LOG_LEVEL, lists have commas) or from \
        the configuration file. A flag counts before the environment, and the environment before the file.
        """

    private static let openBrowser = Flag(switch: "open", help: "Open the first page in the browser.")
    private static let qr = Flag(switch: "qr", help: "Print a QR code of the address, for a phone on your network.")
    private static let json = Flag(switch: "json", help: "Print each finding as a line of JSON.")
    private static let configFile = Flag(
        "config", "FILE", standard: ConfigurationFile.standardPath, help: "Read settings from this file.")

    static func server(help: String) -> Flag {
        Flag(
            "server", "URL", standard: "http://127.0.0.1:4000", help: help,
            allowed: "a URL such as http://127.0.0.1:4000", allows: { (try? ServerAddress($0)) != nil })
    }

    static func room(help: String) -> Flag {
        Flag("room", "ROOM", standard: "default", help: help, allowed: RoomName.allowed, allows: RoomName.isValid)
    }

    static let authorities = Flag(
        "ca", "FILE", help: "Trust the authorities in this file, in PEM, for a server at https://, in place of the system's (VIADUCT_CA).",
        allowed: "a file with -----BEGIN CERTIFICATE-----",
        allows: { (try? String(contentsOfFile: $0, encoding: .utf8))?.contains("-----BEGIN CERTIFICATE-----") == true })

    private static let appFlags = [
        server(help: "Run the components in the pages of this server."), authorities,
        room(help: "Serve the pages of this room only."),
        Flag(
            "token", "TEXT", isSecret: true,
            help: "Secret of the server. Prefer VIADUCT_TOKEN, since other users can read a command line.",
            allowed: "empty, or \(AppSecret.allowed)", allows: { $0.isEmpty || AppSecret($0) != nil }),
        Flag(
            "name", "NAME", help: "Name of the app, else the folder's. It replaces an app of the same name in its room."
        ),
        Flag("platform", "ios|android", standard: "ios", help: "Platform of the user agent that pages get."),
        Flag(
            "hotwire-native", "1.2.2|main", standard: "1.2.2",
            help: "Version of Hotwire Native iOS: the one that most apps have, or the main branch after 1.3.0-beta."),
        Flag(
            "reload", "auto|ask|never", standard: "auto",
            help: "Reload pages that were loaded without some of the components: at once, after a question, or never."),
        Flag(
            "package", "FOLDER", isList: true, help: "Find the sources of outside packages in this folder, too."),
        Flag(
            switch: "without-built-ins",
            help: "Run without Viaduct's built-in components, which otherwise answer the names that the app does not have."),
        Flag(switch: "check", help: "Print which components compile, and exit with 1 unless all do."),
        Flag(switch: "json", help: "Print that as JSON, with the compiler's errors."),
    ]

    private static let routesFlags = [
        Flag(switch: "json", help: "Print each route as a line of JSON."),
        Flag(switch: "markdown", help: "Print the table as a part of a Markdown document."),
    ]

    private static let agentFlags = [
        Flag("platform", "ios|android", standard: "ios", help: "Platform of the app."),
        Flag("components", "NAME", isList: true, help: "Components of the app, else the built-in ones."),
        Flag("app", "NAME/VERSION", help: "Prefix of the app, such as MyApp/1.2."),
        Flag("check", "TEXT", help: "Look at this User-Agent instead of printing one."),
    ]

    private static let openFlags = [
        server(help: "Open the console of this server."), authorities,
        Flag(switch: "print", help: "Print the link and open nothing."),
    ]

    private static let traceFlags = [
        server(help: "Read the trace of this server."), authorities,
        room(help: "Print the pages of this room."),
        Flag("page", "ID", help: "Print one page only, by the id that each line has."),
        Flag("component", "NAME", isList: true, help: "Print what is about this component only."),
        Flag("event", "NAME", isList: true, help: "Print messages and replies with this event only."),
        Flag("kind", "KIND", isList: true, help: "Print this type of frame only, such as message, reply or screen."),
        Flag("from", "page|native|viaduct", help: "Print what this side has sent only."),
        Flag(switch: "dropped", help: "Print only what was dropped or wrong. With --once, exit with 1 if there was any."),
        Flag(switch: "json", help: "Print each event as a line of JSON."),
        Flag(switch: "once", help: "Print what has happened until now, and exit."),
    ]

    private static let nginxFlags = [
        Flag(
            "app", "URL", isList: true,
            help: "The web app, such as http://localhost:3000. Prefix a host name to route by host.",
            allowed: "a URL such as http://localhost:3000, or a host with one", allows: { AppAddress($0) != nil }),
        Flag(
            "server", "URL", standard: "http://127.0.0.1:4000", help: "The running Viaduct server.",
            allowed: "a URL such as http://127.0.0.1:4000", allows: { AppAddress($0) != nil }),
        Flag(
            "listen", "ADDRESS", isList: true, standard: "127.0.0.1:8080", help: "Let nginx listen on this address.",
            allowed: "an address such as 127.0.0.1:8080", allows: { ListenAddress($0) != nil }),
        Flag(
            "folder", "FOLDER", standard: "~/.cache/viaduct/nginx",
            help: "Let nginx keep its files and sockets in this folder."),
        Flag(
            "allow-host", "PATTERN", isList: true,
            help: "Answer to this host name besides loopback names and numeric addresses.",
            allowed: "a host name without scheme and port", allows: Setting.isHostPattern),
        Flag(
            "trusted-proxy", "ADDRESS", isList: true, help: "Trust the X-Forwarded headers of a proxy at this address.",
            allowed: "an address such as 127.0.0.1 or 172.16.0.0/12", allows: { AddressRange($0) != nil }),
        Setting.agentCookie,
        Flag(switch: "guarded", help: "Let nobody see the app while the server, which asks for identities, is away."),
    ]
}
