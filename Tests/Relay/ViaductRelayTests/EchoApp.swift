import ViaductApp
import ViaductProtocol

/// An app that answers each message with the message itself, and records its events.
@MainActor final class EchoApp: App {
    let description: AppDescription
    private(set) var sessions: [EchoSession] = []

    init(platform: Platform = .ios, showsFailures: Bool = false) {
        description = AppDescription(
            name: "Echo", platform: platform, components: ["echo"], userAgent: "Echo \(platform)",
            failures: showsFailures)
    }

    func open(page id: String, outlet: any PageOutlet) -> any AppSession {
        let session = EchoSession(outlet: outlet)
        sessions.append(session)
        return session
    }
}

@MainActor final class EchoSession: AppSession {
    private(set) weak var outlet: (any PageOutlet)?
    private(set) var frames: [PageFrame] = []
    private(set) var isClosed = false
    var isBusy = false

    init(outlet: any PageOutlet) {
        self.outlet = outlet
    }

    func receive(_ frame: PageFrame, text: [UInt8]) {
        frames.append(frame)
        if case .message(let message) = frame { outlet?.send(.reply(message)) }
    }

    func close() {
        isClosed = true
    }
}
