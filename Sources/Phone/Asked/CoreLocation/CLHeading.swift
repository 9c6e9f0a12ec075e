public import Foundation

open class CLHeading: NSObject, @unchecked Sendable {
    open var magneticHeading: CLLocationDirection { -1 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { .distantPast }
}
