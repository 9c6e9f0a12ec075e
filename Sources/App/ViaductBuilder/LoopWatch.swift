import Foundation

/// Reports what an app is handling when it takes long, and finds an endless loop. A loop in one of the app's own tasks is only reported: a
/// phone would go on too, and the component that started the task is unknown.
@MainActor struct LoopWatch {
    /// In paces: as long as a server waits before it notifies the pages.
    private static let patience = 3
    /// In paces: as long as iOS waits for an app that does not react.
    static let limit = 10
    private let process: pid_t
    private let note: URL
    private let pace: Duration
    private let print: @MainActor (String) -> Void

    init(of process: pid_t, note: URL, pace: Duration = .seconds(1), print: @escaping @MainActor (String) -> Void) {
        self.process = process
        self.note = note
        self.pace = pace
        self.print = print
    }

    /// - Returns: `true` when the app loops in what it handles; `false` when the task is cancelled.
    func run() async -> Bool {
        var last: HandlingState?
        var busyThreads = BusyThreads(of: process, limit: Self.limit, workTime: workTime)
        var paces = 0
        var workAtStart = Duration.zero
        while (try? await Task.sleep(for: pace)) != nil {
            let state = HandlingState(note)
            let isDebugged = isDebugged
            if !isDebugged {
                for thread in busyThreads.look(without: state?.isBusy == true ? process : nil) { tell(thread, after: state) }
            }
            guard let state, state.isBusy, state == last, !isDebugged else {
                (last, paces, workAtStart) = (state, 0, processorTime)
                continue
            }
            paces += 1
            if paces == Self.patience {
                print(
                    "The app has been handling \(state.text) for \((pace * Self.patience).components.seconds) s: is it in an endless loop, or waiting?"
                )
            }
            if paces % Self.limit == 0 {
                if processorTime - workAtStart >= workTime { return true }
                workAtStart = processorTime
            }
        }
        return false
    }

    /// A waiting app uses less of the processor. The limit is small, since other programs use the processor too.
    private var workTime: Duration { pace }

    private func tell(_ thread: pid_t, after state: HandlingState?) {
        let isMain = thread == process
        let name = isMain ? "The app's main thread" : "A background thread of the app"
        let effect = isMain ? "Its pages wait" : "Its pages go on"
        let seconds = (pace * Self.limit).components.seconds
        let handled = state.map { " What it has handled last: \($0.text)." } ?? ""
        print(
            "\(name) has worked for \(seconds) s without a pause: is a task in an endless loop? \(effect), as on a phone.\(handled)")
    }

    /// The processor time of the main thread, which runs all components; zero when the process is gone.
    private var processorTime: Duration {
        ThreadState(of: process, thread: process)?.processorTime ?? .zero
    }

    /// Whether a debugger is attached. The app may stop at its breakpoints for any time.
    private var isDebugged: Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let tracer = status.firstMatch(of: #/TracerPid:\s*(?<id>\d+)/#)?.id
        return tracer != nil && tracer != "0"
    }
}
