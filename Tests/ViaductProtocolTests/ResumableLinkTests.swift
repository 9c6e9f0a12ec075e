import Testing

@testable import ViaductProtocol

/// `#expect` takes no mutating calls, so the link is held by a reference here.
private final class End {
    private var link = ResumableLink()

    var owesAck: Bool { link.owesAck }
    func willSend(_ frame: [UInt8]) -> Bool { link.willSend(frame) }
    func didReceive() -> Bool { link.didReceive() }
    func takeAck() -> String { String(decoding: link.takeAck(), as: UTF8.self) }
    func acknowledge(_ count: Int) -> Bool { link.acknowledge(count) }
    func resume(from count: Int) -> [[UInt8]]? { link.resume(from: count) }
}

@Suite struct ResumableLinkTests {
    private func frame(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }

    @Test func `what the other end has not had is sent again, in order, once`() {
        let link = End()
        for number in 1...5 { #expect(link.willSend(frame(number))) }
        #expect(link.acknowledge(2))
        #expect(link.resume(from: 3) == [frame(4), frame(5)])
        #expect(link.resume(from: 5) == [])
    }

    @Test func `a count that cannot be is refused`() {
        let link = End()
        #expect(link.willSend(frame(1)))
        #expect(!link.acknowledge(2))
        #expect(link.acknowledge(1))
        #expect(!link.acknowledge(0))
        #expect(link.resume(from: 0) == nil)
    }

    @Test func `an ack is due after 32 frames`() {
        let link = End()
        #expect(!link.owesAck)
        for _ in 1..<ResumableLink.framesPerAck { #expect(!link.didReceive()) }
        #expect(link.owesAck)
        #expect(link.didReceive())
        #expect(link.takeAck() == #"{"type":"ack","received":32}"#)
        #expect(!link.owesAck)
        #expect(!link.didReceive())
    }

    @Test func `more than a mebibyte is not kept`() {
        let link = End()
        let half = [UInt8](repeating: 0x20, count: ResumableLink.maximumUnacknowledged / 2)
        #expect(link.willSend(half))
        #expect(link.willSend(half))
        #expect(!link.willSend(frame(3)))
        #expect(link.acknowledge(1))
        #expect(link.willSend(frame(3)))
    }

    @Test func `one large frame passes when nothing else waits`() {
        let link = End()
        #expect(link.willSend([UInt8](repeating: 0x20, count: 10 << 20)))
        #expect(!link.willSend(frame(2)))
    }
}

@Suite struct FrameBufferTests {
    @Test func `frames come out as they went in, whatever was removed between`() {
        var buffer = FrameBuffer()
        var expected: [[UInt8]] = []
        for number in 0..<500 {
            let frame = Array(repeating: UInt8(truncatingIfNeeded: number), count: number * 7 % 300)
            buffer.append(frame)
            expected.append(frame)
            if number % 5 == 4 {
                buffer.removeFirst(3)
                expected.removeFirst(3)
            }
            #expect(buffer.frames == expected)
            #expect(buffer.count == expected.count)
            #expect(buffer.bytes == expected.reduce(0) { $0 + $1.count })
        }
        buffer.removeFirst(buffer.count)
        #expect(buffer.isEmpty)
        #expect(buffer.bytes == 0)
    }
}
