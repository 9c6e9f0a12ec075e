import Foundation
import Testing

@testable import ViaductRelay

@Suite struct RefusalReasonTests {
    private let reasons = Set(RefusalReason.allCases.map(\.rawValue))

    private func text(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../\(path)"), encoding: .utf8)
    }

    @Test func `the document of operation has each reason, and no other`() throws {
        let table = try #require(text("docs/operation.md").split(separator: "| `reason` | what").last?.split(separator: "\n\n").first)
        let rows = table.split(separator: "\n").compactMap { $0.split(separator: "|").first }
        let named = rows.flatMap { row in row.matches(of: #/`([a-z_]+)`/#).map { String($0.1) } }
        #expect(Set(named) == reasons)
        #expect(named.count == reasons.count)
    }

    @Test func `what nginx tells is counted`() throws {
        let template = try text("config/nginx.conf.template")
        let mapped = template.matches(of: #/"~\^\\\|[^"]+" ([a-z_]+);/#).map { String($0.1) }
        let fixed = template.matches(of: #/log_format \S+ "refused ([a-z_]+)"/#).map { String($0.1) }
        #expect(fixed == ["plain_http", "header_size"])
        #expect(Set(mapped).intersection(reasons) == ["access", "handshake_time", "header_size", "bad_request"])
        let map = try #require(template.split(separator: "$viaduct_refusal {").dropFirst().first?.split(separator: "}").first)
        #expect(map.split(separator: "\n").filter { $0.contains("|") }.allSatisfy { line in reasons.contains { line.hasSuffix(" \($0);") } })
    }
}
