public import UIKit

extension RemoteApp {
    /// Starts the delegates of an iOS app, before the app itself is made: they set what it looks at.
    ///
    /// - Parameters:
    ///   - delegate: makes the app's delegate; `nil` when there is none.
    ///   - sceneDelegate: makes a scene delegate, of which each page gets one; `nil` when there is none.
    public static func launch(
        delegate: (@MainActor () -> any UIApplicationDelegate)?,
        sceneDelegate: (@MainActor () -> any UISceneDelegate)?,
        log: @escaping @MainActor (String) -> Void = RemoteApp.printToStandardError
    ) {
        ComponentLog.install(log)
        AppLaunch.makeSceneDelegate = sceneDelegate
        if let delegate { AppLaunch.launch(delegate) }
    }
}
