import UIKit

/// The lock of one scene: covers it in the background, and asks the person to authenticate when it returns.
@MainActor final class BiometricsLock {
    private static var locks: [ObjectIdentifier: BiometricsLock] = [:]

    private weak var scene: UIScene?
    private var observers: [any NSObjectProtocol] = []
    private weak var cover: LockViewController?

    static func enable(on scene: UIWindowScene) {
        forgetClosedScenes()
        if locks[ObjectIdentifier(scene)] == nil { locks[ObjectIdentifier(scene)] = BiometricsLock(scene) }
    }

    static func disable(on scene: UIWindowScene) {
        locks.removeValue(forKey: ObjectIdentifier(scene))?.end()
    }

    /// Enables the lock again for a page of a locked app, so that a cover that was removed with the last page returns.
    static func reenable(on scene: UIWindowScene) {
        locks[ObjectIdentifier(scene)]?.resume()
    }

    private static func forgetClosedScenes() {
        for (key, lock) in locks where lock.scene == nil {
            lock.end()
            locks[key] = nil
        }
    }

    private var isLocked = false

    private init(_ scene: UIWindowScene) {
        self.scene = scene
        observe(UIScene.didEnterBackgroundNotification) { $0.lock() }
        observe(UIScene.willEnterForegroundNotification) { $0.cover?.unlock() }
    }

    private func observe(_ name: Notification.Name, _ body: @escaping @MainActor (BiometricsLock) -> Void) {
        let observer = NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
                if let self { body(self) }
            }
        }
        observers.append(observer)
    }

    private func end() {
        observers.forEach(NotificationCenter.default.removeObserver)
        cover?.dismiss(animated: true)
    }

    private func resume() {
        guard isLocked, cover == nil else { return }
        lock()
        cover?.unlock()
    }

    private func lock() {
        isLocked = true
        guard cover == nil, let top = (scene as? UIWindowScene)?.keyWindow?.rootViewController?.topmost else { return }
        let cover = LockViewController { [weak self] in self?.isLocked = false }
        top.present(cover, animated: false)
        self.cover = cover
    }
}

extension UIViewController {
    fileprivate var topmost: UIViewController { presentedViewController?.topmost ?? self }
}
