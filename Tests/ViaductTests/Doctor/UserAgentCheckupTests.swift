import Foundation
import Testing

@testable import viaduct

@Suite struct UserAgentCheckupTests {
    private func findings(_ text: String) -> [Finding] { UserAgentCheckup(text: text, subject: "User-Agent").findings }

    @Test(arguments: [
        ("Mozilla/5.0", "VD-AGENT-1"), ("Hotwire Native iOS; Turbo Native iOS", "VD-AGENT-2"),
        ("Turbo Native iOS bridge-components: []", "VD-AGENT-2"), ("Turbo Native iOS bridge-components: [ ]", "VD-AGENT-2"),
        ("Hotwire Native Android; Turbo Native Android; bridge-components: [form,menu];", "VD-AGENT-2"),
    ])
    func `what keeps a library from loading is a problem`(text: String, code: String) {
        #expect(findings(text).compactMap(\.code) == [code])
    }

    @Test func `an agent of today is fine, and what is odd about another is told`() {
        #expect(findings("A/1 Hotwire Native iOS; Turbo Native iOS; bridge-components: [form]").map(\.level) == [.fine])
        let odd = [
            "Hotwire Native iOS; bridge-components: [form]": "lacks “Turbo Native iOS”",
            "Turbo Native iOS bridge-components: [form]": "lacks “Hotwire Native iOS”",
            "Hotwire Native; Turbo Native; bridge-components: [form]": "no platform",
            "Hotwire Native iOS; Turbo Native Android; bridge-components: [form]": "both",
        ]
        for (text, words) in odd {
            #expect(findings(text).map(\.level) == [.fine, .hint], "\(text)")
            #expect(findings(text).last?.text.contains(words) == true, "\(text)")
        }
    }

    @Test func `the command prints what a phone sends, and checks it`() throws {
        let ios = try Program(["agent", "--components", "form,menu", "--app", "MyApp/1.2"]).finish()
        #expect(ios.output.hasPrefix("Mozilla/5.0 (iPhone;"))
        #expect(ios.output.hasSuffix("MyApp/1.2 Hotwire Native iOS; Turbo Native iOS; bridge-components: [form menu]\n"))
        let android = try Program(["agent", "--platform", "android", "--components", "form"]).finish()
        #expect(android.output.hasPrefix("Hotwire Native Android; Turbo Native Android; bridge-components: [form]; Mozilla/5.0 (Linux;"))
        #expect(try Program(["agent", "--check", ios.output]).finish().status == 0)
        let wrong = try Program(["agent", "--check", "Mozilla/5.0"]).finish()
        #expect(wrong.status == 1)
        #expect(wrong.output.contains("(VD-AGENT-1)"))
    }
}
