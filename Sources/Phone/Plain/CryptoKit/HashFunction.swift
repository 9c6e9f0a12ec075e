internal import CCrypto
public import Foundation

/// A cryptographic hash function, computed by OpenSSL.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// A hash function that passes all of its bytes to OpenSSL at the end.
protocol OpenSSLHash: HashFunction where Digest: OpenSSLDigest {
    static var function: OpaquePointer? { get }
    var bytes: [UInt8] { get set }
}

extension OpenSSLHash {
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: bufferPointer)
    }

    public func finalize() -> Digest {
        var result = [UInt8](repeating: 0, count: Digest.byteCount)
        // It fails only where the function is forbidden, as MD5 is under FIPS.
        precondition(
            EVP_Digest(bytes, bytes.count, &result, nil, Self.function, nil) == 1, "OpenSSL does not offer \(Self.self).")
        return Digest(bytes: result)
    }
}
