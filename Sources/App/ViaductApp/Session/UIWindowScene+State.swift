import Foundation
import UIKit

extension UIWindowScene {
    /// Sends all events that iOS sends, in its order. To observe one page only, listen to its scene.
    func move(toForeground isForeground: Bool) {
        guard isForeground == (activationState == .background) else { return }
        if isForeground {
            delegate?.sceneWillEnterForeground(self)
            post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
            activationState = .foregroundActive
            delegate?.sceneDidBecomeActive(self)
            post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
        } else {
            delegate?.sceneWillResignActive(self)
            post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
            activationState = .background
            delegate?.sceneDidEnterBackground(self)
            post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
        }
        tell(UIApplication.shared.delegate, isForeground)
    }

    private func post(_ scene: Notification.Name, _ application: Notification.Name) {
        NotificationCenter.default.post(name: scene, object: self)
        NotificationCenter.default.post(name: application, object: UIApplication.shared)
    }

    /// Sends the event to the app's delegate, unless the scene has a delegate.
    private func tell(_ delegate: (any UIApplicationDelegate)?, _ isForeground: Bool) {
        guard let delegate, self.delegate == nil else { return }
        if isForeground {
            delegate.applicationWillEnterForeground(.shared)
            delegate.applicationDidBecomeActive(.shared)
        } else {
            delegate.applicationWillResignActive(.shared)
            delegate.applicationDidEnterBackground(.shared)
        }
    }
}
