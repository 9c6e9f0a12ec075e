public import Foundation

/// The memory, descriptors and time of a running process.
public struct ProcessUse {
    /// The number of open files and sockets.
    public let descriptors: Int
    public let children: Set<Substring>
    /// The processor time in user and kernel mode.
    public let processorTime: Duration

    /// - Throws: when there is no such process.
    public init(_ identifier: Int32 = getpid()) throws {
        let files = FileManager.default
        let folder = "/proc/\(identifier)"
        descriptors = try files.contentsOfDirectory(atPath: "\(folder)/fd").count
        var children: Set<Substring> = []
        for task in try files.contentsOfDirectory(atPath: "\(folder)/task") {
            let text = (try? String(contentsOfFile: "\(folder)/task/\(task)/children", encoding: .utf8)) ?? ""
            children.formUnion(text.split(separator: " "))
        }
        self.children = children
        // After the program's name: see proc(5), fields 14 and 15.
        let status = try String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
        let fields = status.drop { $0 != ")" }.split(separator: " ")
        let ticks = fields.dropFirst(12).prefix(2).compactMap { Int($0) }.reduce(0, +)
        processorTime = .seconds(Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK))))
    }
}
