/// A button that can be pressed elsewhere.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    open var isEnabled = true

    @available(*, deprecated, message: "Does nothing in a browser.")
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        Inert.note("MPRemoteCommand.addTarget(handler:)")
        return NSObject()
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func addTarget(_ target: Any, action: Selector) {
        Inert.note("MPRemoteCommand.addTarget(_:action:)")
    }

    open func removeTarget(_ target: Any?) {}
}

/// A jump by a fixed time.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    open var preferredIntervals: [NSNumber] = []
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    open var timestamp: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var positionTime: TimeInterval { 0 }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}

open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var playbackRate: Float { 1 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    open var interval: TimeInterval { 15 }
}
