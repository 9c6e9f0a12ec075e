import Foundation
import Testing

/// Checks that libdispatch watches no descriptor that may hang up, and no process: its own thread crashes now and then when one does,
/// also where Foundation hides it.
@Suite struct WatchedDescriptorTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized

    /// Names that nobody may use, and what to use in place of each.
    private static let names: [String: String] = {
        let cures: [(cure: String, names: [String])] = [
            ("DescriptorReader", ["makeReadSource", "makeWriteSource", "DispatchSourceRead", "DispatchSourceWrite", "DispatchIO"]),
            ("DescriptorReader", ["readabilityHandler", "writeabilityHandler", "readInBackgroundAndNotify", "waitForDataInBackgroundAndNotify"]),
            ("DescriptorReader, as FolderWatch does", ["makeFileSystemObjectSource", "DispatchSourceFileSystemObject"]),
            ("ChildWatch", ["makeProcessSource", "DispatchSourceProcess", "terminationHandler", "waitUntilExit", "NSTask"]),
            ("HTTPFetch", ["URLSession", "NSURLConnection", "URLProtocol"]),
            ("LWS", ["CFSocket", "CFStream", "CFFileDescriptor", "InputStream", "OutputStream"]),
        ]
        return Dictionary(cures.flatMap { cure, names in names.map { ($0, cure) } }) { first, _ in first }
    }()
    /// Types that read a URL, and by a `URLSession` if it is none of a file.
    private static let readers: Set = ["Data", "NSData", "NSDictionary", "NSArray", "String", "NSString", "XMLParser"]

    /// Files that may, by the reason why.
    private static let exceptions = [
        "Phone/Plain/Combine/URLSession+Publisher.swift": "The session is the app's own, whose process is started again.",
        "App/ViaductBuilder/ClosureFunctions.swift": "The source is for the app, whose process is started again.",
    ]
    /// Files that read the contents of URLs of which each is a file's.
    private static let fileReaders: Set = [
        "App/ViaductApp/Screen/ScreenWriter+Share.swift", "App/ViaductApp/Session/Trial.swift", "App/ViaductBuilder/AppFolder.swift",
        "App/ViaductBuilder/AppInfo.swift", "App/ViaductBuilder/AppResources.swift", "App/ViaductBuilder/AppSource.swift",
        "App/ViaductBuilder/Backtrace.swift", "App/ViaductBuilder/BuildFolder.swift", "App/ViaductBuilder/HandlingState.swift",
        "App/ViaductBuilder/PackageModules.swift", "App/ViaductBuilder/PackageResources.swift",
        "App/ViaductBuilder/PackageSources.swift", "App/ViaductBuilder/SourceCopies.swift", "App/ViaductBuilder/XcodeProject.swift",
        "App/ViaductBuilder/XcodeSettings.swift", "Phone/Drawn/PDFKit/PDFDocument.swift", "Phone/Drawn/UIKit/Foundation/NSItemProvider.swift",
        "Phone/Hotwire/HotwireNative/PathConfiguration/PathConfigurationLoader.swift", "Phone/Plain/CoreImage/CIImage.swift",
        "Relay/ViaductProxy/ProxyFolder.swift",
    ]
    /// Folders of the server and the command line, where every URL in such a call is one of their own files.
    private static let fileFolders = ["Relay/ViaductRelay/", "viaduct/"]

    private static func files() -> [String] {
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }
    }

    /// The words and marks of a file's code, without comments.
    private static func words(of path: String) throws -> [String] {
        words(in: try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }

    private static func words(in code: String) -> [String] {
        var words: [String] = []
        for line in code.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: " ") }
            guard !line.starts(with: "//".utf8) else { continue }
            var word: [UInt8] = []
            for byte in line {
                let isLetter = byte == UInt8(ascii: "_") || byte > 127 || isalnum(Int32(byte)) != 0
                if isLetter { word.append(byte) }
                if !isLetter, !word.isEmpty {
                    words.append(String(decoding: word, as: UTF8.self))
                    word = []
                }
                if !isLetter, byte != UInt8(ascii: " ") { words.append(String(decoding: [byte], as: UTF8.self)) }
            }
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        }
        return words
    }

    private static func faults(in words: [String], readsFiles: Bool) -> [String] {
        words.indices.compactMap { index in
            let (word, next) = (words[index], words[(index + 1)...].prefix(2))
            if word == "Process", next.first == "(" || next == [".", "run"] { return "Process: take ChildProcess" }
            if word == "contentsOf", !readsFiles, index > 1, words[index - 1] == "(", readers.contains(words[index - 2]) {
                return "\(words[index - 2])(contentsOf:): take HTTPFetch, or look whether it is a file's URL"
            }
            // A declaration of Apple's that only bears its name.
            if word == "URLSession", next == [".", "AuthChallengeDisposition"] { return nil }
            return names[word].map { "\(word): take \($0)" }
        }
    }

    @Test func `libdispatch watches no descriptor and no process`() throws {
        let files = Self.files()
        #expect(files.count > 500)
        for path in files where Self.exceptions[path] == nil {
            let readsFiles = Self.fileReaders.contains(path) || Self.fileFolders.contains { path.hasPrefix($0) }
            let faults = Self.faults(in: try Self.words(of: path), readsFiles: readsFiles)
            #expect(faults.isEmpty, "\(path)")
        }
    }

    @Test func `each exception is still one`() throws {
        for path in Self.exceptions.keys { #expect(!Self.faults(in: try Self.words(of: path), readsFiles: true).isEmpty, "\(path)") }
        for path in Self.fileReaders { #expect(try Self.words(of: path).contains("contentsOf"), "\(path)") }
    }

    @Test(arguments: [
        "let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)",
        "source = DispatchSource.makeProcessSource(identifier: 1)",
        "private let source: any DispatchSourceRead", "FileHandle.standardInput.readabilityHandler = nil", "let process = Process()",
        "process.terminationHandler = { _ in }", "try await URLSession.shared.data(from: url)", "URLSession(configuration: .default)",
        "try Data(contentsOf: url)", "try String(contentsOf: url, encoding: .utf8)",
    ])
    func `each way is noticed`(code: String) {
        #expect(!Self.faults(in: Self.words(in: code), readsFiles: false).isEmpty)
    }

    @Test(arguments: [
        "URLSessionConfiguration.default", "DispatchSource.makeTimerSource(queue: .main)", "DispatchSource.makeSignalSource(signal: 1)",
    ])
    func `timers and signals may stay`(code: String) {
        #expect(Self.faults(in: Self.words(in: code), readsFiles: false).isEmpty)
    }
}
