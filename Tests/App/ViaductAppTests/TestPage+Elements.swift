import AppTestSupport
import Testing
import UIKit
import ViaductProtocol

extension TestPage {
    /// The element that is written for a view of a pushed screen. The page's app has the `DrawingComponent`.
    func element(_ view: UIView) async throws -> Screen.Element {
        DrawingComponent.draw = { controller, _ in
            let screen = UIViewController()
            screen.view.addSubview(view)
            controller.navigationController?.pushViewController(screen, animated: false)
        }
        message("drawing", "draw")
        return try await element()
    }

    /// The first element of the screen on top, as it is now.
    func element() async throws -> Screen.Element {
        let presented = try #require(try await screen().presented.last?.screen)
        return presented.content.first ?? Screen.Element()
    }
}
