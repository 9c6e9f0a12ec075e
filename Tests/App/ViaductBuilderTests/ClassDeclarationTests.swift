import Foundation
import Testing

@testable import ViaductBuilder

struct ClassDeclarationTests {
    private func sources(_ texts: String...) throws -> [AppSource] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try texts.enumerated().map { index, text in
            let file = folder.appending(path: "\(index).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return try AppSource(file)
        }
    }

    @Test func `components are found by what they inherit from, over files`() throws {
        let found = try sources(
            "final class FormComponent: BaseComponent { override class var name: String { \"form\" } }",
            "class BaseComponent: BridgeComponent {}", "class Other: UIViewController, BridgeDestination {}",
            "struct Model: Decodable {}"
        ).components.map(\.declaration)
        #expect(found.map(\.name).sorted() == ["BaseComponent", "FormComponent"])
        #expect(found.first { $0.name == "FormComponent" }?.componentName == "form")
    }

    @Test func `a component's line is that of its onReceive, or its own`() throws {
        let found = try sources(
            """
            import UIKit

            /* class A: BridgeComponent { func onReceive(message: Message) */
            public final
              class B: BridgeComponent {
              class Inner: BridgeComponent {
                override func onReceive(message: Message) {}
              }
              func onReceive(other: Int) {}
              override func onReceive(message: Message) {}
            }

            final class C: B {}
            """)
        #expect(found.components.map(\.declaration.name).sorted() == ["B", "B.Inner", "C"])
        let lines = Dictionary(uniqueKeysWithValues: found.components.map { ($0.declaration.name, $0.declaration.line) })
        #expect(lines == ["B": 10, "B.Inner": 7, "C": 13])
    }

    @Test func `a superclass may be in another module, which other modules find only when it is public`() throws {
        let all = try sources(
            "final class ProComponent: Pay.PayComponent {}",
            "open class PayComponent: BridgeComponent {}\nclass Inner: BridgeComponent {}\nenum A { public class B: BridgeComponent {} }")
        #expect(Array(all.prefix(1)).components(basedOn: Array(all.dropFirst())).map(\.declaration.name) == ["ProComponent"])
        #expect(Array(all.dropFirst()).components.filter(\.declaration.isPublic).map(\.declaration.name) == ["PayComponent"])
    }

    @Test(arguments: [
        "override class var name: String", "override nonisolated class var name: String",
        "override class nonisolated(unsafe) var name: String", "class override var name: String",
    ])
    func `a component's name is found however its property is declared`(property: String) throws {
        let found = try sources("class Form: BridgeComponent { \(property) { \"form\" } }").components
        #expect(found.first?.declaration.componentName == "form")
    }

    @Test func `a nested class is named with what is around it, and a private one is not taken`() throws {
        let found = try sources(
            """
            enum Bridge {
                final class Menu: BridgeComponent { override nonisolated static public var name: String { return "menu" } }
            }
            extension Bridge { class Share: HotwireNative.BridgeComponent {} }
            private class Hidden: BridgeComponent {}
            // class Commented: BridgeComponent {}
            let text = "class Quoted: BridgeComponent {}"
            """
        ).components.map(\.declaration)
        #expect(found.map(\.name) == ["Bridge.Menu", "Bridge.Share"])
        #expect(found.first?.componentName == "menu")
    }

    @Test func `a generic class is a base, and cannot be run itself`() throws {
        let found = try sources(
            "class ListComponent<Item: Decodable>: BridgeComponent {}", "final class Tags: ListComponent<Tag> {}"
        ).components.map(\.declaration)
        #expect(found.map(\.name) == ["Tags"])
    }
}
