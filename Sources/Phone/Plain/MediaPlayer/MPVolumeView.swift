@_exported public import UIKit

/// The volume's slider, which the browser does not have.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var showsVolumeSlider = true { didSet { Inert.note("MPVolumeView.showsVolumeSlider") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var showsRouteButton = true { didSet { Inert.note("MPVolumeView.showsRouteButton") } }
}
