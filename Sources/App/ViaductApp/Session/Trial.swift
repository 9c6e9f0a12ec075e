import Foundation
import HotwireNative

/// Something that may end the process, and is not done again by the same executable when it has.
enum Trial {
    /// - Parameter name: begins the sentence of the report.
    static func perform(_ name: String, _ body: () -> Void) {
        guard let executable = Bundle.main.executableURL else { return body() }
        let mark = executable.appendingPathExtension("trial")
        let tried = (try? String(contentsOf: mark, encoding: .utf8)) ?? ""
        let line = "\(name) of \(modified(executable))\n"
        guard !tried.contains(line) else {
            return HotwireLog.write("\(name) is skipped: it ended the app the last time.")
        }
        try? (tried + line).write(to: mark, atomically: true, encoding: .utf8)
        body()
        try? tried.write(to: mark, atomically: true, encoding: .utf8)
    }

    private static func modified(_ file: URL) -> TimeInterval {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    }
}
