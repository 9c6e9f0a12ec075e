import Foundation
import Strada
import Synchronization
import Testing
import UIKit

@_spi(HotwireNativeMain) @testable import HotwireNative

/// A log that records its lines.
private final class RecordingLog: HotwireNative.Logger, Sendable {
    let lines = Mutex<[String]>([])

    func log(message: String, level: LogLevel, file: String, function: String, line: UInt) {
        lines.withLock { $0.append("\(level): \(message)") }
    }
}

@Suite(.serialized) @MainActor struct LoggingTests {
    @Test func `an app's own log gets what is logged, while logging is on`() {
        let log = RecordingLog()
        defer {
            Hotwire.config.log = nil
            Hotwire.config.debugLoggingEnabled = false
        }
        Hotwire.config.log = log
        HotwireLog.debug("unseen")
        HotwireLog.write("unseen")
        Hotwire.config.debugLoggingEnabled = true
        HotwireLog.debug("one")
        HotwireLog.write("two")
        #expect(log.lines.withLock { $0 } == ["debug: one", "warning: two"])
    }

    @Test func `Strada's settings are Hotwire Native's`() {
        let (encoder, decoder) = (Hotwire.config.jsonEncoder, Hotwire.config.jsonDecoder)
        defer {
            Hotwire.config.jsonEncoder = encoder
            Hotwire.config.jsonDecoder = decoder
            Hotwire.config.debugLoggingEnabled = false
        }
        let own = JSONDecoder()
        Strada.config.jsonDecoder = own
        Strada.config.debugLoggingEnabled = true
        #expect(Hotwire.config.jsonDecoder === own)
        #expect(Hotwire.config.debugLoggingEnabled)
        #expect(Hotwire.config.jsonEncoder === encoder)
    }

    @Test func `Strada's destination is no optional, and outlives its screen`() {
        let delegate: any BridgingDelegate = BridgeDelegate(location: "", destination: RecordingDestination(), componentTypes: [])
        let gone: any BridgeDestination = delegate.destination
        #expect(gone is UIViewController)
        let destination = RecordingDestination()
        (delegate as? BridgeDelegate)?.destination = destination
        let found: any BridgeDestination = delegate.destination
        #expect(found === destination)
    }
}
