public import Foundation
import UIKit

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
    @available(*, deprecated, message: "Does nothing in a browser.")
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        Inert.note("CLLocationManager.startRangingBeacons(satisfying:)")
    }
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
