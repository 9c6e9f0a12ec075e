import UIKit

extension BridgingDelegate {
    /// The screen, which is not optional in Strada iOS. Once it is gone, an invisible screen, where Strada would crash.
    public var destination: any BridgeDestination {
        let current: (any BridgeDestination)? = destination
        return current ?? GoneDestination()
    }
}

private final class GoneDestination: UIViewController, BridgeDestination {}
