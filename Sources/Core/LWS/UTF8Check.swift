/// Looks for bytes that are no UTF-8, in a text that may still grow.
enum UTF8Check {
    /// - Parameter isWhole: whether the text ends here. A character at its end may be unfinished otherwise.
    /// - Returns: how many bytes from the beginning need no second look, `nil` when the text is not UTF-8.
    static func end(of bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.bindMemory(to: UInt8.self).span)
            return bytes.count
        } catch {
            let isUnfinished = error.kind == .truncatedScalar && error.byteOffsets.upperBound == bytes.count
            return isUnfinished && !isWhole ? error.byteOffsets.lowerBound : nil
        }
    }
}
