import LWS
import ViaductCommands
import ViaductRelay

extension Setting {
    /// Bounds on what one room and one address may use.
    static let shares: [Setting] = [
        limit(
            "max-room-pages", "PAGES", \.limits.roomPages, in: 1...100_000,
            help: "Most pages of one room. The standard is half of that of --max-pages, so that no room takes all of them."),
        limit(
            "max-room-apps", "APPS", \.limits.roomApps, in: 1...10_000,
            help: "Most remote apps of one room: one for each developer and platform who works there."),
        limit(
            "max-address-pages", "PAGES", \.limits.addressPages, in: 1...100_000,
            help: """
                Most pages of one IP address (of IPv6 one network, /64). A team behind one gateway has 20 tabs for each of 50. Behind a \
                proxy the address is the one that a --trusted-proxy tells in X-Forwarded-For.
                """),
        limit(
            "max-address-connections", "CONNECTIONS", \.limits.connections.ofAddress, in: 1...100_000,
            help: """
                Most connections of one IP address, except of a --trusted-proxy: a team of 50 behind one gateway has 1000 pages, and 6 \
                more connections for each browser. A further one gets 429.
                """),
        limit(
            "max-frames-per-second", "FRAMES", \.limits.pace.messages, in: 10...10_000_000,
            help: "Most frames read of a page in a second, and ten times as many of an app. Further ones wait. Animations send some hundreds."),
        limit(
            "max-bytes-per-second", "BYTES", \.limits.pace.bytes, in: 65_536...1_073_741_824,
            help: "Most bytes read of a page in a second, and ten times as many of an app. Further ones wait. A photograph has 10 MB."),
        seconds(
            "handshake-seconds", \.limits.connections.handshakeTime,
            help: "Longest time for a request to come as a whole, in seconds: a phone's worst network takes some. A slower one gets 408."),
        seconds(
            "idle-seconds", \.limits.connections.idleTime,
            help: """
                Longest silence between two requests, while an answer waits to be read, and after a ping, in seconds. A page or an app is \
                pinged after twice that time. A laptop that wakes up takes a few seconds to have its network again.
                """),
        limit(
            "max-header-bytes", "BYTES", \.limits.connections.headerBytes, in: 4096...1_048_576,
            help: """
                Most bytes of a request's headers. Browsers send the cookies of all apps on a host, whatever their port. A longer request \
                gets 431.
                """),
    ]

    private static func seconds(_ name: String, _ path: any WritableKeyPath<Settings, Duration> & Sendable, help: String) -> Setting {
        let standard = Settings()[keyPath: path].components.seconds
        return Setting(
            Flag(
                name, "SECONDS", standard: String(standard), help: help, allowed: "a number of seconds from 1 to 3600",
                allows: { Int($0).map { (1...3600).contains($0) } ?? false })
        ) { settings, texts in
            for number in texts.compactMap({ Int($0) }) { settings[keyPath: path] = .seconds(number) }
        }
    }
}

extension Settings {
    /// The limits of the server's connections. With --app its client is nginx, which holds to the limit on headers within its first buffer of
    /// 8 KiB (`client_header_buffer_size`), and adds a second copy of the request's address and a few headers.
    var loopLimits: ConnectionLimits {
        var loopLimits = limits.connections
        if !apps.isEmpty { loopLimits.proxyHeaderBytes = 16 << 10 }
        return loopLimits
    }
}
