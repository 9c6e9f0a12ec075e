internal import Foundation
internal import LWS
internal import ViaductProtocol

/// A file that shows a test without a server: an HTML page that ends with the lines of a recording.
///
/// Its last element, a script that is data, has no end tag: the file ends with it, so that it can be sent while its lines are masked.
struct TestReport: TraceForm {
    static let contentType = "text/html; charset=utf-8"
    // White space between two lines.
    static let pulse = Array(" ".utf8)
    static let stepBytes = RecordingForm.stepBytes

    /// The page up to the lines.
    private let page: String
    private var lines: RecordingForm
    private let files: ReportFiles
    private let icons = SymbolIcons()
    /// The symbols and the explanations that the file has by now. A hostile page may name any number.
    private var (symbols, codes): (Set<String>, Set<String>) = ([], [])
    private static let maximumSymbols = 200
    /// Those that the view draws by itself.
    private static let usualSymbols = ["ellipsis", "ellipsis.vertical", "magnifyingglass", "share"]

    /// - Parameters:
    ///   - files: the console's, and the script that draws screens.
    ///   - title: the test's name.
    ///   - failure: why it failed, for a person; `nil` for a test that passed.
    @MainActor init(_ session: TestSession, room: String, title: String, failure: String?, files: ReportFiles) throws {
        let mask = SecretMask(adding: [])
        let test = """
            {"test":\(JSONText.quoted(session.tag)),"title":\(JSONText.quoted(title)),\
            "failure":\(failure.map { JSONText.quoted(mask.masking(text: $0)) } ?? "null"),"steps":\(session.steps.json)}
            """
        self.files = files
        page = try files.page(test: Self.harmless(test))
        lines = RecordingForm(room: room, mask: mask)
    }

    mutating func start() -> [UInt8] {
        symbols = Set(Self.usualSymbols)
        return Array((page + Self.usualSymbols.map(icon).joined()).utf8) + lines.start()
    }

    mutating func event(_ record: TraceRecord) -> [UInt8] {
        let line = String(decoding: lines.event(record), as: UTF8.self)
        let pictures = record.kind == "screen" ? newSymbols(in: line).map(icon).joined() : ""
        return Array(Self.harmless(pictures + explanation(of: record.cause) + line).utf8)
    }

    func skipped(_ count: Int) -> [UInt8] { lines.skipped(count) }

    private mutating func newSymbols(in line: String) -> [String] {
        let named = Set(line.matches(of: #/"symbol":"([a-z0-9.]{1,100})"/#).map { String($0.1) }).subtracting(symbols).sorted()
        let new = Array(named.prefix(Self.maximumSymbols - symbols.count))
        symbols.formUnion(new)
        return new
    }

    private func icon(_ symbol: String) -> String {
        "{\"icon\":\(JSONText.quoted(symbol)),\"shapes\":\(icons.shapes(for: symbol) ?? "null")}\n"
    }

    /// The text of a code, once.
    private mutating func explanation(of code: String?) -> String {
        guard let code, codes.insert(code).inserted, let text = files.explanation(of: code) else { return "" }
        return "{\"explained\":\(JSONText.quoted(code)),\"text\":\(JSONText.quoted(text))}\n"
    }

    /// JSON that ends no script element, and begins no comment in one.
    private static func harmless(_ json: String) -> String { json.replacing("<", with: "\\u003c") }
}
