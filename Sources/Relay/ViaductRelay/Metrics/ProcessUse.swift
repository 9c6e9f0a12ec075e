internal import Foundation
internal import Glibc

/// The resources of this process, as Prometheus' clients name them.
enum ProcessUse {
    /// In seconds since 1970.
    static var now: Double { Date.now.timeIntervalSince1970 }

    static var cpuSeconds: Double {
        var use = rusage()
        getrusage(RUSAGE_SELF.rawValue, &use)
        let seconds = Double(use.ru_utime.tv_sec + use.ru_stime.tv_sec)
        return seconds + Double(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6
    }

    /// `nil` where the system does not report it.
    static var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    }

    /// `nil` where the system does not report it.
    static var openDescriptors: Int? { try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }

    static var maximumDescriptors: Int {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return Int(clamping: limit.rlim_cur)
    }
}
