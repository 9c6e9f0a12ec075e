import AppTestSupport
import Foundation
import Testing
import UIKit

extension TestPage {
    /// The element that is written for a view of a pushed screen. The page's app has the `DrawingComponent`.
    func element(_ view: UIView) async throws -> [String: Any] {
        DrawingComponent.draw = { controller, _ in
            let screen = UIViewController()
            screen.view.addSubview(view)
            controller.navigationController?.pushViewController(screen, animated: false)
        }
        message("drawing", "draw")
        return try await element()
    }

    /// The first element of the screen on top, as it is now.
    func element() async throws -> [String: Any] {
        _ = try await screen()
        let text = try #require(screens.last)
        let screen = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let presented = try #require((screen["presented"] as? [[String: Any]])?.last)
        return (presented["content"] as? [[String: Any]])?.first ?? [:]
    }
}
