import Foundation
import UIKit

/// The beginning of an iOS app: its own delegate, and one of its scene delegates for each page.
///
/// Delegates are written for a phone. A delegate that ends the process is skipped from then on.
@MainActor final class AppLaunch {
    static var makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
    /// The application holds it weakly.
    private static var delegate: (any UIApplicationDelegate)?

    static func launch(_ makeDelegate: @MainActor () -> any UIApplicationDelegate) {
        Trial.perform("The app's delegate") {
            let delegate = makeDelegate()
            Self.delegate = delegate
            UIApplication.shared.delegate = delegate
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
            delegate.applicationDidBecomeActive(.shared)
        }
    }

    /// - Returns: the delegate, which the scene holds weakly.
    static func connect(_ scene: UIWindowScene) -> (any UISceneDelegate)? {
        guard let makeSceneDelegate else { return nil }
        var connected: (any UISceneDelegate)?
        Trial.perform("The app's scene delegate") {
            let delegate = makeSceneDelegate()
            connected = delegate
            scene.delegate = delegate
            UIApplication.isConnectingScene = true
            defer { UIApplication.isConnectingScene = false }
            delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            delegate.sceneWillEnterForeground(scene)
            delegate.sceneDidBecomeActive(scene)
        }
        return connected
    }
}
