import CryptoKit
import Foundation
import Security
import Testing

struct CryptoKitTests {
    @Test func `hashes are those of their standards`() {
        let hex = { (bytes: any Sequence<UInt8>) in bytes.map { String(format: "%02x", $0) }.joined() }
        let abc = Data("abc".utf8)
        #expect(
            hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
        var parts = SHA256()
        parts.update(data: Data("a".utf8))
        parts.update(data: Data("bc".utf8))
        #expect(parts.finalize() == SHA256.hash(data: abc))
    }

    @Test func `an authentication code is that of RFC 4231, and no other is valid`() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let data = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        #expect(
            Data(code)
                == Data(base64Encoded: "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM="))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code.dropLast()), authenticating: data, using: key))
        #expect(SymmetricKey(size: .bits256).bitCount == 256)
        #expect(SymmetricKey(size: .bits256) != SymmetricKey(size: .bits256))
    }

    @Test func `random bytes fill what they are asked to`() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
        #expect(Set(bytes[..<32]).count > 8)
        #expect(bytes[32...].allSatisfy { $0 == 0 })
    }
}
