import Foundation

/// Finds the threads of a process that never rest.
struct BusyThreads {
    private struct Work {
        var looks: Int
        let start: Duration
    }

    private let process: pid_t
    private let limit: Int
    private let workTime: Duration
    private var work: [pid_t: Work] = [:]
    private var told: Set<pid_t> = []

    /// - Parameters:
    ///   - limit: the number of consecutive looks at which a thread has to be working.
    ///   - workTime: the processor time that it has to use during them.
    init(of process: pid_t, limit: Int, workTime: Duration) {
        self.process = process
        self.limit = limit
        self.workTime = workTime
    }

    /// - Parameter known: a thread whose work is not reported now.
    /// - Returns: the other threads that were working at each of the last looks, each of them once.
    mutating func look(without known: pid_t? = nil) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        let before = work
        work = [:]
        return names.compactMap { pid_t($0) }.sorted().filter { thread in
            guard let state = ThreadState(of: process, thread: thread), state.isRunning else { return false }
            let looks = (before[thread]?.looks ?? 0) + 1
            let start = before[thread]?.start ?? state.processorTime
            work[thread] = Work(looks: looks, start: start)
            return looks > limit && thread != known && state.processorTime - start >= workTime && told.insert(thread).inserted
        }
    }
}
