public import Foundation

/// The answer that `curl` has received.
public struct CurlResponse: Sendable {
    public let status: Int
    /// The headers by lower-case name.
    public let headers: [String: String]
    public let body: Data

    public var text: String { String(decoding: body, as: UTF8.self) }
}

extension LoopHarness {
    /// Runs `curl` with the arguments while the loop serves it.
    public func curl(_ arguments: [String]) async throws -> CurlResponse {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/curl")
        process.arguments = ["--silent", "--include", "--max-time", "10"] + arguments
        process.standardOutput = output
        try process.run()
        let handle = output.fileHandleForReading
        var received: Data?
        Task { received = await handle.wholeContents() }
        _ = await serve { received != nil }
        // What the loop has sent to its own clients before the answer.
        for _ in 0..<3 {
            loop.pump()
            await Task.yield()
        }
        return try CurlResponse(received ?? Data())
    }
}

extension FileHandle {
    /// Reads to the end on a thread of its own, because Swift's few threads must not block.
    fileprivate func wholeContents() async -> Data {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: self.readDataToEndOfFile()) }
        }
    }
}

extension CurlResponse {
    /// The error for a missing response.
    public struct NoResponse: Error {}

    init(_ data: Data) throws {
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { throw NoResponse() }
        var lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines.removeFirst().split(separator: " ")
        guard words.count > 1, let status = Int(words[1]) else { throw NoResponse() }
        self.status = status
        headers = lines.reduce(into: [:]) { headers, line in
            guard let colon = line.firstIndex(of: ":") else { return }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        body = Data(data[end.upperBound...])
    }
}
