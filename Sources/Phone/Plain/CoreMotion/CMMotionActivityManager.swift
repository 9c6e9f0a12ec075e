public import Foundation
import UIKit

/// Tells whether its owner walks or drives: it does not know.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    public override init() { super.init() }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
        Inert.note("CMMotionActivityManager.startActivityUpdates(to:withHandler:)")
    }
    open func stopActivityUpdates() {}
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) {
        handler(nil, CMError.notAvailable)
    }
}

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var stationary: Bool { true }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { false }
    open var startDate: Date { .distantPast }
    open var confidence: CMMotionActivityConfidence { .low }
}

public enum CMMotionActivityConfidence: Int, Sendable {
    case low = 0
    case medium, high
}

/// Tells heights: it does not know any.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }

    public override init() { super.init() }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) {
        Inert.note("CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)")
    }
    open func stopRelativeAltitudeUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}
