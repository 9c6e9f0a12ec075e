public import Foundation

/// A message authentication code: only a holder of the key can compute it (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner: H
    private let outerKey: [UInt8]

    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        outerKey = bytes.map { $0 ^ 0x5C }
        inner = H()
        inner.update(data: bytes.map { $0 ^ 0x36 })
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let given = authenticationCode.withUnsafeBytes { Array($0) }
        let code = Array(self.authenticationCode(for: authenticatedData, using: key))
        // Constant time: the position of a difference must not show.
        return given.count == code.count && zip(given, code).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    public mutating func update<D: DataProtocol>(data: D) {
        inner.update(data: data)
    }

    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(bytes: Array(outer.finalize()))
    }
}

public struct HashedAuthenticationCode<H: HashFunction>: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
}
