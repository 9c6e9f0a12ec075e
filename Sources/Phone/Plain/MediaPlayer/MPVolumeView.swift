@_exported public import UIKit

/// The volume's slider, which the browser does not have.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    @available(*, deprecated, message: "no effect") open var showsVolumeSlider = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var showsRouteButton = true { didSet { inert(self) } }
}
