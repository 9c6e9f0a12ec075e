import Foundation
import ViaductProtocol
import ViaductSystem

/// The link of an app with `viaduct app`, which has built it and watches over it.
@MainActor final class Supervision {
    /// `nil` when its file could not be made. Then a crash report does not say what was handled.
    private let note: HandlingNote?
    private var splitter = LineSplitter()

    /// - Parameters:
    ///   - onStatus: receives the notices for the pages.
    ///   - onEnd: called when `viaduct app` is gone.
    /// - Returns: `nil` in an app that `viaduct app` has not started.
    init?(
        environment: [String: String], onStatus: @escaping @MainActor (Notice) -> Void,
        onEnd: @escaping @MainActor () -> Void
    ) {
        guard let path = environment["VIADUCT_SUPERVISED"] else { return nil }
        note = HandlingNote(path: path)
        // The reader closes its own at the end, and the number of standard input must not become another file's.
        _ = DescriptorReader(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)) { [weak self] bytes in
            self?.read(bytes).forEach(onStatus)
        } onEnd: {
            onEnd()
        }
    }

    /// The components, taps and inputs that have crashed the app's last runs, each with its crash.
    static func crashes(in environment: [String: String]) -> [String: String] {
        guard let text = environment["VIADUCT_CRASHED"] else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
    }

    /// Has the session handle a frame, and writes down which, for the case that the app does not survive it.
    func note(_ frame: PageFrame, of session: any AppSession, _ handle: () -> Void) {
        switch frame {
        case .message(let message):
            note?.begin("“\(message.component)”, event “\(message.event)”", component: message.component)
        case .action(let control, let value):
            if let action = (session as? EmbeddedSession)?.action(on: control, value: value) {
                note?.begin(action)
            } else {
                note?.begin("a tap on a control that is gone")
            }
        case .failed: note?.begin("a visit that failed")
        case .turbo(let event, let url): note?.begin("“\(event.rawValue)” of \(url)")
        case .stacked: note?.begin("native screens that the page has kept")
        case .propose(let url, _, _, _, _): note?.begin("a visit of \(url)")
        case .post(let handler, _, _): note?.begin("a message to the script message handler “\(handler)”")
        case .visit(let url, _, _, _), .readdress(let url, _), .open(let url, _, _, _): note?.begin("the page \(url)")
        case .lifecycle(let event): note?.begin("“\(event.rawValue)” by hand")
        case .title, .visibility, .lookup, .result: break
        }
        handle()
        note?.end()
    }

    private func read(_ bytes: [UInt8]) -> [Notice] {
        splitter.lines(with: bytes).compactMap { try? JSONDecoder().decode(Status.self, from: Data($0.utf8)).notice }
    }
}

private struct Status: Decodable {
    let level: String
    let code: String
    let cause: String?
    let text: String

    var notice: Notice { Notice(level: Notice.Level(rawValue: level) ?? .error, code: code, cause: cause, text: text) }
}
