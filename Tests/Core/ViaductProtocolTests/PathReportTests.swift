import Foundation
import Testing

@testable import ViaductProtocol

/// Reports of path rules, which a peer may have forged.
struct PathReportTests {
    private static let page = String(repeating: "0", count: 32)
    private static let frame =
        #"{"type":"rules","page":"\#(page)","url":"http://localhost/new?a=1","path":"/new?a=1","count":2,"rules":[{"index":0,"pattern":".*","properties":{"context":"default","none":null}},{"index":1,"pattern":"/new"}],"properties":{"context":"modal"}}"#

    private func read(_ text: String) -> IncomingAppFrame { IncomingAppFrame(Array(text.utf8), limits: AppLimits()) }

    private func told(_ text: String) -> PathReport? {
        guard case .report(.rules(let report), Self.page) = read(text) else { return nil }
        return report
    }

    @Test func `an app tells which rules match, and the trace keeps it as it was`() throws {
        let report = try #require(told(Self.frame))
        #expect(report.rules.map(\.index) == [0, 1])
        #expect(report.rules.map(\.properties) == [#"{"context":"default","none":null}"#, nil])
        #expect(String(decoding: report.frame(page: Self.page), as: UTF8.self) == Self.frame)
        #expect(try JSONObject(report.frame())["page"] == nil)
    }

    @Test(arguments: [
        "", #","rules":{}"#, #","rules":[7]"#, #","rules":[{"index":0}]"#, #","rules":[{"pattern":"a"}]"#,
        #","rules":[{"index":"0","pattern":"a"}]"#, #","rules":[],"count":-1"#, #","rules":[],"count":1e999"#, #","rules":[],"url":7"#,
        #","rules":[],"path":null"#, #","rules":[],"page":1"#, #","rules":[],"url":"\#(String(repeating: "u", count: 70_000))""#,
    ])
    func `rubbish is refused`(members: String) {
        guard case .invalid(let error) = read(#"{"type":"rules","page":"\#(Self.page)","url":"u","path":"p","count":1\#(members)}"#) else {
            Issue.record("read: \(members.prefix(80))")
            return
        }
        #expect(error.code == .badFrame)
    }

    @Test func `of very many and very large rules the last ones are told, each cut`() throws {
        let giant = String(repeating: "e\u{301}", count: 100_000)
        let rule = { (index: Int) in #"{"index":\#(index),"pattern":"\#(giant)","properties":{"\#(giant)":1}}"# }
        let report = try #require(
            told(
                """
                {"type":"rules","page":"\(Self.page)","url":"u","path":"\(giant)","count":40,\
                "rules":[\((0..<40).map(rule).joined(separator: ","))],"properties":{"\(giant)":1}}
                """))
        #expect(report.rules.map(\.index) == Array(24..<40))
        #expect(report.rules.allSatisfy { $0.properties == nil } && report.properties == nil)
        #expect(report.frame().count < 64_000)
    }

    @Test func `properties of 4 KiB are told, and larger ones are not`() {
        let object = { (count: Int) in "{\"a\":\"\(String(repeating: "x", count: count - 8))\"}" }
        for (size, isTold) in [(4096, true), (4097, false)] {
            let report = PathReport(
                url: "u", path: "p", count: 1, rules: [.init(index: 0, pattern: "p", properties: object(size))], properties: object(size))
            #expect((report.rules[0].properties != nil) == isTold)
            #expect((report.properties != nil) == isTold)
            let frame = String(decoding: report.frame(page: Self.page), as: UTF8.self)
            #expect(told(frame) == report)
            let read = told(#"{"type":"rules","page":"\#(Self.page)","url":"u","path":"p","count":1,"rules":[],"properties":\#(object(size))}"#)
            #expect((read?.properties != nil) == isTold)
        }
    }

    @Test func `a person reads it in one line`() {
        let rules = [PathReport.Rule(index: 1, pattern: "/new$", properties: "{}"), .init(index: 7, pattern: "/recede", properties: nil)]
        let report = PathReport(url: "u", path: "/new", count: 7, rules: rules, properties: #"{"a":1}"#)
        #expect(report.outcome == #"/new matches rule 2 of 7 /new$, turbo-rails' /recede: {"a":1}"#)
        #expect(PathReport(url: "u", path: "/", count: 7, rules: [], properties: "{}").outcome == "/ matches no rule of 7")
    }
}
