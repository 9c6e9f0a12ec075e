import Foundation

/// A thread of a process, as the system reports it (proc(5)).
struct ThreadState {
    /// Whether it works, or would if a processor were free.
    let isRunning: Bool
    let processorTime: Duration

    /// - Parameter thread: the process' id for its main thread.
    /// - Returns: `nil` when it is gone.
    init?(of process: pid_t, thread: pid_t) {
        let stat = (try? String(contentsOfFile: "/proc/\(process)/task/\(thread)/stat", encoding: .utf8)) ?? ""
        // The fields from the third one on: the second one is the program's name, in parentheses.
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return nil }
        isRunning = fields[0] == "R"
        processorTime = .seconds(user + system) / sysconf(Int32(_SC_CLK_TCK))
    }
}
