public typealias SecRandomRef = OpaquePointer

public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills the bytes with the system's random numbers.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: offset, as: UInt8.self) }
    return errSecSuccess
}
