internal import Foundation
internal import Glibc
internal import ViaductSystem

/// The picture of an address that a phone's camera reads, made by `qrencode`.
package struct QRCode: Sendable {
    package struct Failure: Error, Equatable {
        package let text: String
    }

    /// The name of both the Debian package and the program.
    static let package = "qrencode"

    private let program: String

    /// - Parameter searchPath: folders separated by colons, as in `PATH`.
    /// - Throws: with the command that installs what is missing.
    package init(searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin") throws(Failure) {
        let paths = searchPath.split(separator: ":").map { "\($0)/\(Self.package)" }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Failure(text: "QR codes need \(Self.package), which is not installed: apt-get install \(Self.package)")
        }
        program = path
    }

    /// The SVG of a text, within a few milliseconds.
    func svg(of text: String) throws(Failure) -> String {
        let svg = try run(["--type=SVG", "--svg-path"], on: text)
        guard svg.contains("</svg>") else { throw Failure(text: "\(program) could not make a QR code of this address.") }
        return svg
    }

    /// Lines of blocks for a terminal.
    package func text(of text: String) throws(Failure) -> String { try run(["--type=UTF8"], on: text) }

    /// Passes the text in a file that only this user can read. Every user of the machine sees arguments, and the text may hold a link with access.
    private func run(_ options: [String], on text: String) throws(Failure) -> String {
        let path = FileManager.default.temporaryDirectory.appending(path: "viaduct-code-\(OwnerAccess.randomKey())").path
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        defer {
            if file >= 0 {
                close(file)
                unlink(path)
            }
        }
        guard file >= 0, write(file, text, text.utf8.count) == text.utf8.count else {
            throw Failure(text: "The address of a QR code could not be written: \(String(cString: strerror(errno))).")
        }
        let arguments = options + ["--level=M", "--margin=1", "--output=-", "--read-from=\(path)"]
        do throws(BriefProgram.Failure) {
            return String(decoding: try BriefProgram([program] + arguments).output(), as: UTF8.self)
        } catch {
            throw Failure(text: "\(program) \(error.text).")
        }
    }
}
