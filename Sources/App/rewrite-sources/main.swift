import Foundation
import ViaductBuilder

// rewrite-sources FROM TO: makes of an iOS source one that compiles on Linux.
let (from, to) = (URL(filePath: CommandLine.arguments[1]), URL(filePath: CommandLine.arguments[2]))
let text = try String(contentsOf: from, encoding: .utf8)
try SourceRewriter(text, path: from.path).text.write(to: to, atomically: true, encoding: .utf8)
