import AppTestSupport
import Testing
import ViaductComponents

@MainActor @Suite struct BarcodeScannerComponentTests {
    let page = TestPage(BuiltInComponents.all)

    @Test func `tells what was scanned, each time`() async throws {
        for code in ["4006381333931", "viaduct"] {
            let id = page.message("barcode-scanner", "scan")
            let ask = try await page.answer(.barcode, #"{"code":"\#(code)","type":"qr"}"#)
            #expect(ask.types?.contains("ean13") == true)
            #expect(page.replies.last?.data == #"{"barcode":"\#(code)"}"#)
            #expect(try await page.screen().presented.isEmpty)
            #expect(try await page.screen().asks.isEmpty)
            #expect(page.settled.last == id)
        }
    }

    @Test func `who cancels has scanned nothing, and can begin again`() async throws {
        for _ in 0..<2 {
            page.message("barcode-scanner", "scan")
            try await page.answer(.barcode, nil)
            #expect(try await page.screen().presented.isEmpty)
        }
        #expect(page.replies.isEmpty)
        #expect(page.notices.isEmpty)
    }

    @Test func `a scanner goes with its page`() async throws {
        page.message("barcode-scanner", "scan")
        try await page.wait(for: .barcode)
        page.visit("http://localhost/two")
        #expect(try await page.screen().asks.isEmpty)
        #expect(try await page.screen().presented.isEmpty)
    }
}
