import Testing

@testable import ViaductProtocol

/// A reference to a link, because `#expect` takes no mutating calls.
private final class End {
    private var link = ResumableLink()

    var owesAck: Bool { link.owesAck }
    var isHalfFull: Bool { link.isHalfFull }
    func willSend(_ frame: [UInt8]) -> Bool { link.willSend(frame[...]) }
    func willSend(reply message: BridgeMessage) -> [UInt8]? { link.willSend(reply: message).map(Array.init) }
    func didReceive(_ size: Int) -> Bool { link.didReceive(size) }
    func takeAck() -> String { String(decoding: link.takeAck(), as: UTF8.self) }
    func acknowledge(_ count: Int) -> Bool { link.acknowledge(count) }
    func resume(from count: Int) -> [[UInt8]]? { link.resume(from: count)?.map(Array.init) }
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

    @Test func `a reply is kept as it is sent, among other frames`() {
        let link = End()
        let message = BridgeMessage(id: "1", component: "form", event: "é", url: nil, data: #"{"a":[1]}"#)
        let reply = ServerFrame.reply(message).bytes
        #expect(link.willSend(frame(1)))
        #expect(link.willSend(reply: message) == reply)
        #expect(link.willSend(frame(2)))
        #expect(link.resume(from: 0) == [frame(1), reply, frame(2)])
        #expect(link.resume(from: 1) == [reply, frame(2)])
    }

    @Test func `a reply that is too much is not kept`() {
        let link = End()
        let half = "\"" + String(repeating: "x", count: ResumableLink.maximumUnacknowledged / 5) + "\""
        let message = BridgeMessage(id: "1", component: "form", event: "connect", url: nil, data: half)
        for _ in 1...4 { #expect(link.willSend(reply: message) != nil) }
        #expect(link.willSend(reply: message) == nil)
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
        for _ in 1..<ResumableLink.framesPerAck { #expect(!link.didReceive(300)) }
        #expect(link.owesAck)
        #expect(link.didReceive(300))
        #expect(link.takeAck() == #"{"type":"ack","received":32}"#)
        #expect(!link.owesAck)
        #expect(!link.didReceive(300))
    }

    @Test func `more than a mebibyte is not kept`() {
        let link = End()
        let quarter = [UInt8](repeating: 0x20, count: ResumableLink.maximumUnacknowledged / 4)
        for _ in 1...4 { #expect(link.willSend(quarter)) }
        #expect(!link.willSend(frame(5)))
        #expect(link.acknowledge(1))
        #expect(link.willSend(frame(5)))
    }

    @Test func `large frames do not get in the way of others, and have a limit of their own`() {
        let link = End()
        let large = [UInt8](repeating: 0x20, count: 10 << 20)
        for _ in 1...3 { #expect(link.willSend(large)) }
        #expect(link.willSend(frame(4)))
        #expect(!link.willSend(large))
        #expect(link.acknowledge(1))
        #expect(link.willSend(large))
    }

    @Test func `frames that fill the other end's memory are acknowledged before half of it is full`() {
        let link = End()
        #expect(!link.didReceive(16 << 10))
        #expect(link.didReceive(16 << 10 + 1))
        #expect(ResumableLink.largestUnhurried * ResumableLink.framesPerAck <= ResumableLink.maximumUnacknowledged / 2)
    }

    @Test func `a link is half full with half of its frames, small or large`() {
        for (size, limit) in [(64 << 10, 512 << 10), (1 << 20, 16 << 20)] {
            let link = End()
            let frame = [UInt8](repeating: 0x20, count: size)
            for _ in 1...limit / size {
                #expect(link.willSend(frame))
                #expect(!link.isHalfFull)
            }
            #expect(link.willSend([UInt8](repeating: 0x20, count: size == 1 << 20 ? size : 1)))
            #expect(link.isHalfFull)
        }
    }
}

@Suite struct FrameBufferTests {
    @Test func `frames come out as they went in, whatever was removed between`() {
        var buffer = FrameBuffer()
        var expected: [[UInt8]] = []
        for number in 0..<500 {
            let size = number % 50 == 7 ? ResumableLink.largeFrame + number : number * 7 % 300
            let frame = Array(repeating: UInt8(truncatingIfNeeded: number), count: size)
            buffer.append(frame[...])
            expected.append(frame)
            if number % 5 == 4 {
                buffer.removeFirst(4)
                expected.removeFirst(4)
            }
            #expect(buffer.frames.map(Array.init) == expected)
            #expect(buffer.count == expected.count)
            let sizes = expected.map(\.count)
            #expect(buffer.smallBytes == sizes.filter { $0 <= ResumableLink.largeFrame }.reduce(0, +))
            #expect(buffer.largeBytes == sizes.filter { $0 > ResumableLink.largeFrame }.reduce(0, +))
        }
        buffer.removeFirst(buffer.count)
        #expect(buffer.isEmpty)
        #expect(buffer.smallBytes == 0 && buffer.largeBytes == 0)
    }

    @Test func `a large frame is kept without being copied`() {
        let large = [UInt8](repeating: 0x20, count: ResumableLink.largeFrame + 1)
        var buffer = FrameBuffer()
        buffer.append(large[...])
        let isShared = large.withUnsafeBufferPointer { original in
            buffer.frames[0].withUnsafeBufferPointer { $0.baseAddress == original.baseAddress }
        }
        #expect(isShared)
    }
}
