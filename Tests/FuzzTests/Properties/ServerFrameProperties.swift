@testable import LWS

/// What a server sends to a client's WebSocket.
enum ServerFrameProperties {
    static let targets = [FuzzTarget("server-frame", reads: ["FrameHead", "FrameReader"], frames)]

    private struct Read: Equatable {
        var messages: [[UInt8]] = []
        var controls: [[UInt8]] = []
        var fault: String?

        /// Reads the stream in reads of a size.
        init(_ stream: [UInt8], every size: Int) {
            var reader = FrameReader()
            var partial: [UInt8] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                stream[start..<min(start + size, stream.count)].withUnsafeBytes { bytes in
                    var rest = bytes
                    do throws(FrameFault) {
                        while fault == nil, let part = try reader.next(&rest) {
                            switch part {
                            case .data(let piece):
                                partial += piece.bytes
                                guard piece.endsMessage else { continue }
                                messages.append(partial)
                                partial = []
                            case .ping(let payload), .close(let payload): controls.append(payload)
                            case .pong: controls.append([])
                            }
                        }
                    } catch {
                        fault = error.reason
                    }
                }
            }
        }
    }

    /// The first byte says in how many bytes the others come at once.
    @MainActor private static func frames(_ bytes: [UInt8]) throws {
        let stream = Array(bytes.dropFirst())
        let size = Int(bytes.first ?? 0) + 1
        let (whole, cut) = (Read(stream, every: max(stream.count, 1)), Read(stream, every: size))
        try expect(cut == whole, "by \(size) bytes it reads \(cut), and at once \(whole)")
        try expect(whole.messages.joined().count + whole.controls.joined().count <= stream.count, "it reads more than there is")
    }
}
