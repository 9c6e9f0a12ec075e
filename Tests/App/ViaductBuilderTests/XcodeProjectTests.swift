import Foundation
import Testing

@testable import ViaductBuilder

struct XcodeProjectTests {
    private let project = """
        /* Begin XCBuildConfiguration section */
        \t\tA1 /* Debug */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING $(inherited)";
        \t\t\t\tSWIFT_APPROACHABLE_CONCURRENCY = YES;
        \t\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        \t\t\t};
        \t\t\tname = Debug;
        \t\t};
        \t\tA2 /* Release */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \t\t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE;
        \t\t\t};
        \t\t\tname = Release;
        \t\t};
        """

    @Test func `the settings are those of the debugging configuration`() {
        let flags = XcodeProject(text: project).flags
        #expect(flags.starts(with: ["-D", "DEBUG", "-D", "STAGING", "-default-isolation", "MainActor"]))
        #expect(flags.contains("NonisolatedNonsendingByDefault"))
        #expect(!flags.contains("RELEASE"))
    }

    @Test func `without a project an app is being debugged, and nothing more is known`() {
        #expect(XcodeProject(text: "").flags == ["-D", "DEBUG"])
    }

    @Test func `the project is found from a folder of the app's`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let bridge = root.appending(path: "Trees/Bridge")
        try FileManager.default.createDirectory(at: bridge, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: root.appending(path: "Trees.xcodeproj"), withIntermediateDirectories: true)
        try project.write(to: root.appending(path: "Trees.xcodeproj/project.pbxproj"), atomically: true, encoding: .utf8)
        #expect(XcodeProject(around: bridge).isMainActorByDefault)
        #expect(XcodeProject(around: bridge.appending(path: "A.swift")).isMainActorByDefault)
    }
}
