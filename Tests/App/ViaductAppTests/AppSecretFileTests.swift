import Foundation
import Glibc
import Synchronization
import Testing

@testable import ViaductApp

@Suite struct AppSecretFileTests {
    /// The user's runtime folder and home. Either may be missing.
    private final class Folders {
        let runtime: String
        let home: String
        private let root = FileManager.default.temporaryDirectory.appending(path: "viaduct-\(UUID().uuidString)").path

        init() throws {
            runtime = "\(root)/runtime"
            home = "\(root)/home"
            for folder in [runtime, home] {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        var environment: [String: String] { ["XDG_RUNTIME_DIR": runtime, "HOME": home] }
        var folder: String { "\(runtime)/viaduct" }
        var file: String { "\(folder)/4000.token" }

        func make(_ ports: UInt16...) throws -> String {
            try AppSecretFile.findOrMake(ports: ports, environment: environment).text
        }

        func read() throws -> String { try AppSecretFile(port: 4000, environment: environment).read().text }
    }

    private func mode(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    }

    @Test func `a server makes a secret of 256 bits for its user alone, and apps find it`() throws {
        let folders = try Folders()
        let before = umask(0)
        defer { umask(before) }
        let secret = try folders.make(4000)
        #expect(secret.wholeMatch(of: /[0-9a-f]{64}/) != nil)
        #expect(mode(folders.folder) == 0o700)
        #expect(mode(folders.file) == 0o600)
        #expect(try folders.read() == secret)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folders.folder) == ["4000.token"])
    }

    @Test func `the secret is the same after a restart, and another one for another port`() throws {
        let folders = try Folders()
        let secret = try folders.make(4000)
        #expect(try folders.make(4000) == secret)
        #expect(try folders.make(4100) != secret)
    }

    @Test func `the ports of one server have one secret, that of the first which has any`() throws {
        let folders = try Folders()
        let secret = try folders.make(4100)
        #expect(try folders.make(4000, 4100, 4200) == secret)
        #expect(try folders.read() == secret)
        #expect(try folders.make(4200) == secret)
    }

    @Test(arguments: [nil, "", "relative", "/nonexistent", "/dev/null"])
    func `without a runtime folder to write in, the state folder of the home has it`(runtime: String?) throws {
        let folders = try Folders()
        var environment = ["HOME": folders.home]
        environment["XDG_RUNTIME_DIR"] = runtime
        let secret = try AppSecretFile.findOrMake(ports: [4000], environment: environment)
        let path = "\(folders.home)/.local/state/viaduct"
        #expect(mode(path) == 0o700)
        #expect(try String(contentsOfFile: "\(path)/4000.token", encoding: .utf8) == "\(secret.text)\n")
        #expect(try AppSecretFile(port: 4000, environment: environment).read().text == secret.text)
    }

    @Test func `where no folder can be made, and where there is no port, it says so`() throws {
        let error = #expect(throws: AppSecretError.self) {
            try AppSecretFile.findOrMake(ports: [4000], environment: ["HOME": "/dev/null"])
        }
        #expect(error?.text.hasPrefix("Viaduct cannot make the folder /dev/null/.local/state/viaduct: ") == true)
        let folders = try Folders()
        let unnamed = #expect(throws: AppSecretError.self) { try folders.make() }
        #expect(unnamed?.text.contains("no port") == true)
    }

    @Test(arguments: [mode_t(0o640), 0o604, 0o666]) func `a file that others may use is no secret, and a server makes a new one`(
        mode: mode_t
    ) throws {
        let folders = try Folders()
        let old = try folders.make(4000)
        chmod(folders.file, mode)
        let error = #expect(throws: AppSecretError.self) { try folders.read() }
        #expect(error?.text == "Other users may use the file \(folders.file).")
        #expect(try folders.make(4000) != old)
        #expect(self.mode(folders.file) == 0o600)
    }

    @Test func `a folder that others may write in is closed by the server, and not read by an app before`() throws {
        let folders = try Folders()
        let secret = try folders.make(4000)
        chmod(folders.folder, 0o777)
        #expect(throws: AppSecretError.self) { try folders.read() }
        #expect(try folders.make(4000) == secret)
        #expect(mode(folders.folder) == 0o700)
    }

    @Test(arguments: ["", "\n", "two words", String(repeating: "x", count: 1025)])
    func `a file without a secret is told to an app, and replaced by a server`(text: String) throws {
        let folders = try Folders()
        _ = try folders.make(4000)
        try Data(text.utf8).write(to: URL(filePath: folders.file))
        chmod(folders.file, 0o600)
        #expect(throws: AppSecretError(text: "There is no secret in \(folders.file).")) { try folders.read() }
        let secret = try folders.make(4000)
        #expect(try folders.read() == secret)
    }

    @Test func `a secret that somebody has written into the file is used`() throws {
        let folders = try Folders()
        _ = try folders.make(4000)
        try Data("mine\n".utf8).write(to: URL(filePath: folders.file))
        chmod(folders.file, 0o600)
        #expect(try folders.make(4000) == "mine")
    }

    @Test func `no link is followed, neither to a file nor to a folder`() throws {
        let folders = try Folders()
        let target = "\(folders.home)/private"
        try Data("of-another-program".utf8).write(to: URL(filePath: target))
        chmod(target, 0o600)
        mkdir(folders.folder, 0o700)
        symlink(target, folders.file)
        #expect(throws: AppSecretError(text: "\(folders.file) is a link.")) { try folders.read() }
        #expect(throws: AppSecretError(text: "\(folders.file) is a link.")) { try folders.make(4000) }
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "of-another-program")

        rename(folders.folder, "\(folders.home)/elsewhere")
        unlink("\(folders.home)/elsewhere/4000.token")
        symlink("\(folders.home)/elsewhere", folders.folder)
        #expect(throws: AppSecretError.self) { try folders.read() }
        #expect(throws: AppSecretError.self) { try folders.make(4000) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folders.home)/elsewhere").isEmpty)
    }

    @Test func `a folder and a pipe in the file's place are refused at once`() throws {
        let folders = try Folders()
        mkdir(folders.folder, 0o700)
        mkdir(folders.file, 0o700)
        #expect(throws: AppSecretError(text: "\(folders.file) is not a file.")) { try folders.make(4000) }
        rmdir(folders.file)
        mkfifo(folders.file, 0o600)
        #expect(throws: AppSecretError(text: "\(folders.file) is not a file.")) { try folders.make(4000) }
    }

    /// Only root can give a file to another user.
    @Test(.enabled(if: geteuid() == 0)) func `a file or a folder of another user is refused`() throws {
        let folders = try Folders()
        _ = try folders.make(4000)
        chown(folders.file, 65534, 65534)
        let text = "\(folders.file) belongs to another user."
        #expect(throws: AppSecretError(text: text)) { try folders.read() }
        #expect(throws: AppSecretError(text: text)) { try folders.make(4000) }
        chown(folders.folder, 65534, 65534)
        #expect(throws: AppSecretError(text: "\(folders.folder) belongs to another user.")) { try folders.make(4000) }
    }

    @Test func `servers that start at once end with one secret`() throws {
        for _ in 1...100 {
            let folders = try Folders()
            let environment = folders.environment
            let secrets = Mutex<[String?]>([])
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let secret = try? AppSecretFile.findOrMake(ports: [4000, 4100], environment: environment)
                secrets.withLock { $0.append(secret?.text) }
            }
            #expect(Set(secrets.withLock { $0 }) == [try folders.read()])
        }
    }
}
