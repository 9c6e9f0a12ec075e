internal import CCrypto

public struct SHA256Digest: OpenSSLDigest {
    public static let byteCount = 32
    static let name = "SHA256"
    let bytes: [UInt8]
}

public struct SHA256: OpenSSLHash {
    public typealias Digest = SHA256Digest
    public static let blockByteCount = 64
    public static let byteCount = 32
    static var function: OpaquePointer? { EVP_sha256() }
    var bytes: [UInt8] = []

    public init() {}
}

public struct SHA384Digest: OpenSSLDigest {
    public static let byteCount = 48
    static let name = "SHA384"
    let bytes: [UInt8]
}

public struct SHA384: OpenSSLHash {
    public typealias Digest = SHA384Digest
    public static let blockByteCount = 128
    public static let byteCount = 48
    static var function: OpaquePointer? { EVP_sha384() }
    var bytes: [UInt8] = []

    public init() {}
}

public struct SHA512Digest: OpenSSLDigest {
    public static let byteCount = 64
    static let name = "SHA512"
    let bytes: [UInt8]
}

public struct SHA512: OpenSSLHash {
    public typealias Digest = SHA512Digest
    public static let blockByteCount = 128
    public static let byteCount = 64
    static var function: OpaquePointer? { EVP_sha512() }
    var bytes: [UInt8] = []

    public init() {}
}
