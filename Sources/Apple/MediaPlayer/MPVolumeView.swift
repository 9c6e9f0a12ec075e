public import UIKit

/// The volume's slider, which the browser does not have.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
}
