import Foundation
import Testing

@testable import viaduct

@Suite struct FolderClaimTests {
    @Test func `a folder in use is not claimed again until it is free`() throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: parent) }
        let folder = parent.appending(path: "app")
        var first: FolderClaim? = try FolderClaim(folder)
        let second = try FolderClaim(folder)
        let third = try FolderClaim(folder)
        #expect([first!, second, third].map(\.url.lastPathComponent) == ["app", "app-2", "app-3"])
        first = nil
        let again = try FolderClaim(folder)
        withExtendedLifetime((second, third)) {
            #expect(again.url == folder)
        }
    }

    @Test func `a folder that cannot be made is an error`() {
        #expect(throws: (any Error).self) { try FolderClaim(URL(filePath: "/dev/null/app")) }
    }
}
