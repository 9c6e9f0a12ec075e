import Foundation

extension PageVisit {
    /// Reads a page without a browser: its document, and whether the adapter is at the address of its tag.
    @MainActor init(of url: URL, by reader: PageReader, browserTrouble: String? = nil) throws {
        let answer = try reader.answer(of: url)
        let scripts = HTMLScripts.all(in: String(decoding: answer.body, as: UTF8.self))
        var loads: [String: ScriptLoad] = [:]
        if let source = PageCheckup.adapterIndex(in: scripts).map({ scripts[$0].source }) {
            loads[source] = Self.load(source, from: answer.url, by: reader)
        }
        self.init(answer: answer, insight: nil, lines: [], versions: [:], loads: loads, browserTrouble: browserTrouble)
    }

    @MainActor private static func load(_ source: String, from page: URL, by reader: PageReader) -> ScriptLoad {
        guard let url = URL(string: source, relativeTo: page)?.absoluteURL, ["http", "https"].contains(url.scheme) else {
            return .failed("the address is malformed")
        }
        do {
            let answer = try reader.answer(of: url)
            return .answered(status: answer.status, type: answer.headers["content-type"] ?? "")
        } catch {
            return .failed("\(error)".trimmingCharacters(in: ["."]))
        }
    }
}
