import Foundation
import Testing

@testable import ViaductBuilder

@Suite struct DelegateTests {
    private func sources(_ texts: String...) throws -> [AppSource] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try texts.enumerated().map { index, text in
            let file = folder.appending(path: "\(index).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return try AppSource(file)
        }
    }

    @Test func `the delegates are found by what they conform to, also in an extension`() throws {
        let sources = try sources(
            """
            // class Comment: UIResponder, UIApplicationDelegate {}
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
            }
            """,
            """
            final class SceneController: UIResponder {
            }
            extension SceneController: NavigatorDelegate {
            }
            extension SceneController: UIWindowSceneDelegate {
            }
            """)
        #expect(sources.appDelegate == "AppDelegate")
        #expect(sources.sceneDelegate == "SceneController")
    }

    @Test func `a class that cannot be named is not one`() throws {
        let sources = try sources("private class AppDelegate: NSObject, UIApplicationDelegate {\n}")
        #expect(sources.appDelegate == nil)
        #expect(sources.sceneDelegate == nil)
    }
}
