import HotwireNative
import UIKit

/// A native sheet with a modal page on top of it. A phone has both on its modal stack; here the sheet waits at the place below the page.
extension EmbeddedSession {
    /// Dismisses what the old place presents, which makes no sense on the next one. A sheet below a modal page stays.
    func dismissPresented(at left: Location?, before current: Location?) {
        guard let left, let destination = left.destination, let presented = destination.presentedViewController else { return }
        guard left.modal == nil, current?.modal != nil, let sheet = presented as? UINavigationController,
            sheet === decidingNavigator.sheet
        else { return destination.dismiss(animated: false) }
        if sheet.presentedViewController != nil { sheet.dismiss(animated: false) }
        left.sheet = sheet
        let screen = sheet.topViewController
        screen?.viewWillDisappear(false)
        // The place below stays covered, so it gets no event.
        stage?.navigation.adopt(presented: nil)
        screen?.viewDidDisappear(false)
    }

    /// Shows the native screens and the sheet of the current place again.
    func bringBack() {
        restack()
        guard let stage, let location = stack.current, let sheet = location.sheet else { return }
        location.sheet = nil
        guard stage.navigation.presentedViewController == nil else { return }
        let screen = sheet.topViewController
        work(on: nil) {
            screen?.viewWillAppear(false)
            stage.navigation.adopt(presented: sheet)
            screen?.viewDidAppear(false)
        }
    }
}
