import UIKit

extension BridgingDelegate {
    /// The screen, which is no optional in Strada iOS. Once it is gone, where Strada crashes, a screen that nobody sees.
    public var destination: any BridgeDestination {
        let current: (any BridgeDestination)? = destination
        return current ?? GoneDestination()
    }
}

private final class GoneDestination: UIViewController, BridgeDestination {}
