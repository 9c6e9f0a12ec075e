import Foundation
import Testing

@testable import ViaductBuilder

struct DeclarationNeedsTests {
    /// Finds the path from `C` to the declaration that was omitted at the `⚑` of a source.
    private func helpers(_ source: String) throws -> [String]? {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("⚑") })
        let column = lines[line].prefix { $0 != "⚑" }.utf8.count + 1
        let url = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(source.filter { $0 != "⚑" }.utf8).write(to: url)
        let error = Diagnostic(file: url.path, line: line + 1, column: column, isError: true, text: "no X")
        let needs = try DeclarationNeeds(of: [AppSource(url)], lacking: [Omission(declaration: "", error: error, lostName: nil)])
        return needs.chain(from: "C")?.helpers
    }

    @Test(arguments: [
        ("class C: B { func a() { Api().fetch() } }\nstruct Api { func fetch() { ⚑X() } }", ["Api.fetch"]),
        (
            "class C: B { func a() { Show.it() } }\nenum Show { static func it() { api.get() } }\nlet api = Api()\nstruct Api { func get() { ⚑X() } }",
            ["Show.it", "Api.get"]
        ),
        ("class C: B { func a() { \"\\(Api().text)\" } }\nstruct Api { var text: String { ⚑X() } }", ["Api.text"]),
        ("class C: B { let a = Api() }\nclass Api { let b = \"\"\n    init() { ⚑X() } }", ["Api.init"]),
        ("class C: B { let a = Api() }\nclass Api {\n    let b = ⚑X() }", ["Api.b"]),
        (
            "class C: B { func a() { Screen() } }\nclass Screen: UIViewController {\n    override func viewDidLoad() { ⚑X() } }",
            ["Screen.viewDidLoad"]
        ),
        ("class C: B { func a() { List() } }\nclass List: UIView, UITableViewDelegate {\n    func tableView() { ⚑X() } }", ["List.tableView"]),
        ("class C: B { func a(view: UIView) { view.shake() } }\nextension UIView { func shake() { ⚑X() } }", ["UIView.shake"]),
        ("class C: B { func a() { Api.get() } }\ntypealias Api = Net\nclass Net { static func get() { ⚑X() } }", ["Net.get"]),
        ("class C: B {}\nclass B: BridgeComponent {\n    override func onReceive() { ⚑X() } }", ["B.onReceive"]),
        ("class C: B { func a() { List() } }\nclass List {}\nextension List: ⚑P {}", ["List"]),
    ]) func `a component needs what it mentions, and what that runs or mentions`(source: String, expected: [String]) throws {
        #expect(try helpers(source) == expected)
    }

    @Test(arguments: [
        "class C: B { func a() { Api().fetch() } }\nstruct Api { func fetch() {}; func other() { ⚑X() } }",
        "class C: B { func other() {} }\nclass D: B { func a() { Api().fetch() } }\nstruct Api { func fetch() { ⚑X() } }",
        "class C: B { func a() { \"Api.get\" /* Api.get */ } }\nstruct Api { static func get() { ⚑X() } }",
        "class C: B { func a() { List() } }\nclass List: P, Q {\n    private func load() { ⚑X() } }",
    ]) func `a component needs nothing that it never uses`(source: String) throws {
        #expect(try helpers(source) == nil)
    }
}
