public import Foundation
import UIKit

/// Reports whether the user walks or drives. It is not available here.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    public override init() { super.init() }

    @available(*, deprecated, message: "no effect")
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
        inert(self)
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

/// Reports altitudes. It is not available here.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }

    public override init() { super.init() }

    @available(*, deprecated, message: "no effect")
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
    ) { inert(self) }
    open func stopRelativeAltitudeUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}
