import AppTestSupport
import Testing
import UIKit

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// An app with delegates of its own.
    @MainActor @Suite(.serialized) struct LaunchTests {
        private final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var hasLaunched = false
            var hadWindow = false

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                hasLaunched = true
                hadWindow = window?.rootViewController != nil
                return true
            }
        }

        private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let navigator = Navigator(
                configuration: Navigator.Configuration(name: "main", startLocation: URL(filePath: "/")))

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = navigator.rootViewController
                window?.makeKeyAndVisible()
                navigator.start()
            }
        }

        /// A scene delegate as in apps of Hotwire Native iOS 1.0.
        private final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
            let navigator = Navigator()

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                navigator.route(URL(string: "https://app.example.com/")!)
            }
        }

        /// A scene delegate as in apps of Turbo iOS 7.
        private final class OldestSceneDelegate: UIResponder, UIWindowSceneDelegate {
            let session = Session()

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                self.session.visit(VisitableViewController(url: URL(string: "https://app.example.com/")!))
            }
        }

        /// A scene delegate as in apps with a storyboard.
        private final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let navigator = Navigator(
                configuration: Navigator.Configuration(name: "main", startLocation: URL(filePath: "/")))

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                window!.rootViewController = navigator.rootViewController
                window!.overrideUserInterfaceStyle = .dark
            }
        }

        @Test func `an app with a storyboard has a window before its scene connects`() async throws {
            AppLaunch.makeSceneDelegate = { StoryboardSceneDelegate() }
            AppLaunch.storyboard = "Main"
            defer {
                AppLaunch.makeSceneDelegate = nil
                AppLaunch.storyboard = nil
            }
            let page = TestPage([DrawingComponent.self])
            var windows: [UIWindow] = []
            DrawingComponent.draw = { _, _ in
                windows = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows ?? []
            }
            page.message("drawing", "draw")
            for _ in 0..<5 { await page.turn() }
            #expect(windows.count == 2)
            #expect(windows.first?.shownStyle == .dark)
        }

        @Test func `the storyboard is the scene's, or the app's without scenes`() {
            func scenes(_ configuration: [String: Any]) -> [String: Any] {
                ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]
            }
            #expect(AppLaunch.storyboard(in: ["UIMainStoryboardFile": "Main"]) == "Main")
            #expect(AppLaunch.storyboard(in: ["UIApplicationSceneManifest": scenes(["UISceneStoryboardFile": "Own"])]) == "Own")
            #expect(
                AppLaunch.storyboard(in: [
                    "UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": scenes(["UISceneDelegateClassName": "A"]),
                ]) == nil)
        }

        @Test func `a left-out function of a delegate has a value to return`() {
            #expect(DefaultValue.of(Bool.self) == false)
            #expect(DefaultValue.of(ProposalResult.self) == .accept)
            #expect(DefaultValue.of(UIViewController?.self) == .some(nil))
            #expect(DefaultValue.of([String].self) == [])
            #expect(DefaultValue.of([String: Int].self) == [:])
            #expect(DefaultValue.of(String.self) == "")
            #expect(DefaultValue.of(Int.self) == 0)
            #expect(DefaultValue.of(UIInterfaceOrientationMask.self) == .all)
            // In tests the main actor does not run on the main thread.
            #expect(DefaultValue.make(UISceneConfiguration.self) is UISceneConfiguration)
            #expect(DefaultValue.of(URL.self) == nil)
        }

        @Test func `what a scene delegate's session visits first is the start too`() async throws {
            AppLaunch.makeSceneDelegate = { OldestSceneDelegate() }
            defer { AppLaunch.makeSceneDelegate = nil }
            let page = TestPage([DrawingComponent.self])
            var session: Session?
            DrawingComponent.draw = { _, _ in
                session = (UIApplication.shared.connectedScenes.first?.delegate as? OldestSceneDelegate)?.session
            }
            page.message("drawing", "draw")
            for _ in 0..<5 { await page.turn() }
            #expect(session != nil)
            #expect(!page.frames.contains { if case .move = $0 { true } else { false } })
            DrawingComponent.draw = { _, _ in
                session?.visit(VisitableViewController(url: URL(string: "https://app.example.com/news")!))
            }
            page.message("drawing", "draw")
            for _ in 0..<5 { await page.turn() }
            #expect(page.frames.contains { "\($0)".contains("/news") && !"\($0)".contains("app.example.com") })
        }

        @Test func `what a scene delegate routes to first is the start, on whose host the page is`() async throws {
            AppLaunch.makeSceneDelegate = { OldSceneDelegate() }
            defer { AppLaunch.makeSceneDelegate = nil }
            let page = TestPage([DrawingComponent.self])
            var navigator: Navigator?
            DrawingComponent.draw = { _, _ in
                navigator = (UIApplication.shared.connectedScenes.first?.delegate as? OldSceneDelegate)?.navigator
                #expect(navigator?.startLocation?.host == "app.example.com")
                UIApplication.shared.keyWindow?.rootViewController?.title = "Drawn"
            }
            page.message("drawing", "draw")
            for _ in 0..<5 { await page.turn() }
            #expect(navigator != nil)
            #expect(!page.frames.contains { if case .move = $0 { true } else { false } })
            DrawingComponent.draw = { _, _ in navigator?.route(URL(string: "https://app.example.com/news")!) }
            page.message("drawing", "draw")
            for _ in 0..<5 { await page.turn() }
            #expect(page.frames.contains { "\($0)".contains("/news") && !"\($0)".contains("app.example.com") })
        }

        @Test func `the app's delegate is that of the application`() {
            AppLaunch.launch { AppDelegate() }
            #expect((UIApplication.shared.delegate as? AppDelegate)?.hasLaunched == true)
            UIApplication.shared.delegate = nil
        }

        @Test(arguments: [true, false])
        func `an app with a storyboard has a window before its delegate is told, or its scenes have it`(hasScenes: Bool) {
            if hasScenes { AppLaunch.makeSceneDelegate = { SceneDelegate() } }
            AppLaunch.storyboard = "Main"
            defer {
                AppLaunch.makeSceneDelegate = nil
                AppLaunch.storyboard = nil
                UIApplication.shared.delegate = nil
            }
            AppLaunch.launch { AppDelegate() }
            #expect((UIApplication.shared.delegate as? AppDelegate)?.hadWindow == !hasScenes)
        }

        @Test func `each page has a scene delegate, whose window is drawn and whose start leaves the page where it is`()
            async throws
        {
            AppLaunch.makeSceneDelegate = { SceneDelegate() }
            defer { AppLaunch.makeSceneDelegate = nil }
            let page = TestPage([DrawingComponent.self])
            var found: SceneDelegate?
            DrawingComponent.draw = { destination, _ in
                found = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
                let label = UILabel()
                label.text = "Saved"
                found?.window?.addSubview(label)
                #expect(found?.window?.rootViewController === destination.navigationController)
            }
            page.message("drawing", "draw")
            #expect(try await page.screen().overlays.contains { $0.element.label?.text == "Saved" })
            #expect(found != nil)
            #expect(!page.frames.contains { if case .move = $0 { true } else { false } })
        }
    }
}
