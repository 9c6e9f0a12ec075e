@_exported public import UIKit

/// A volume slider. It is not drawn, because a page cannot set the volume.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    @available(*, deprecated, message: "no effect") open var showsVolumeSlider = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var showsRouteButton = true { didSet { inert(self) } }
}
