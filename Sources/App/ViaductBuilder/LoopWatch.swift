import Foundation

/// Names what an app is at when it takes long, and finds an endless loop.
@MainActor struct LoopWatch {
    /// In paces: as long as a server waits before it tells the pages.
    private static let patience = 3
    /// In paces: as long as iOS waits for an app that does not react.
    static let limit = 10
    /// An app that waits for something uses less of the processor. Small, since other programs want the processor, too.
    private static let workTime = Duration.seconds(1)

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

    /// - Returns: `true` when the app loops; `false` when the task is cancelled.
    func run() async -> Bool {
        var last: HandlingState?
        var paces = 0
        var workAtStart = Duration.zero
        while (try? await Task.sleep(for: pace)) != nil {
            let state = HandlingState(note)
            guard let state, state.isBusy, state == last, !isDebugged else {
                (last, paces, workAtStart) = (state, 0, processorTime)
                continue
            }
            paces += 1
            if paces == Self.patience {
                print("The app has been handling \(state.text) for \((pace * Self.patience).components.seconds) s: is it in an endless loop, or waiting?")
            }
            if paces % Self.limit == 0 {
                if processorTime - workAtStart >= Self.workTime { return true }
                workAtStart = processorTime
            }
        }
        return false
    }

    /// The main thread's, which runs all components; zero when the process is gone.
    private var processorTime: Duration {
        let stat = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/stat", encoding: .utf8)) ?? ""
        // The fields from the third one on: the second one is the program's name, in parentheses (proc(5)).
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return .zero }
        return .seconds(user + system) / sysconf(Int32(_SC_CLK_TCK))
    }

    /// Whether a debugger is attached, at whose breakpoints the app may stand as long as it likes.
    private var isDebugged: Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let tracer = status.firstMatch(of: #/TracerPid:\s*(?<id>\d+)/#)?.id
        return tracer != nil && tracer != "0"
    }
}
