import Foundation
import ViaductProtocol

/// The report of a build for programs.
struct CheckReport {
    private static let (mostErrors, mostPlaces) = (100, 20)
    /// In characters.
    private static let (longestText, longestLine) = (2000, 300)

    let build: AppBuild
    let isComplete: Bool

    /// A JSON object, with a line for each component, error and use without effect.
    var json: String {
        let components = build.files.flatMap { file in file.components.map { Self.json(of: $0, in: file) } }
        let inert = build.files.flatMap(\.inert)
        let members = [
            "\"complete\":\(isComplete)", "\"components\":\(Self.list(components))",
            "\"errors\":\(Self.list(build.problems.prefix(Self.mostErrors).map(Self.json)))",
            "\"moreErrors\":\(max(0, build.problems.count - Self.mostErrors))",
            "\"withoutEffect\":\(Self.list(inert.prefix(Self.mostErrors).map { "{\(Self.place(of: $0))}" }))",
        ]
        return "{\(members.joined(separator: ",\n"))}"
    }

    private static func list(_ values: [String]) -> String { values.isEmpty ? "[]" : "[\n\(values.joined(separator: ",\n"))]" }

    private static func json(of component: AppBuild.Component, in file: AppBuild.File) -> String {
        let result: AppBuild.Result = file.result == .whole && component.lack != nil ? .inPart : file.result
        let members = [
            ("name", quoted(component.name)), ("class", quoted(component.className)), ("file", quoted(file.path)),
            ("result", quoted("\(result)")), component.lack.map { ("lacks", quoted($0.description)) },
        ].compactMap(\.self)
        return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
    }

    private static func json(of problem: BuildProblem) -> String {
        let repeats = problem.repeats.prefix(mostPlaces).map { $0.place }
        let members = [
            problem.cause.source.map { ("source", quoted($0.trimmingCharacters(in: .whitespaces).start(longestLine))) },
            problem.advice.map { ("advice", quoted($0)) }, repeats.isEmpty ? nil : ("alsoAt", JSONText.array(repeats)),
            problem.consequences.isEmpty ? nil : ("errorsThatFollow", "\(problem.consequences.count)"),
        ].compactMap(\.self)
        return "{\(([place(of: problem.cause)] + members.map { "\"\($0.0)\":\($0.1)" }).joined(separator: ","))}"
    }

    private static func place(of diagnostic: Diagnostic) -> String {
        "\"file\":\(quoted(diagnostic.file)),\"line\":\(diagnostic.line),\"column\":\(diagnostic.column),\"text\":\(quoted(diagnostic.text))"
    }

    private static func quoted(_ text: String) -> String { JSONText.escapingMisleading(JSONText.quoted(text.start(longestText))) }
}
