public import Foundation
public import ViaductProtocol
internal import ViaductSystem

/// The stubs of a server: those of a folder, or those given to it without one.
///
/// A file with a mistake leaves its last good version in place.
@MainActor public final class StubLibrary {
    /// Why a stub could not be kept.
    public struct Refusal: Error {
        /// Whole sentences.
        public let text: String
    }

    /// `nil` for stubs that are kept in memory only.
    public let folder: URL?
    /// By the names of their files.
    public private(set) var stubs: [Stub] = [] { didSet { noteRemoved(since: oldValue) } }
    /// The components whose stubs have been removed, and not put back.
    public private(set) var removed: Set<String> = []
    /// By the names of their files, too.
    public private(set) var errors: [StubError] = []
    /// Called when the stubs or the errors have changed.
    public var didChange: (() -> Void)?
    /// Returns mistakes of a valid stub. It stays in place.
    public var check: ((Stub) -> [StubError])?
    /// The text of each file, or the text given without a folder, by the file's name.
    private var texts: [String: [UInt8]] = [:]

    public init(folder: URL?) {
        self.folder = folder
    }

    /// Forgets the earlier ones where there are more than a folder may have.
    private func noteRemoved(since earlier: [Stub]) {
        let names = Set(stubs.map(\.name))
        let gone = Set(earlier.map(\.name)).subtracting(names)
        removed = removed.count > StubLimits.files ? gone : removed.union(gone).subtracting(names)
    }

    /// Reads the folder again, if there is one.
    public func read() {
        guard let folder else { return take([:], []) }
        var (texts, errors) = ([String: [UInt8]](), [StubError]())
        var names: [String] = []
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(Self.isStub).sorted()
        } catch {
            errors.append(
                StubError(
                    file: folder.lastPathComponent, line: 1, cause: .syntax, text: "The folder cannot be read: \(folder.path)."))
        }
        for name in names.prefix(StubLimits.files) {
            if let text = Self.text(of: folder.appending(path: name)) {
                texts[name] = text
            } else {
                errors.append(StubError(file: name, line: 1, cause: .syntax, text: "The file cannot be read."))
            }
        }
        if names.count > StubLimits.files {
            errors.append(
                StubError(
                    file: names[StubLimits.files], line: 1, cause: .limit,
                    text: "The folder has \(names.count) stubs. Only the first \(StubLimits.files) are read."))
        }
        take(texts, errors)
    }

    /// Keeps a stub for the component, in its file when there is a folder.
    ///
    /// - Throws: `Stub.Invalid` for a text that is no stub of that name; `Refusal` when it cannot be kept, also because the file has a
    ///   mistake: the text would be lost.
    public func put(_ text: [UInt8], name: String) throws {
        try keep(text, in: file(of: name), name: name)
    }

    /// Puts a rule at the beginning of the component's stub, and leaves all other text of its file as it is.
    ///
    /// - Parameters:
    ///   - rule: a JSON object with the members of a rule.
    ///   - old: a rule whose place it takes. One that the stub has no more is ignored.
    /// - Throws: what `put` throws.
    public func put(rule: JSONValue, replacing old: JSONValue?, name: String) throws {
        let file = try file(of: name)
        guard let edit = StubEdit(texts[file] ?? StubEdit.emptyFile) else { throw Refusal(text: "\(file) has no list of rules.") }
        try keep(edit.putting(rule, replacing: old), in: file, name: name)
    }

    /// - Returns: the name of the file that the component's stub is in, or would be.
    /// - Throws: `Refusal` for a name that no component can have, and for a file that has a mistake or is another component's.
    private func file(of name: String) throws(Refusal) -> String {
        if let reason = Stub.reasonAgainst(name: name) { throw Refusal(text: reason) }
        // A person may just have saved one.
        if folder != nil { read() }
        let file = stubs.first { $0.name == name }?.file ?? "\(name).json"
        // A stub that breaks its contract can be read, and so be mended.
        if let error = errors.first(where: { $0.file == file && $0.cause != .contract }) {
            throw Refusal(text: "\(file) has a mistake, and stays as it is. Mend it first: \(error)")
        }
        if let other = stubs.first(where: { $0.file == file && $0.name != name }) {
            throw Refusal(text: "\(file) is the stub of “\(other.name)”. Rename the file, or add a stub named “\(name)” yourself.")
        }
        if let folder, texts[file] == nil, FileManager.default.fileExists(atPath: folder.appending(path: file).path) {
            throw Refusal(text: "\(file) is there already, and is not read. Move it away first.")
        }
        return file
    }

    private func keep(_ text: [UInt8], in file: String, name: String) throws {
        let stub = try Stub(text, file: file)
        guard stub.name == name else {
            throw Refusal(text: "The stub has the name “\(stub.name)”, and the address “\(name)”. Leave its “name” out.")
        }
        guard texts[file] != nil || texts.count < StubLimits.files else {
            throw Refusal(text: "There are \(StubLimits.files) stubs, which is all that there may be. Delete one.")
        }
        if let folder {
            do {
                try FileReplacement.write(text, to: folder.appending(path: file).path, readers: .asBefore)
            } catch {
                throw Refusal(text: "\(file) cannot be written in \(folder.path). May Viaduct's user write there?")
            }
            return read()
        }
        var texts = texts
        texts[file] = text
        take(texts, [])
    }

    /// Forgets the stub of the component, and its file.
    ///
    /// - Returns: `false` when there is none.
    /// - Throws: `Refusal` when its file stays.
    public func remove(name: String) throws(Refusal) -> Bool {
        guard let file = stubs.first(where: { $0.name == name })?.file ?? errors.map(\.file).first(where: { Stub.name(of: $0) == name }) else {
            return false
        }
        if let folder {
            do {
                try FileManager.default.removeItem(at: folder.appending(path: file))
            } catch {
                throw Refusal(text: "\(file) cannot be deleted in \(folder.path). May Viaduct's user write there?")
            }
            read()
        } else {
            var texts = texts
            texts[file] = nil
            take(texts, [])
        }
        return true
    }

    private func take(_ texts: [String: [UInt8]], _ others: [StubError]) {
        self.texts = texts
        let before = (stubs, errors)
        let last = Dictionary(stubs.map { ($0.file, $0) }, uniquingKeysWith: { $1 })
        var (found, errors) = ([Stub](), others)
        for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
            do throws(Stub.Invalid) {
                let stub = try Stub(text, file: file)
                if let other = found.first(where: { $0.name == stub.name }) {
                    errors.append(
                        StubError(
                            file: file, line: 1, cause: .shape, text: "“\(stub.name)” has a stub already, in \(other.file). Delete one."))
                } else {
                    found.append(stub)
                    errors += check?(stub) ?? []
                }
            } catch {
                errors += error.errors
                if let stub = last[file], !found.contains(where: { $0.name == stub.name }) { found.append(stub) }
            }
        }
        (stubs, self.errors) = (found, errors)
        if before != (found, errors) { didChange?() }
    }

    /// Editors keep copies beside a file, with names that begin with a dot or end in another way.
    private static func isStub(_ name: String) -> Bool { name.hasSuffix(".json") && !name.hasPrefix(".") }

    /// - Returns: only enough of a long text to show that it is too long; `nil` when there is no such file.
    private static func text(of url: URL) -> [UInt8]? {
        // A pipe would never end.
        guard (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
            let handle = try? FileHandle(forReadingFrom: url)
        else { return nil }
        defer { try? handle.close() }
        return [UInt8]((try? handle.read(upToCount: StubLimits.file + 1)) ?? Data())
    }
}
