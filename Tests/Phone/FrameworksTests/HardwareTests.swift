import AppTestSupport
import Foundation
import Security
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct HardwareTests {
    let page = TestPage([HardwareComponent.self])
    /// The first bytes of a JPEG.
    let image = "/9j/4AAQ"

    @Test func `a capture session asks for the camera, and then for a code`() async throws {
        page.message("hardware", "session")
        #expect(try await page.answer(.permission, "true").subject == "camera")
        let ask = try await page.answer(.barcode, #"{"code":"4006381333931","type":"ean13"}"#)
        #expect(ask.types == ["qr", "ean13"])
        #expect(try await page.replies(1)[0]["text"] as? String == "4006381333931 true")
        #expect(try await page.screen().presented.isEmpty)
    }

    @Test func `a session sees nothing when the camera is not allowed, and stops with its screen`() async throws {
        page.message("hardware", "session")
        try await page.answer(.permission, "false")
        for _ in 0..<5 { await page.turn() }
        #expect(try await page.screen().asks.isEmpty)
        try await page.dismiss()
        #expect(try await page.screen().presented.isEmpty)
        #expect(page.replies.isEmpty)
    }

    @Test func `pickers give the chosen images, or tell that there is none`() async throws {
        page.message("hardware", "picker")
        #expect(try await page.answer(.image, #"{"images":["\#(image)"]}"#).maximum == 1)
        page.message("hardware", "picker")
        try await page.answer(.image, nil)
        page.message("hardware", "photos")
        #expect(try await page.answer(.image, #"{"images":["\#(image)","\#(image)"]}"#).maximum == 3)
        _ = try await page.replies(3)
        page.message("hardware", "photos")
        try await page.answer(.image, nil)
        #expect(
            try await page.replies(4).map { $0["text"] as? String } == ["image", "cancelled", "2 true", "nothing"])
    }

    @Test(arguments: [
        (#"{"files":[{"name":"a.pdf","data":"QQ=="},{"name":"../../b","data":"Qg=="}]}"#, "a.pdf A, b B"),
        (#"{"files":[{"name":"..","data":"QQ=="}]}"#, "File A"), (#"{"files":[{"name":"../\u0301b","data":"QQ=="}]}"#, "\u{301}b A"),
        (nil, "cancelled"),
    ])
    func `chosen files are copied, each under its own name`(answer: String?, text: String) async throws {
        page.message("hardware", "files")
        let ask = try await page.answer(.file, answer)
        #expect(ask.types == ["application/pdf", ".pdf", "image/*"])
        #expect(ask.maximum == 0)
        #expect(ask.limit == 700 * 1024)
        #expect(try await page.replies(1)[0]["text"] as? String == text)
        #expect(try await page.screen().presented.isEmpty)
        let outside = FileManager.default.temporaryDirectory.appending(path: "\u{301}b")
        #expect(!FileManager.default.fileExists(atPath: outside.path), "the name leads out of the folder")
    }

    @Test(arguments: [("true", "52.5"), ("false", "true")])
    func `the location comes to async code, unless it is not allowed`(isAllowed: String, text: String) async throws {
        page.message("hardware", "place")
        try await page.answer(.permission, isAllowed)
        if isAllowed == "true" { try await page.answer(.location, #"{"latitude":52.5,"longitude":13.4}"#) }
        #expect(try await page.replies(1)[0]["text"] as? String == text)
    }

    @Test(arguments: [(#""viaduct://done?token=7""#, "token=7"), (nil, "cancelled")])
    func `signing in on the web comes back with an address`(answer: String?, text: String) async throws {
        page.message("hardware", "web")
        try await page.answer(.link, answer)
        #expect(try await page.replies(1)[0]["text"] as? String == text)
    }

    @Test(arguments: [
        (#"{"givenName":"Ada","familyName":"L","email":"ada@example.test"}"#, "ada@example.test true"),
        (nil, "cancelled"),
    ])
    func `signing in with Apple tells what was asked for`(answer: String?, text: String) async throws {
        page.message("hardware", "apple")
        try await page.answer(.account, answer)
        #expect(try await page.replies(1)[0]["text"] as? String == text)
    }

    @Test(arguments: [
        (#""success""#, "recognised"), (#""failure""#, "authenticationFailed"), (#""fallback""#, "fallback"),
        (nil, "userCancel"),
    ])
    func `a face is recognised or not`(answer: String?, text: String) async throws {
        page.message("hardware", "face")
        let ask = try await page.answer(.biometrics, answer)
        #expect(ask.message == "Pay")
        #expect(ask.fallback == "Enter Passcode")
        #expect(try await page.replies(1)[0]["text"] as? String == text)
    }

    @Test func `secrets are added, found, changed and deleted`() {
        let key: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "hardware"]
        let secret = key.merging([kSecValueData as String: Data("one".utf8)]) { $1 }
        #expect(SecItemAdd(secret as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(secret as CFDictionary, nil) == errSecDuplicateItem)
        let change = [kSecValueData as String: Data("two".utf8)]
        #expect(SecItemUpdate(key as CFDictionary, change as CFDictionary) == errSecSuccess)
        var result: CFTypeRef?
        let query = key.merging([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        #expect(result as? Data == Data("two".utf8))
        #expect(SecItemDelete(key as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecItemNotFound)
    }

    @Test func `types know their files and their parents`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data))
        #expect(!UTType.pdf.conforms(to: .image))
    }
}
