import Foundation
import Synchronization

/// What compiles, and has no effect in a browser: each is logged once.
package enum Inert {
    private static let noted = Mutex<Set<String>>([])

    package static func note(_ name: String) {
        guard noted.withLock({ $0.insert(name).inserted }) else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { UIKitLog.write("\(name) does nothing in a browser.") } }
    }
}
