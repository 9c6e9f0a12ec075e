import Foundation
import ViaductSystem

/// A program that is run to its end.
struct Command: Sendable {
    let status: Int32
    /// Standard output and standard error together.
    let output: String

    /// - Parameters:
    ///   - arguments: the program, which is found in the PATH, and its arguments.
    ///   - onLine: receives each line as soon as it is written.
    init(_ arguments: [String], folder: URL? = nil, onLine: (Substring) -> Void = { _ in }) throws {
        // A compiler would continue unseen after this process has ended. When it is interrupted, it ends its own children.
        let process = try ChildProcess(["setpriv", "--pdeathsig", "INT"] + arguments, folder: folder?.path, errors: .included)
        let pipe = FileHandle(fileDescriptor: process.output, closeOnDealloc: true)
        var data = Data()
        var told = data.startIndex
        while case let next = pipe.availableData, !next.isEmpty {
            data += next
            guard let end = data.lastIndex(of: UInt8(ascii: "\n")), end >= told else { continue }
            String(decoding: data[told..<end], as: UTF8.self).split(separator: "\n").forEach(onLine)
            told = end + 1
        }
        status = ChildEnd(waitingFor: process.identifier).number
        output = String(decoding: data, as: UTF8.self)
    }
}
