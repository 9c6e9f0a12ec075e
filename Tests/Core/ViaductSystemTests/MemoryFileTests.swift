import Foundation
import Testing

@testable import ViaductSystem

@Suite struct MemoryFileTests {
    @Test func `a child reads what it has inherited, again and again, and it has no other name`() throws {
        let file = try MemoryFile(name: "test")
        try file.write(Array("a longer text".utf8))
        try file.write(Array("secret".utf8))
        let path = MemoryFile.path(inheritedAs: ChildProcess.firstInherited)
        let child = try ChildProcess(["sh", "-c", "cat \(path) \(path); stat -L -c %a \(path)"], errors: .included, inheriting: [file.descriptor])
        let output = try FileHandle(fileDescriptor: child.output, closeOnDealloc: true).readToEnd()
        #expect(ChildEnd(waitingFor: child.identifier) == .exit(status: 0))
        #expect(String(decoding: output ?? Data(), as: UTF8.self) == "secretsecret600\n")
        // No other process gets it.
        #expect(fcntl(file.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }
}
