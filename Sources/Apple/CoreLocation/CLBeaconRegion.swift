public import Foundation

/// Where a beacon is heard: none is.
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
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
