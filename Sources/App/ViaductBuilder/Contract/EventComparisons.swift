/// The events that a function compares by name: `message.event == "connect"` in `if`, `else if` and `guard`, and `!=`.
struct EventComparisons {
    /// A comparison that the text of a condition has.
    private typealias Comparison = (name: String, isEqual: Bool, offset: Int)
    typealias Block = (open: Int, close: Int)

    /// The names in the order of the source, once each, with their lines.
    private(set) var names: [(name: String, line: Int)] = []
    /// The text that runs for each name; none for a name whose message is refused.
    private(set) var sections: [String: [SwiftText.Part]] = [:]
    /// Whether messages of other events have an effect too, as far as the comparisons show.
    private(set) var isOpen = false
    /// The offset of the first statement with a comparison, in bytes of the function's body; `nil` without one.
    private(set) var start: Int?

    private let main: SwiftText.Part
    /// The text without comments and without the content of strings.
    private let bytes: [UInt8]
    /// Statements whose blocks belong to certain events.
    private var covered: [Range<Int>] = []
    /// Names whose text does not end with `return`, so that what follows runs for them too.
    private var continuing: Set<String> = []

    /// - Parameter main: the body of a function with the parameter `message`.
    init(in main: SwiftText.Part) {
        self.main = main
        bytes = SwiftScanner(Array(main.text.utf8)).blanked
        var comparisons = Self.comparisons(in: main.text, code: bytes)[...]
        guard !comparisons.isEmpty else { return }
        let blocks = Self.blocks(in: bytes)
        let code = String(decoding: bytes, as: UTF8.self)
        for keyword in code.matches(of: #/\b(?:if|guard)\b/#) {
            let offset = code.utf8.distance(from: code.startIndex, to: keyword.range.lowerBound)
            // A comparison before the keyword belongs to no condition.
            while let loose = comparisons.first, loose.offset < offset { take(loose: comparisons.removeFirst(), loose.offset) }
            guard let block = Self.block(from: offset, in: blocks) else { continue }
            let own = comparisons.prefix { $0.offset < block.open }
            comparisons = comparisons.dropFirst(own.count)
            guard !own.isEmpty else { continue }
            start = min(start ?? offset, offset)
            for comparison in own { add(comparison) }
            if code[keyword.range] == "guard" {
                takeGuard(Array(own), from: offset, block, blocks)
            } else {
                takeIf(Array(own), from: offset, block, blocks)
            }
        }
        for loose in comparisons { take(loose: loose, loose.offset) }
        takeRest()
    }

    private mutating func add(_ comparison: Comparison) {
        guard !names.contains(where: { $0.name == comparison.name }) else { return }
        let index = main.text.utf8.index(main.text.startIndex, offsetBy: comparison.offset)
        names.append((comparison.name, main.line(of: index)))
    }

    /// Takes a comparison used as a value, such as in `let isFirst = message.event == "connect"`.
    private mutating func take(loose comparison: Comparison, _ offset: Int) {
        add(comparison)
        start = min(start ?? offset, offset)
        continuing.insert(comparison.name)
        isOpen = true
    }

    private mutating func takeIf(_ comparisons: [Comparison], from start: Int, _ block: Block, _ blocks: [Block]) {
        let condition = start..<block.open
        let other = elseBlock(behind: block, blocks)
        covered.append(start..<(other?.close ?? block.close))
        guard let isEqual = kind(of: comparisons, in: condition) else { return takeAll(comparisons, start..<(other?.close ?? block.close)) }
        let (own, others) = isEqual ? (block, other) : (other, block)
        if let others, !main.part(at: others.open + 1..<others.close).isIdle { isOpen = true }
        let isExit = isEqual && exits(block)
        for comparison in comparisons {
            if let own { append((isEqual ? start : own.open)..<own.close, to: comparison.name) }
            if !isExit { continuing.insert(comparison.name) }
        }
        // Behind `if message.event != "connect" { return }`, there is that event only.
        if !isEqual, exits(block) { takeRemainder(of: comparisons, behind: block.close, blocks) }
    }

    private mutating func takeGuard(_ comparisons: [Comparison], from start: Int, _ block: Block, _ blocks: [Block]) {
        covered.append(start..<block.close)
        guard let isEqual = kind(of: comparisons, in: start..<block.open) else { return takeAll(comparisons, start..<block.close) }
        guard isEqual else {
            for comparison in comparisons { append(block.open..<block.close, to: comparison.name) }
            return
        }
        if !main.part(at: block.open + 1..<block.close).isIdle { isOpen = true }
        for comparison in comparisons { append(start..<block.open, to: comparison.name) }
        takeRemainder(of: comparisons, behind: block.close, blocks)
    }

    /// Takes the rest of the block around an offset, for these names only.
    private mutating func takeRemainder(of comparisons: [Comparison], behind offset: Int, _ blocks: [Block]) {
        let outer = blocks.last { $0.open < offset && $0.close > offset }
        let rest = offset..<max(offset, outer.map { $0.close - 1 } ?? bytes.count)
        covered.append(rest)
        for comparison in comparisons { append(rest, to: comparison.name) }
    }

    /// Takes a statement whose condition is unclear: all of it may run for each name, and for others.
    private mutating func takeAll(_ comparisons: [Comparison], _ range: Range<Int>) {
        isOpen = true
        for comparison in comparisons {
            append(range, to: comparison.name)
            continuing.insert(comparison.name)
        }
    }

    /// The text behind the first comparison that no comparison is about, which runs for all.
    private mutating func takeRest() {
        var end = start ?? 0
        for range in (covered + [bytes.count..<bytes.count]).sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if end < range.lowerBound, !main.part(at: end..<range.lowerBound).isIdle {
                isOpen = true
                for (name, _) in names where continuing.contains(name) { append(end..<range.lowerBound, to: name) }
            }
            end = max(end, range.upperBound)
        }
    }

    private mutating func append(_ range: Range<Int>, to name: String) {
        sections[name, default: []].append(main.part(at: range))
    }

    // MARK: Conditions

    /// - Returns: whether the condition passes these names, or stops them; `nil` where it is unclear.
    private func kind(of comparisons: [Comparison], in condition: Range<Int>) -> Bool? {
        let code = String(decoding: bytes[condition], as: UTF8.self)
        let isEqual = comparisons[0].isEqual
        guard comparisons.allSatisfy({ $0.isEqual == isEqual }), !code.contains(#/!\s*\(/#) else { return nil }
        let alternatives = code.matches(of: #/\|\|/#).count
        let isPlain = isEqual ? alternatives == comparisons.count - 1 : alternatives == 0
        return isPlain ? isEqual : nil
    }

    /// The block of a plain `else` after a block.
    private func elseBlock(behind block: Block, _ blocks: [Block]) -> Block? {
        let tail = String(decoding: bytes[block.close..<min(block.close + 64, bytes.count)], as: UTF8.self)
        guard let word = tail.prefixMatch(of: #/\s*else\s*\{/#) else { return nil }
        let open = block.close + word.output.utf8.count - 1
        return Self.block(from: open, in: blocks)
    }

    private func exits(_ block: Block) -> Bool {
        String(decoding: bytes[(block.open + 1)..<max(block.open + 1, block.close - 1)], as: UTF8.self).contains(#/\breturn\b[^\n;{}]*[\s;]*$/#)
    }

    // MARK: Text

    private static func comparisons(in text: String, code: [UInt8]) -> [Comparison] {
        text.matches(of: #/\bmessage\.event\s*([!=])=\s*"([^"\\]*)"|"([^"\\]*)"\s*([!=])=\s*message\.event\b/#).compactMap { match in
            let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            // The content of a string is spaces.
            guard code[offset] != UInt8(ascii: " ") else { return nil }
            return (String(match.2 ?? match.3 ?? ""), (match.1 ?? match.4) == "=", offset)
        }
    }

    /// The blocks in the order of their opening braces; `close` is after the closing one.
    static func blocks(in bytes: [UInt8]) -> [Block] {
        var (found, open): ([Block], [Int]) = ([], [])
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") {
                open.append(found.count)
                found.append((offset, bytes.count))
            } else if byte == UInt8(ascii: "}"), let index = open.popLast() {
                found[index].close = offset + 1
            }
        }
        return found
    }

    /// The first block after an offset.
    static func block(from offset: Int, in blocks: [Block]) -> Block? {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].open < offset { low = middle + 1 } else { high = middle }
        }
        return low < blocks.count ? blocks[low] : nil
    }
}
