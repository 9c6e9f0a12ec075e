/// The text of `--help`.
enum Help {
    static var text: String {
        let settings = Setting.all.map { row("\($0.flag) \($0.placeholder)", $0.help) }.joined(separator: "\n")
        return """
            Viaduct gives the bridge components of a web page their native side, in an ordinary browser.

            Usage: viaduct [serve] [FLAG …]     serve pages (the default), the demo's or with --app URL those of a web app
                   viaduct health [FLAG …]      exit 0 when the server with these settings answers
                   viaduct app FOLDER|FILE …    build an iOS app's bridge components and run them in the pages of a server
                       [--server URL] [--room ROOM] [--token TEXT] [--name NAME] [--platform ios|android]
                       [--reload auto|ask|never] [--check]
                   viaduct nginx-config --app URL …   print a configuration for an nginx that somebody else runs
                       [--server URL] [--listen ADDRESS] [--folder FOLDER] [--allow-host PATTERN] [--trusted-proxy ADDRESS]

            \(settings)
            \(row("--config FILE", "Read settings from this file instead of \(ConfigurationFile.standardPath)."))
            \(row("--version", "Print the version."))
            \(row("--help", "Print this text."))

            Each setting can also come from the environment (--log-level is VIADUCT_LOG_LEVEL, lists have commas) or from the
            configuration file. A flag counts before the environment, and the environment before the file.
            """
    }

    private static func row(_ flag: String, _ help: String) -> String {
        "  \(flag)\n        \(help)"
    }
}
