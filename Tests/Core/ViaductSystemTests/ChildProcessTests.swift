import Foundation
import Testing

@testable import ViaductSystem

@Suite(.serialized) struct ChildProcessTests {
    private func output(of child: ChildProcess) throws -> String {
        let bytes = try FileHandle(fileDescriptor: child.output, closeOnDealloc: true).readToEnd()
        waitpid(child.identifier, nil, 0)
        return String(decoding: bytes ?? Data(), as: UTF8.self)
    }

    @Test func `it inherits what it is given, in that order`() throws {
        let (first, second) = (Pipe(), Pipe())
        for (pipe, text) in [(first, "1"), (second, "2")] {
            try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try pipe.fileHandleForWriting.close()
        }
        let child = try ChildProcess(
            ["sh", "-c", "cat <&3; cat <&4"], errors: .included,
            inheriting: [first, second].map(\.fileHandleForReading.fileDescriptor))
        #expect(try output(of: child) == "12")
    }

    @Test func `its environment is this process's and what it is given, and its group its own`() throws {
        let child = try ChildProcess(
            ["sh", "-c", "test $PATH && cut -d ' ' -f 5 /proc/$$/stat && echo $TEST"], environment: ["TEST": "yes"],
            errors: .included)
        #expect(try output(of: child).split(whereSeparator: \.isWhitespace) == ["\(child.identifier)", "yes"])
    }
}
