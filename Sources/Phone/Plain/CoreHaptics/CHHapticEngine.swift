@_exported public import Foundation
internal import UIKit

/// Plays haptic patterns. The page shows that one was played.
@preconcurrency @MainActor open class CHHapticEngine {
    public struct Capability: Sendable {
        public let supportsHaptics = true
        public let supportsAudio = false
    }

    public nonisolated static func capabilitiesForHardware() -> Capability { Capability() }

    open var resetHandler: () -> Void = {}
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false

    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    public init() throws {}

    open func start() throws {}
    open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        PagePlayer(pattern: pattern)
    }
}

@preconcurrency @MainActor public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

private final class PagePlayer: CHHapticPatternPlayer {
    private let pattern: CHHapticPattern

    init(pattern: CHHapticPattern) {
        self.pattern = pattern
    }

    func start(atTime time: TimeInterval) throws {
        let isStrong = pattern.events.contains { event in
            event.eventParameters.contains { $0.parameterID == .hapticIntensity && $0.value > 0.7 }
        }
        UIApplication.shared.keyWindow?.host?.vibrate(isStrong ? "heavy" : "medium")
    }

    func stop(atTime time: TimeInterval) throws {}
}

open class CHHapticPattern: @unchecked Sendable {
    let events: [CHHapticEvent]

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.events = events
    }
}

open class CHHapticDynamicParameter: @unchecked Sendable {}

open class CHHapticEvent: @unchecked Sendable {
    public enum EventType: String, Sendable {
        case hapticTransient = "HapticTransient"
        case hapticContinuous = "HapticContinuous"
        case audioContinuous = "AudioContinuous"
        case audioCustom = "AudioCustom"
    }

    public enum ParameterID: String, Sendable {
        case hapticIntensity = "HapticIntensity"
        case hapticSharpness = "HapticSharpness"
        case attackTime = "AttackTime"
        case decayTime = "DecayTime"
        case releaseTime = "ReleaseTime"
        case sustained = "Sustained"
    }

    public let eventParameters: [CHHapticEventParameter]

    public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) {
        eventParameters = parameters
    }
}

open class CHHapticEventParameter: @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    public let value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}
