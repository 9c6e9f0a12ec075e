import Testing
import ViaductProtocol

@testable import ViaductRelay

/// The events of one page in their chunks.
struct EventBufferTests {
    /// Of any length: shorter and longer than what is copied, and more than the trace keeps.
    private func bytes(_ number: Int) -> [UInt8] {
        let lengths = [0, 1, 100, 511, 512, 513, 3000, TraceEvent.largestFrame + 1]
        return (0..<lengths[number % 89 == 88 ? 7 : number * 5 % 7]).map { UInt8(truncatingIfNeeded: number + $0) }
    }

    private func content(_ number: Int) -> TraceEvent.Content {
        let bytes = bytes(number)
        return switch number % 7 {
        case 0: .received(bytes)
        case 1: .refused(bytes)
        // A part of an array.
        case 2: .sent(([0, 1] + bytes)[2...])
        case 3: .withheld(bytes[...])
        case 4: .told(bytes)
        case 5: .replied(BridgeMessage(id: "\(number)", component: "form", event: "e", url: nil, data: "[\(bytes.count)]"))
        default: .connection(.lost)
        }
    }

    private func described(_ event: TraceEvent) -> String {
        let record = TraceRecord(event, number: 0, page: "p")
        return "\(event.time) \(record.origin) \(record.kind) \(record.largeSize ?? 0) \(record.frame ?? [])"
    }

    @Test func `events come out as they went in, whatever was removed between`() {
        var buffer = EventBuffer()
        var first = 0
        for number in 0..<200 {
            let change = buffer.add(content(number), time: number, excess: .min / 2)
            #expect(change.removed == 0)
            if number % 3 == 2 {
                #expect(buffer.removeFirst() != nil)
                first += 1
            }
            for place in [first, (first + number) / 2, number] {
                #expect(described(buffer[place - first]) == described(TraceEvent(time: place, content: content(place))))
            }
        }
    }

    @Test func `old events make room for the newest, which stays however large it is`() {
        var buffer = EventBuffer()
        var bytes = 0
        for number in 0..<300 {
            let change = buffer.add(content(number), time: number, excess: bytes - 5000)
            bytes += change.size - change.removedBytes
            #expect(bytes <= max(5000, change.size))
        }
        while let size = buffer.removeFirst() { bytes -= size }
        #expect(bytes == 0)
    }
}
