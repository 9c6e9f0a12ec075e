import Foundation
import ViaductProtocol

/// The link of an app with `viaduct app`, which has built it and watches over it.
@MainActor final class Supervision {
    /// `nil` when its file could not be made: a crash is told without what was handled.
    private let note: HandlingNote?
    private var rest = ""

    /// - Parameters:
    ///   - onStatus: gets what the pages are to be told.
    ///   - onEnd: is called when `viaduct app` is gone.
    /// - Returns: `nil` in an app that was started by something else.
    init?(
        environment: [String: String], onStatus: @escaping @MainActor (Notice) -> Void,
        onEnd: @escaping @MainActor () -> Void
    ) {
        guard let path = environment["VIADUCT_SUPERVISED"] else { return nil }
        note = HandlingNote(path: path)
        FileHandle.standardInput.readabilityHandler = { handle in
            let text = String(decoding: handle.availableData, as: UTF8.self)
            if text.isEmpty {
                handle.readabilityHandler = nil
                DispatchQueue.main.async { MainActor.assumeIsolated(onEnd) }
                return
            }
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.read(text).forEach(onStatus) }
            }
        }
    }

    /// Writes down what is about to be handled, for the case that the app does not survive it.
    func willHandle(_ frame: PageFrame) {
        let text: String? =
            switch frame {
            case .message(let message): "“\(message.component)”, event “\(message.event)”"
            case .action: "a tap or an input in the native controls"
            case .failed: "a visit that failed"
            case .turbo(let event, let url): "“\(event.rawValue)” of \(url)"
            case .propose(let url, _): "a visit of \(url)"
            case .post(let handler, _, _): "a message to the script message handler “\(handler)”"
            case .open, .visit, .title, .visibility, .result: nil
            }
        if let text { note?.write(text) }
    }

    private func read(_ text: String) -> [Notice] {
        var lines = (rest + text).components(separatedBy: "\n")
        rest = lines.removeLast()
        return lines.compactMap { try? JSONDecoder().decode(Status.self, from: Data($0.utf8)).notice }
    }
}

private struct Status: Decodable {
    let level: String
    let code: String
    let text: String

    var notice: Notice { Notice(level: Notice.Level(rawValue: level) ?? .error, code: code, text: text) }
}
