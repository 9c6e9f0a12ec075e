public import UIKit

extension RemoteApp {
    /// Starts the delegates of an iOS app. Call it before the app itself is made, since they set what the app reads.
    ///
    /// - Parameters:
    ///   - delegate: makes the app's delegate; `nil` when there is none.
    ///   - sceneDelegate: makes a scene delegate, one for each page; `nil` when there is none.
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
