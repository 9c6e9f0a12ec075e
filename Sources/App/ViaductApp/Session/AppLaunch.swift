import Foundation
import UIKit

/// The beginning of an iOS app: its own delegate, and one of its scene delegates for each page.
///
/// Delegates are written for a phone. A delegate that ends the process is skipped from then on.
@MainActor final class AppLaunch {
    static var makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
    /// The storyboard whose window the system makes before it calls the delegates; `nil` for an app without one.
    static var storyboard = Bundle.main.infoDictionary.flatMap { storyboard(in: $0) }
    /// The application holds it weakly.
    private static var delegate: (any UIApplicationDelegate)?

    static func launch(_ makeDelegate: @MainActor () -> any UIApplicationDelegate) {
        Trial.perform("The app's delegate") {
            let delegate = makeDelegate()
            Self.delegate = delegate
            UIApplication.shared.delegate = delegate
            if storyboard != nil, makeSceneDelegate == nil { delegate.window = storyboardWindow(on: nil) }
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
            if storyboard != nil { (delegate as? any UIWindowSceneDelegate)?.window = storyboardWindow(on: scene) }
            UIApplication.isConnectingScene = true
            defer { UIApplication.isConnectingScene = false }
            delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            delegate.sceneWillEnterForeground(scene)
            delegate.sceneDidBecomeActive(scene)
        }
        return connected
    }

    /// - Parameter info: an `Info.plist`. With scenes, the scene's storyboard counts.
    nonisolated static func storyboard(in info: [String: Any]) -> String? {
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        guard let scenes else { return info["UIMainStoryboardFile"] as? String }
        return scenes.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
    }

    /// The storyboard itself is not read: its window has an empty screen.
    private static func storyboardWindow(on scene: UIWindowScene?) -> UIWindow {
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        return window
    }
}
