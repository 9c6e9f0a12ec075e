import AppTestSupport
import HotwireNative
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// The component that created each part of the screen.
    @MainActor @Suite(.serialized) struct MakerTests {
        private func page(_ draw: @escaping (UIViewController, DrawingComponent) -> Void) -> TestPage {
            DrawingComponent.draw = draw
            let page = TestPage([DrawingComponent.self, EchoComponent.self])
            page.message("drawing", "connect")
            return page
        }

        @Test func `items, searches, overlays and native screens tell the component that has made them`() async throws {
            let screen = try await page { controller, _ in
                let label = UILabel()
                label.text = "Custom"
                controller.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Save"), UIBarButtonItem(customView: label)]
                controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
                let toast = UILabel()
                toast.text = "Saved"
                controller.view.addSubview(toast)
                let sheet = UIViewController()
                sheet.title = "Sheet"
                controller.present(sheet, animated: true)
            }.screen()
            let json = screen.json
            #expect(json.matches(of: #/"component":"drawing"/#).count == 5)
            #expect(screen.bar.search?.component == "drawing")
            #expect(screen.overlays.map(\.element.component) == ["drawing"])
            guard case .screen(let native) = screen.presented.first else { return #expect(Bool(false), "\(json)") }
            #expect(native.component == "drawing")
        }

        @Test func `what a tap makes belongs to the component that has made the control`() async throws {
            let page = page { controller, _ in
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "More",
                    primaryAction: UIAction { _ in
                        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                        alert.addAction(
                            UIAlertAction(title: "Next", style: .default) { _ in
                                Task { @MainActor in
                                    controller.present(UIAlertController(title: "Last", message: nil, preferredStyle: .actionSheet), animated: true)
                                }
                            })
                        controller.present(alert, animated: true)
                    })
            }
            try await page.tap("More")
            guard case .alert(let alert) = try await page.screen().presented.first else { return #expect(Bool(false)) }
            #expect(alert.component == "drawing")
            try await page.tap("Next")
            await page.turn()
            guard case .sheet(let sheet) = try await page.screen().presented.first else { return #expect(Bool(false)) }
            #expect(sheet.component == "drawing")
        }

        @Test func `what came about in another way belongs to nobody`() async throws {
            var destination: UIViewController?
            let page = page { controller, _ in destination = controller }
            destination?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Timer")
            let screen = try await page.screen()
            #expect(screen.json.contains("Timer") && !screen.json.contains("component"))
        }
    }
}
