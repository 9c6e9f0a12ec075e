import Testing
import ViaductProtocol

@Suite struct AppDescriptionTests {
    private func app(_ userAgent: String) -> AppDescription {
        AppDescription(name: "App", platform: .ios, components: ["a", "form", "b"], userAgent: userAgent)
    }

    @Test func `a hidden component is in no user agent either`() {
        let shown = app("MyApp/1 Hotwire Native iOS; bridge-components: [a form b] MyApp").without(["form", "x"])
        #expect(shown.components == ["a", "b"])
        #expect(shown.userAgent == "MyApp/1 Hotwire Native iOS; bridge-components: [a b] MyApp")
        #expect(app("bridge-components: [a form b]").without(["a", "form", "b"]).userAgent == "bridge-components: []")
    }

    @Test(arguments: [
        ("bridge-components: [a form] and bridge-components: [form]", "bridge-components: [a] and bridge-components: []"),
        ("bridge-components: [bridge-components: form b]", "bridge-components: [bridge-components: b]"),
        ("bridge-components: [form", "bridge-components: [form"), ("[form]", "[form]"),
    ])
    func `only whole lists of a user agent are changed`(userAgent: String, shown: String) {
        #expect(app(userAgent).without(["form"]).userAgent == shown)
    }

    @Test func `a hidden component has its reason, and a stub that is gone only where the app has no component of its name`() {
        let shown = app("bridge-components: [a form b]").hiding(["a", "x"], for: .test).hiding(["form"], for: .version)
        #expect((shown.components, shown.hidden) == (["b"], ["a": .test, "form": .version]))
        #expect(shown.userAgent == "bridge-components: [b]")
        #expect(shown.lacking(stubs: ["a", "b", "rating"]).hidden == ["a": .test, "form": .version, "rating": .stub])
    }

    @Test func `an app without it stays as it is`() {
        let app = app("bridge-components: [ a  form b]")
        #expect(app.without(["x"]) == app)
    }
}
