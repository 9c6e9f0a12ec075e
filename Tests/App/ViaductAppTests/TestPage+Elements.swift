import AppTestSupport
import Testing
import UIKit
import ViaductProtocol

extension TestPage {
    /// Pushes a screen with the view, and returns its element. The page's app needs the `DrawingComponent`.
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
