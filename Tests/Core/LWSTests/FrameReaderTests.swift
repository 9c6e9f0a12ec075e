import Testing

@testable import LWS

/// RFC 6455, section 5, as a client reads it.
@Suite struct FrameReaderTests {
    /// The parts of a stream, with the pieces of each message joined.
    private struct Record: Equatable {
        var messages: [[UInt8]] = []
        var pings: [[UInt8]] = []
        var pongs = 0
        var closings: [[UInt8]] = []
        var reason: String?
        private var partial: [UInt8] = []

        /// Reads the stream in reads that end at the places.
        init(_ stream: [UInt8], cutAt places: [Int]) {
            var reader = FrameReader()
            var start = 0
            for end in places + [stream.count] {
                stream[start..<end].withUnsafeBytes { bytes in
                    var rest = bytes
                    do throws(FrameFault) {
                        while reason == nil, let part = try reader.next(&rest) { take(part) }
                    } catch {
                        reason = error.reason
                    }
                }
                start = end
            }
        }

        private mutating func take(_ part: FrameReader.Part) {
            switch part {
            case .data(let piece):
                partial += piece.bytes
                guard piece.endsMessage else { return }
                messages.append(partial)
                partial = []
            case .ping(let payload): pings.append(payload)
            case .pong: pongs += 1
            case .close(let payload): closings.append(payload)
            }
        }
    }

    private static func frame(_ first: UInt8, _ payload: [UInt8] = []) -> [UInt8] {
        let count = payload.count
        let length: [UInt8] =
            count < 126
            ? [UInt8(count)]
            : count < 1 << 16 ? [126, UInt8(count >> 8), UInt8(count & 0xFF)] : [127] + (0..<8).reversed().map { UInt8(count >> (8 * $0) & 0xFF) }
        return [first] + length + payload
    }

    private static let long = (0..<300).map { UInt8($0 % 251) }
    private static let stream =
        frame(0x81, Array("hello".utf8)) + frame(0x81) + frame(0x01, [1, 2]) + frame(0x89, [7, 8, 9]) + frame(0x00) + frame(0x8A)
        + frame(0x80, [3]) + frame(0x81, long) + frame(0x89) + frame(0x88, [0x03, 0xE8, 0x6F])

    @Test func `frames are found wherever their bytes are cut`() {
        let whole = Record(Self.stream, cutAt: [])
        #expect(whole.messages == [Array("hello".utf8), [], [1, 2, 3], Self.long])
        #expect(whole.pings == [[7, 8, 9], []])
        #expect(whole.pongs == 1)
        #expect(whole.closings == [[0x03, 0xE8, 0x6F]])
        #expect(whole.reason == nil)
        for place in 0...Self.stream.count { #expect(Record(Self.stream, cutAt: [place]) == whole) }
        #expect(Record(Self.stream, cutAt: Array(1..<Self.stream.count)) == whole)
    }

    @Test(arguments: [125, 126, 65_535, 65_536, 70_000]) func `a message of each length is whole`(count: Int) {
        let payload = [UInt8](repeating: 0x61, count: count)
        let frame = Self.frame(0x81, payload)
        for place in [1, 2, 3, 9, 10, 11, frame.count - 1] { #expect(Record(frame, cutAt: [place]).messages == [payload]) }
    }

    /// Reserved bits, unknown opcodes, masks, fragments and lengths of control frames, and messages within others.
    @Test(
        arguments: [
            [0xC1, 0x00], [0xA1, 0x00], [0x91, 0x00], [0xC9, 0x00], [0x83, 0x00], [0x87, 0x00], [0x8B, 0x00], [0x8F, 0x00],
            [0x81, 0x81, 0, 0, 0, 0, 0x61], [0x89, 0x80, 0, 0, 0, 0], [0x09, 0x00], [0x08, 0x00], [0x89, 126, 0, 126], [0x88, 127],
            [0x80, 0x00], [0x00, 0x00], [0x01, 0x00, 0x81, 0x00], [0x01, 0x01, 0x61, 0x02, 0x00],
            [0x82, 127, 0x80, 0, 0, 0, 0, 0, 0, 0],
        ] as [[UInt8]]) func `a broken frame is refused, wherever its bytes are cut, and nothing after it counts`(broken: [UInt8])
    {
        let stream = Self.frame(0x81, [0x61]) + broken + Self.frame(0x81, [0x62])
        for place in 0...stream.count {
            let record = Record(stream, cutAt: [place])
            #expect(record.reason != nil)
            #expect(record.messages == [[0x61]])
        }
        #expect(Record(stream, cutAt: Array(1..<stream.count)).reason != nil)
    }

    @Test func `a frame of 2⁶³ − 1 bytes is read by pieces`() throws {
        var reader = FrameReader()
        let stream: [UInt8] = [0x81, 127, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [0x61, 0x62]
        try stream.withUnsafeBytes { bytes in
            var rest = bytes
            guard case .data(let piece)? = try reader.next(&rest) else { return #expect(Bool(false)) }
            #expect(piece.bytes.elementsEqual([0x61, 0x62]))
            #expect(piece.remaining == Int.max - 2)
            #expect(!piece.endsMessage)
        }
    }
}
