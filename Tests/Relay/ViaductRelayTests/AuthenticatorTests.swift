import Testing
import ViaductApp

@testable import ViaductRelay

/// The search for the identity of a token or a page key.
@Suite struct AuthenticatorTests {
    private let authenticator: Authenticator

    init() throws {
        var identities = try Identities(json: RelayHarness.rooms)
        identities.owner = AppSecret(RelayHarness.token)
        authenticator = Authenticator(identities: identities, isGuarded: true)
    }

    @Test(
        arguments: [
            (RelayHarness.token, Identity.owner), (RelayHarness.alice, .room("alice")), (RelayHarness.bob, .room("bob")),
            ("nobody-s-token-012345", nil),
        ], [false, true])
    func `what is shown is compared with each token, also behind the one that fits`(shown: (token: String, identity: Identity?), withPageKeys: Bool) {
        var count = 0
        let found = authenticator.admission(withPageKeys: withPageKeys) {
            count += 1
            return $0.isShown(by: "Bearer \(shown.token)")
        }
        #expect(found?.identity == shown.identity)
        // The owner's, Alice's and Bob's; Bob has a page key too.
        #expect(count == (withPageKeys ? 4 : 3))
    }

    @Test func `a page key is none of the tokens, and is compared with them all the same`() {
        for withPageKeys in [false, true] {
            var count = 0
            let found = authenticator.admission(withPageKeys: withPageKeys) {
                count += 1
                return $0.isShown(by: "Bearer \(RelayHarness.pageKey)")
            }
            #expect(found?.right == (withPageKeys ? .page : nil))
            #expect(count == (withPageKeys ? 4 : 3))
        }
    }
}
