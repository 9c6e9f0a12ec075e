import AppTestSupport
import Testing
import ViaductProtocol

extension TestPage {
    /// The moves that it was asked for, the newest one last.
    var moves: [PageMove] {
        frames.compactMap { if case .move(let move) = $0 { move } else { nil } }
    }

    /// Proposes a visit, as its Turbo does.
    func propose(_ path: String, _ action: String = "advance") {
        send(#"{"type":"propose","url":"http://localhost\#(path)","action":"\#(action)"}"#)
    }

    /// Proposes the places one after the other, and goes there.
    func go(_ paths: String...) {
        for path in paths {
            propose(path)
            visit("http://localhost\(path)")
        }
    }

    /// Taps the way back, and goes there.
    func goBack(to path: String) async throws {
        act(try #require(try await screen().bar.back).control)
        #expect(moves.last == .back(steps: 1))
        visit("http://localhost\(path)", action: "restore")
    }

    /// The title of the native screen that is seen; `nil` where the page is.
    func topTitle() async throws -> String? {
        try await screen().presented.last?.screen?.title
    }

    /// The native screens that it was told to keep for its place, each time.
    var stacked: [[StackedScreen]] {
        frames.compactMap { if case .stacked(let screens) = $0 { screens } else { nil } }
    }
}
