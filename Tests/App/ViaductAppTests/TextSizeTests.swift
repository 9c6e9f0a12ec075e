import AppTestSupport
import HotwireNative
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// The phone's text size, as components see it.
    @MainActor @Suite(.serialized) struct TextSizeTests {
        private func page(_ draw: @escaping (UIViewController, DrawingComponent) -> Void = { _, _ in }) -> TestPage {
            DrawingComponent.draw = draw
            return TestPage([DrawingComponent.self])
        }

        @Test func `a size from before the first message is there at once, and the page gets it`() async throws {
            var seen: [UIContentSizeCategory] = []
            let page = page { controller, _ in
                seen = [
                    UIApplication.shared.preferredContentSizeCategory, controller.traitCollection.preferredContentSizeCategory,
                    controller.view.traitCollection.preferredContentSizeCategory, UITraitCollection.current.preferredContentSizeCategory,
                    UIViewController().traitCollection.preferredContentSizeCategory,
                ]
            }
            page.use(.xxlarge)
            page.message("drawing", "connect")
            #expect(seen == Array(repeating: .extraExtraLarge, count: 5))
            #expect(try await page.screen().textSize == .xxlarge)
            page.use(.large)
            #expect(try await page.screen().json.contains("textSize") == false)
        }

        @Test func `a change is told to controllers, views, registrations and observers, each once`() async throws {
            let observed = Observed()
            let page = page { controller, _ in
                let child = TraitController(observed)
                controller.addChild(child)
                controller.view.addSubview(child.view)
                let registration = controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                    (controller: UIViewController, previous) in
                    observed.events.append("registered \(previous.preferredContentSizeCategory.rawValue)")
                }
                controller.unregisterForTraitChanges(
                    controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIViewController, _) in
                        observed.events.append("gone")
                    })
                observed.registration = registration
            }
            let token = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) {
                notification in
                let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
                MainActor.assumeIsolated { observed.events.append("notified \(value ?? "")") }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            page.message("drawing", "connect")
            page.use(.small)
            page.use(.small)
            #expect(
                observed.events.sorted() == [
                    "controller UICTContentSizeCategoryL to UICTContentSizeCategoryS", "notified UICTContentSizeCategoryS",
                    "registered UICTContentSizeCategoryL", "view",
                ])
        }

        @Test func `fonts of text styles follow it, and others do not`() async throws {
            let page = page { controller, _ in
                let fonts: [(UIFont, Bool)] = [
                    (.preferredFont(forTextStyle: .body), true), (.preferredFont(forTextStyle: .footnote), false),
                    (UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 50), true),
                    (.systemFont(ofSize: 12), true),
                ]
                for (font, adjusts) in fonts {
                    let label = UILabel()
                    label.text = "Text"
                    label.font = font
                    label.adjustsFontForContentSizeCategory = adjusts
                    controller.view.addSubview(label)
                }
            }
            page.use(.small)
            page.message("drawing", "connect")
            func sizes() async throws -> [Double] {
                try await page.screen().overlays.map { if case .label(let label) = $0.element.content { label.size ?? 0 } else { 0 } }
            }
            #expect(try await sizes() == [15, 12, 30, 12])
            page.use(.accessibilityXXXLarge)
            #expect(try await sizes() == [53, 12, 50, 12])
        }
    }
}

@MainActor private final class Observed {
    var events: [String] = []
    var registration: (any UITraitChangeRegistration)?
}

private final class TraitController: UIViewController {
    private let observed: Observed

    init(_ observed: Observed) {
        self.observed = observed
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = TraitView(observed) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let old = previousTraitCollection?.preferredContentSizeCategory.rawValue ?? ""
        observed.events.append("controller \(old) to \(traitCollection.preferredContentSizeCategory.rawValue)")
    }
}

private final class TraitView: UIView {
    private let observed: Observed

    init(_ observed: Observed) {
        self.observed = observed
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { observed.events.append("view") }
}
