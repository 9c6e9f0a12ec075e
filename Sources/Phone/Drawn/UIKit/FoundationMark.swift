/// The first property of a class whose objects are compared by Foundation, as an attributed string's values are.
///
/// Linux's CoreFoundation reads the kind of its own objects in the bits 8 to 17 of an object's first word. Where they are
/// zero, as in most fractions, it takes any object for a broken one of its own, and traps instead of asking `isEqual`.
struct FoundationMark {
    private let word: UInt = 1 << 8
}
