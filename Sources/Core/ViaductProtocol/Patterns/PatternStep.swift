/// A step of a pattern. It names others by their numbers, from the beginning of the part or of the whole pattern.
enum PatternStep<Characters: Equatable & Sendable>: Equatable, Sendable {
    /// One of these characters.
    case scalar(Characters)
    /// Continues at both.
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    /// The end of the text, or the place before the line's end that ends it.
    case lineEnd
    case match

    func map<Others>(_ body: (Characters) -> Others) -> PatternStep<Others> {
        switch self {
        case .scalar(let characters): .scalar(body(characters))
        case .split(let one, let other): .split(one, other)
        case .jump(let next): .jump(next)
        case .start: .start
        case .end: .end
        case .lineEnd: .lineEnd
        case .match: .match
        }
    }
}
