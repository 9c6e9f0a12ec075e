internal import CCrypto

/// Broken hash functions that apps still use.
public enum Insecure {
    public struct MD5Digest: OpenSSLDigest {
        public static let byteCount = 16
        static let name = "MD5"
        let bytes: [UInt8]
    }

    public struct MD5: OpenSSLHash {
        public typealias Digest = MD5Digest
        public static let blockByteCount = 64
        public static let byteCount = 16
        static var function: OpaquePointer? { EVP_md5() }
        var bytes: [UInt8] = []

        public init() {}
    }

    public struct SHA1Digest: OpenSSLDigest {
        public static let byteCount = 20
        static let name = "SHA1"
        let bytes: [UInt8]
    }

    public struct SHA1: OpenSSLHash {
        public typealias Digest = SHA1Digest
        public static let blockByteCount = 64
        public static let byteCount = 20
        static var function: OpaquePointer? { EVP_sha1() }
        var bytes: [UInt8] = []

        public init() {}
    }
}
