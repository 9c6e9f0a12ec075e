import AppTestSupport
import FirebaseMessaging
import GoogleSignIn
import HotwireNative
import Testing

final class VendorComponent: BridgeComponent {
    override class var name: String { "vendor" }

    override func onReceive(message: Message) {
        guard let screen = delegate?.destination as? UIViewController else { return }
        switch message.event {
        case "token":
            FirebaseApp.configure()
            Messaging.messaging().token { [weak self] token, error in
                self?.reply(to: "token", with: ["text": "\(token ?? "none") \(error == nil)"])
            }
        default:
            GIDSignIn.sharedInstance.signIn(withPresenting: screen) { [weak self] result, error in
                let isCancelled = (error as NSError?)?.code == GIDSignInError.canceled.rawValue
                self?.reply(
                    to: "google",
                    with: ["text": isCancelled ? "cancelled" : result?.user.profile?.name ?? "", "id": result?.user.idToken?.tokenString ?? ""])
            }
        }
    }
}

@MainActor @Suite(.serialized) struct VendorTests {
    let page = TestPage([VendorComponent.self])

    @Test func `Firebase's token is asked for, and kept`() async throws {
        #expect(FirebaseApp.app() == nil)
        page.message("vendor", "token")
        try await page.answer(.token, #""abc""#)
        #expect(try await page.replies(1)[0]["text"] as? String == "abc true")
        #expect(FirebaseApp.app() != nil)
        page.message("vendor", "token")
        #expect(try await page.replies(2)[1]["text"] as? String == "abc true")
    }

    @Test func `who signs in with Google is asked for, with tokens that are made up`() async throws {
        page.message("vendor", "google")
        try await page.answer(.account, #"{"givenName":"Ada","familyName":"Lovelace","email":"ada@example.com"}"#)
        let reply = try await page.replies(1)[0]
        #expect(reply["text"] as? String == "Ada Lovelace")
        #expect((reply["id"] as? String)?.split(separator: ".").count == 2)
        #expect(GIDSignIn.sharedInstance.hasPreviousSignIn())
        page.message("vendor", "google")
        try await page.answer(.account, nil)
        #expect(try await page.replies(2)[1]["text"] as? String == "cancelled")
    }
}
