import Foundation
import Testing
import UIKit

@testable import HotwireNative

/// Path rules and URLs that would take a long time, or are invalid.
@Suite(.serialized) struct PathPatternTests {
    /// Returns the lines logged meanwhile, with their codes.
    private func told(by body: () throws -> Void) rethrows -> [String] {
        var lines: [String] = []
        let write = HotwireLog.write
        HotwireLog.write = { lines.append("\(UIKitLog.cause ?? ""): \($0)") }
        defer { HotwireLog.write = write }
        try body()
        return lines
    }

    private func rules(_ patterns: [String]) throws -> Data {
        try JSONSerialization.data(withJSONObject: ["rules": [["patterns": patterns, "properties": ["context": "modal"]]]])
    }

    /// The processor time of this thread, without that of other tests.
    private func work(of body: () throws -> Void) rethrows -> Duration {
        func now() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        let start = now()
        try body()
        return now() - start
    }

    @Test(arguments: ["(?=.)(a+)+$", #"\b(.*)*/x$"#, #"(?!b).*.*.*/x/.*"#])
    func `a rule that would take for ever is stopped, and rests, and its developer learns why`(pattern: String) throws {
        #expect(!PathPattern(pattern).isCounted)
        let patterns = (0..<100).map { "\(pattern)|^/never\($0)$" }
        let configuration = PathConfiguration(sources: [.data(try rules(patterns + ["/new$"]))])
        let paths = (0..<50).map { "/" + String(repeating: "a", count: 1000) + "/\($0)!" }
        let lines = told {
            let work = work { for path in paths { #expect(configuration.properties(for: path).context == .default) } }
            #expect(work < .seconds(1.5), "\(work)")
        }
        #expect(!lines.isEmpty)
        #expect(lines.count == Set(lines).count)
        #expect(lines.allSatisfy { $0.hasPrefix("VD-PATHS-3: The pattern “\(pattern)") }, "\(lines)")
    }

    @Test(arguments: ["(a+)+$", "(.*)*/x$", ".*.*.*/x/.*", "(a|a)*b"])
    func `a rule that repeats what repeats is counted, and the rules behind it match`(pattern: String) throws {
        #expect(PathPattern(pattern).isCounted)
        let patterns = (0..<100).map { "\(pattern)|^/never\($0)$" }
        let configuration = PathConfiguration(sources: [.data(try rules(patterns + ["/new$"]))])
        let path = "/" + String(repeating: "a", count: 1000) + "/!"
        let lines = told {
            #expect(configuration.properties(for: path).context == .default)
            #expect(configuration.properties(for: path + "/new").context == .modal)
        }
        #expect(lines.isEmpty, "\(lines)")
    }

    /// The steps of all patterns against a path that none of them matches.
    private func steps(_ patterns: [String], _ path: String) -> Int {
        let rule = PathRule(patterns: patterns, properties: [:])
        var matching = PathMatching(path)
        #expect(rule.matchingPattern(&matching) == nil)
        return matching.budget.taken
    }

    @Test func `four times the rules, or the path, take at most 4.8 times the steps`() {
        for pattern in ["(a+)+$", "(.*)*/x$", "/new$", "^/[^/]+/edit$", #"(\w+/)*\d+$"#] {
            let path = "/" + String(repeating: "a/b", count: 120) + "!"
            let all = steps(Array(repeating: pattern, count: 64), path)
            #expect(Double(all) <= 4.8 * Double(steps(Array(repeating: pattern, count: 16), path)), "\(pattern)")
            let long = steps(Array(repeating: pattern, count: 64), "/" + String(repeating: "a/b", count: 480) + "!")
            #expect(Double(long) <= 4.8 * Double(all), "\(pattern)")
        }
    }

    @Test func `beyond the steps of a path nothing matches, which is told once`() throws {
        var bits: UInt64 = 28
        let letters = (0..<2000).map { _ in
            bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return bits >> 63 == 0 ? "a" : "b"
        }
        let path = "/" + letters.joined() + "/new"
        let configuration = PathConfiguration(sources: [.data(try rules((0..<64).map { "a[ab]{150}c\($0)" } + ["/new$"]))])
        let lines = told {
            for path in [path, path + "?again", path] { #expect(configuration.properties(for: path).context == .default) }
        }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("VD-PATHS-3: The pattern “a[ab]{150}c") == true, "\(lines)")
        #expect(lines.first?.contains("was stopped after \(PathMatching.steps) steps of all rules") == true, "\(lines)")
        #expect(configuration.properties(for: "/new").context == .modal)
    }

    @Test func `a path that is longer than any matches nothing, which is told once`() throws {
        let configuration = PathConfiguration(sources: [.data(try rules([".*", ".*/x/.*"]))])
        let path = "/" + String(repeating: "a", count: PathPattern.longestPath - 1)
        let lines = told {
            #expect(configuration[path].context == .modal)
            for end in ["b", "c"] { #expect(configuration[path + end].context == .default) }
        }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("VD-PATHS-3: No path rule matches “/aaa") == true, "\(lines)")
        #expect(!PathRule(patterns: [".*"], properties: [:]).match(path: path + "b"))
    }

    @Test func `what is no regular expression is told with its place, and matches nothing`() throws {
        let json = try rules(["/new$", "/broken/(", "*"])
        let lines = told {
            let configuration = PathConfiguration(sources: [.data(json)])
            #expect(configuration["/new"].context == .modal)
            #expect(configuration["/broken/("].context == .default)
        }
        let place = "rules[0].patterns[1] “/broken/(” and 1 more are no regular expressions, and match nothing, as on a phone."
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("VD-PATHS-2: the path configuration: \(place)") == true, "\(lines)")
    }

    @Test func `what cannot be read is told with a code and what to do`() {
        let lines = told { _ = PathConfiguration(sources: [.file(URL(filePath: "/nonexistent.json"))]) }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("VD-PATHS-1: /nonexistent.json was not read: ") == true, "\(lines)")
        #expect(lines.first?.hasSuffix("Correct it, or name another one.") == true, "\(lines)")
    }

    @Test func `a path is read again when the rules change`() throws {
        let configuration = PathConfiguration(sources: [.data(try rules(["/new$"]))])
        #expect(configuration["/new"].context == .modal)
        configuration.sources = [.data(try rules(["/edit$"]))]
        #expect(configuration["/new"].context == .default)
        #expect(configuration["/edit"].context == .modal)
    }
}
