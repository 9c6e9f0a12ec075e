internal import Foundation

/// A server that answers each connection with raw bytes, one after the other.
public final class RawServer: @unchecked Sendable {
    private let listener: RawListener
    private let lock = NSLock()
    private var bytes = Data()

    /// A server for one connection.
    public convenience init(answer: String, closes: Bool = true) throws { try self.init(answers: [answer], closes: closes) }

    /// - Parameters:
    ///   - answers: one for each connection, sent once the head of a request has arrived. The next connection is accepted when the one before
    ///     is over.
    ///   - closes: whether a connection is closed after its answer.
    public init(answers: [String], closes: Bool = true) throws {
        listener = try RawListener()
        Thread.detachNewThread { [self] in for answer in answers { serve(answer, closes: closes) } }
    }

    public var port: UInt16 { listener.port }

    /// Everything that the clients have sent.
    public var received: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }

    private func serve(_ answer: String, closes: Bool) {
        let connection = FileHandle(fileDescriptor: accept(listener.descriptor, nil, nil), closeOnDealloc: true)
        var (own, hasAnswered) = (Data(), false)
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(connection.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            lock.withLock { bytes += buffer[..<count] }
            own += buffer[..<count]
            guard !hasAnswered, own.range(of: Data("\r\n\r\n".utf8)) != nil else { continue }
            hasAnswered = true
            try? connection.write(contentsOf: Data(answer.utf8))
            if closes { shutdown(connection.fileDescriptor, Int32(SHUT_WR)) }
        }
    }
}
