import Foundation

/// Names what an app is at when it takes long.
@MainActor struct LoopWatch {
    /// In paces: as long as a server waits before it tells the pages.
    private static let patience = 3

    private let note: URL
    private let pace: Duration
    private let print: @MainActor (String) -> Void

    init(note: URL, pace: Duration = .seconds(1), print: @escaping @MainActor (String) -> Void) {
        self.note = note
        self.pace = pace
        self.print = print
    }

    /// Returns when the task is cancelled.
    func run() async {
        var last: HandlingState?
        var paces = 0
        while (try? await Task.sleep(for: pace)) != nil {
            let state = HandlingState(note)
            guard let state, state.isBusy, state == last else {
                (last, paces) = (state, 0)
                continue
            }
            paces += 1
            if paces == Self.patience {
                print("The app has been handling \(state.text) for \((pace * Self.patience).components.seconds) s: is it in an endless loop, or waiting?")
            }
        }
    }
}
