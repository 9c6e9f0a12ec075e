/// Checks that the page's WebSocket reaches the server.
extension PageCheckup {
    private static let refusedSocket = "VD-LINK-4"

    var socket: [Finding] {
        switch visit.socket {
        case nil: []
        case .opened: [.fine("WebSocket", "It opens.")]
        case .refused(status: 426): [problem("The request that arrives there has no “Upgrade: websocket”: a proxy in front of Viaduct drops it.")]
        case .refused(let status): [problem("It is refused with the status \(status), though the adapter's script comes.")]
        case .failed(let reason): [problem("It does not open, though the adapter's script comes. \(Finding.sentence(reason))")]
        }
    }

    private func problem(_ text: String) -> Finding {
        .problem(
            "WebSocket", text, cure: "Let each proxy in front pass on the headers Upgrade and Connection, with HTTP/1.1.", code: Self.refusedSocket)
    }
}
