import Foundation
import UIKit
import ViaductProtocol

extension EmbeddedSession: UIWindowHost {
    /// A web address opens beside the page; where the browser refuses that, in its place.
    func open(_ url: URL) {
        send(.move(.outside(url.absoluteString)))
    }

    func vibrate(_ feedback: String) {
        send(.haptic(feedback))
    }

    func copy(_ text: String) {
        run("navigator.clipboard && navigator.clipboard.writeText(\(JSONText.quoted(text))).catch(() => {})")
    }

    func printPage() {
        run("setTimeout(() => window.print())")
    }

    /// The script's value would be of no use, and a promise is no JSON.
    private func run(_ script: String) {
        evaluate("(() => { \(script) })()") { _ in }
    }
}
