import Foundation
import LWSTestSupport
import Testing

@testable import ViaductSystem

@Suite(.serialized) struct BriefProgramTests {
    /// Runs a program repeatedly, and fails when it leaves a process or a descriptor behind.
    private func repeatedly(_ arguments: [String], timeLimit: Duration = .seconds(20)) throws -> [Result<[UInt8], BriefProgram.Failure>] {
        let program = BriefProgram(arguments, timeLimit: timeLimit)
        let before = try ProcessUse()
        let results = (0..<20).map { _ in Result { () throws(BriefProgram.Failure) in try program.output() } }
        let after = try ProcessUse()
        // A few descriptors may belong to sockets of earlier tests.
        #expect(after.descriptors < before.descriptors + results.count)
        #expect(after.children.subtracting(before.children).isEmpty)
        return results
    }

    @Test func `its output comes whole, without its errors`() throws {
        let results = try repeatedly(["/bin/sh", "-c", "echo no >&2; printf '%050000d' 0"])
        #expect(try results.allSatisfy { try $0.get() == [UInt8](repeating: UInt8(ascii: "0"), count: 50_000) })
    }

    @Test func `a program that fails, or is not there, leaves nothing`() throws {
        #expect(try repeatedly(["/bin/false"]).allSatisfy { (try? $0.get()) == [] })
        for result in try repeatedly(["/nonexistent"]) {
            #expect(throws: BriefProgram.Failure(text: "could not be run: no such file or directory")) { try result.get() }
        }
    }

    @Test func `a slow program is ended`() throws {
        for result in try repeatedly(["/bin/sleep", "60"], timeLimit: .milliseconds(20)) {
            #expect(throws: BriefProgram.Failure(text: "took longer than 0.02 seconds")) { try result.get() }
        }
    }

    @Test func `a program that writes without end is ended`() throws {
        for result in try repeatedly(["/usr/bin/yes"]) {
            #expect(throws: BriefProgram.Failure(text: "wrote more than 1 MiB")) { try result.get() }
        }
    }
}
