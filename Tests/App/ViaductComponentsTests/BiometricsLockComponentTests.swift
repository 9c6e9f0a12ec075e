import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct BiometricsLockComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `covers the page in the background, and asks who is there when it comes back`() async throws {
        page.message("biometrics-lock", "enable")
        show(false)
        #expect(try await page.screen().presented.map(\.title) == ["Locked"])
        #expect(try await page.screen().asks.isEmpty)
        show(true)
        try await page.answer(.biometrics, #""failure""#)
        #expect(try await page.screen().presented.count == 1)
        try await page.tap("Unlock")
        try await page.answer(.biometrics, #""success""#)
        for _ in 0..<5 { await page.turn() }
        #expect(try await page.screen().presented.isEmpty)
    }

    @Test func `another page is not locked, nor one whose lock was taken away`() async throws {
        let other = TestPage(BuiltInComponents.all)
        other.message("biometrics-lock", "enable")
        page.message("biometrics-lock", "enable")
        page.message("biometrics-lock", "disable")
        page.message("biometrics-lock", "reenable")
        show(false)
        #expect(try await page.screen().presented.isEmpty)
        #expect(try await other.screen().presented.isEmpty)
    }

    @Test func `the next location of a locked page is locked too`() async throws {
        page.message("biometrics-lock", "enable")
        show(false)
        page.visit("http://localhost/two")
        #expect(try await page.screen().presented.isEmpty)
        page.message("biometrics-lock", "reenable")
        #expect(try await page.screen().presented.count == 1)
        try await page.answer(.biometrics, #""success""#)
        for _ in 0..<5 { await page.turn() }
        #expect(try await page.screen().presented.isEmpty)
    }

    private func show(_ isVisible: Bool) {
        page.send(#"{"type":"visibility","visible":\#(isVisible)}"#)
    }
}
