/// Reads behind the end of its memory. `bin/sanitize` has to see the report.

let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
bytes.initialize(repeating: 0, count: 8)
print(bytes[7 + CommandLine.arguments.count])
