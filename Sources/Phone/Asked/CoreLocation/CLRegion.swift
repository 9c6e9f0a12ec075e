public import Foundation
import UIKit

public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside, outside
}

open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return middle.distance(from: point) <= radius
    }
}

/// The area around a beacon. No beacon is ever found.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID

    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        super.init(identifier: identifier)
    }

    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
}

open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID

    public init(uuid: UUID) {
        self.uuid = uuid
        super.init()
    }
}

extension CLLocationManager {
    @available(*, deprecated, message: "no effect")
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { inert(self) }
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
