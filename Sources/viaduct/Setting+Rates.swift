import ViaductCommands
import ViaductRelay

extension Setting {
    /// Bounds on what one room and one address may use.
    static let shares: [Setting] = [
        limit(
            "max-room-pages", "PAGES", \.limits.roomPages, in: 1...100_000,
            help: "Most pages of one room. The standard is half of --max-pages, so that no room takes all of them."),
        limit(
            "max-room-apps", "APPS", \.limits.roomApps, in: 1...10_000,
            help: "Most remote apps of one room: one for each developer and platform who works there."),
        limit(
            "max-address-pages", "PAGES", \.limits.addressPages, in: 1...100_000,
            help: """
                Most pages of one IP address (of IPv6 one network, /64). A team behind one gateway has 20 tabs for each of 50. Behind a \
                proxy the address is the one that a --trusted-proxy tells in X-Forwarded-For.
                """),
    ]
}
