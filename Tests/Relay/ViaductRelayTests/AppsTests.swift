import Testing

@testable import ViaductRelay

@MainActor @Suite struct AppsTests {
    @Test func `of several apps of a platform the first one serves it`() {
        let (first, second, android) = (EchoApp(), EchoApp(), EchoApp(platform: .android))
        let apps = Apps(embedded: [first, second, android])
        #expect(apps.app(in: "default", platform: .ios, name: nil) === first)
        #expect(apps.app(in: "default", platform: .android, name: nil) === android)
        #expect(apps.app(in: "default", platform: nil, name: nil) === first)
    }

    @Test func `a platform that no app has gets the first one`() {
        let only = EchoApp()
        #expect(Apps(embedded: [only]).app(in: "default", platform: .android, name: nil) === only)
    }
}
