internal import LWS
internal import ViaductProtocol

/// Answers an app's asks in place of the page's person, with the room's preset answers.
@MainActor final class AskAnswerer {
    private unowned let page: Page
    /// The asks of the newest screen that were answered. A screen repeats an ask until the app has the answer.
    private var ids: Set<String> = []
    private var waiting: [PresetAnswers.Given] = []
    private var timer: LoopTimer?

    init(page: Page) {
        self.page = page
    }

    var isWaiting: Bool { !waiting.isEmpty }

    /// Forgets the asks: the app begins anew and numbers them anew.
    func forget() {
        (ids, waiting, timer) = ([], [], nil)
    }

    /// - Parameter frame: a frame `screen`.
    /// - Returns: the frame for the page, without the asks that are answered.
    func take(_ frame: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let (rest, given) = page.presetAnswers.answer(frame) else { return frame }
        waiting += given.filter { !ids.contains($0.id) }
        ids = Set(given.map(\.id))
        // The app is still at work on this screen.
        if !waiting.isEmpty { timer = page.server.schedule(after: .zero) { [weak self] in self?.deliver() } }
        return rest[...]
    }

    private func deliver() {
        let given = waiting
        (waiting, timer) = ([], nil)
        for answer in given { page.answer(answer) }
    }
}
