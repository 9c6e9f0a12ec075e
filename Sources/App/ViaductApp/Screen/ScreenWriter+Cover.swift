import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// Covers the page with a controller that replaces it, such as an error view, below a bar with the page's way back.
    func cover(_ page: inout Screen, with controller: UIViewController) {
        var screen = nativeScreen(controller, style: page.bar.modal == nil ? .push : .fullScreen)
        screen.title = page.bar.title ?? ""
        screen.bar = page.bar
        screen.bar.modal = nil
        screen.dismiss = page.bar.modal?.dismiss
        screen.toolbar = page.toolbar
        screen.tabs = page.tabs
        // Centred, as SwiftUI places a view that does not fill its room.
        screen.unavailable = true
        page.bar.back = nil
        page.presented.insert(.screen(screen), at: 0)
    }
}

extension UIViewController {
    /// The child that covers all of this controller's own view; the newest one of several.
    var cover: UIViewController? {
        children.last { child in
            guard let view = child.viewIfLoaded, view.superview === viewIfLoaded else { return false }
            return view.coversSuperview
        }
    }
}
