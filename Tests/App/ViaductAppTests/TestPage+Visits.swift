import AppTestSupport
import Testing
import ViaductProtocol

extension TestPage {
    /// The moves that the app has requested, the newest last.
    var moves: [PageMove] {
        frames.compactMap { if case .move(let move) = $0 { move } else { nil } }
    }

    /// Proposes a visit, as the page's Turbo does.
    func propose(_ path: String, _ action: String = "advance") {
        send(#"{"type":"propose","url":"http://localhost\#(path)","action":"\#(action)"}"#)
    }

    /// Proposes the places one after the other, and visits them.
    func go(_ paths: String...) {
        for path in paths {
            propose(path)
            visit("http://localhost\(path)")
        }
    }

    /// Taps the back button, and visits the place.
    func goBack(to path: String) async throws {
        act(try #require(try await screen().bar.back).control)
        #expect(moves.last == .back(steps: 1))
        visit("http://localhost\(path)", action: "restore")
    }

    /// The title of the visible native screen; `nil` when the page is visible.
    func topTitle() async throws -> String? {
        try await screen().presented.last?.screen?.title
    }

    /// The native screens in each frame `stacked`.
    var stacked: [[StackedScreen]] {
        frames.compactMap { if case .stacked(let screens) = $0 { screens } else { nil } }
    }
}
