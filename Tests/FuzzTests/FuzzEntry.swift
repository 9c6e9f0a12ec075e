import Foundation
import HotwireNative

/// The function that libFuzzer calls with each input. The variable `FUZZ_TARGET` names the target.
@_cdecl("LLVMFuzzerTestOneInput") public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    // libFuzzer runs on the main thread.
    return MainActor.assumeIsolated {
        guard let target = FuzzEntry.target else { exit(2) }
        do {
            try target.check(input)
        } catch {
            FuzzEntry.print("\(target.name): \(error)")
            abort()
        }
        return 0
    }
}

enum FuzzEntry {
    static let target: FuzzTarget? = {
        // Lines for developers would be most of the work.
        HotwireLog.write = { _ in }
        let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
        let found = FuzzTarget.all.first { $0.name == name }
        if found == nil { print("FUZZ_TARGET has to be one of: \(FuzzTarget.all.map(\.name).joined(separator: " "))") }
        return found
    }()

    static func print(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
