public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

protocol OpenSSLDigest: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension OpenSSLDigest {
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }
}

extension [UInt8] {
    var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
