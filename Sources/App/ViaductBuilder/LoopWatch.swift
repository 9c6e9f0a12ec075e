import Foundation
import Glibc

/// Names what an app is at when it takes long, and ends an endless loop as if it were a crash, which tells where it is.
@MainActor struct LoopWatch {
    private static let pace = Duration.seconds(1)
    /// As long as a server waits before it tells the pages.
    private static let patience = 3
    /// As long as iOS waits for an app that does not react.
    private static let limit = 10
    /// The processor's time since then in seconds: an app that waits, or stands in a debugger, uses none and goes on. Small, since other
    /// programs want the processor, too.
    private static let workTime = 1.0

    private let process: pid_t
    private let note: URL
    private let print: @MainActor (String) -> Void

    init(of process: pid_t, note: URL, print: @escaping @MainActor (String) -> Void) {
        self.process = process
        self.note = note
        self.print = print
    }

    /// Returns when the task is cancelled, or the app was ended.
    func run() async {
        var last: HandlingState?
        var paces = 0
        var busyAtStart = 0.0
        while (try? await Task.sleep(for: Self.pace)) != nil {
            let state = HandlingState(note)
            guard let state, state.isBusy, state == last else {
                (last, paces, busyAtStart) = (state, 0, processorTime)
                continue
            }
            paces += 1
            if paces == Self.patience {
                print("The app has been handling \(state.text) for \(Self.patience) s: is it in an endless loop, or waiting?")
            }
            guard paces >= Self.limit, processorTime - busyAtStart >= Self.workTime else { continue }
            print("The app is ended: it has been busy with \(state.text) for \(paces) s.")
            kill(process, SIGABRT)
            return
        }
    }

    /// In seconds, of all threads; 0 when the process is gone.
    private var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // The name in parentheses may have spaces; behind it are the fields from the third on.
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
