internal import Foundation
internal import ViaductSystem

/// The picture of an address that a phone's camera reads, made by `qrencode`.
struct QRCode: Sendable {
    struct Failure: Error, Equatable {
        let text: String
    }

    /// What Debian calls it, and what the program is called.
    static let package = "qrencode"

    private let program: String

    /// - Parameter searchPath: folders with colons between them, as in `PATH`.
    /// - Throws: with the command that installs what is missing.
    init(searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin") throws(Failure) {
        let paths = searchPath.split(separator: ":").map { "\($0)/\(Self.package)" }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Failure(text: "QR codes need \(Self.package), which is not installed: apt-get install \(Self.package)")
        }
        program = path
    }

    /// The SVG of a text, within a few milliseconds.
    func svg(of text: String) throws(Failure) -> String {
        let arguments = ["--type=SVG", "--svg-path", "--level=M", "--margin=1", "--output=-", "--", text]
        do throws(BriefProgram.Failure) {
            let svg = String(decoding: try BriefProgram([program] + arguments).output(), as: UTF8.self)
            if svg.contains("</svg>") { return svg }
        } catch {
            throw Failure(text: "\(program) \(error.text).")
        }
        throw Failure(text: "\(program) has made no code of this address.")
    }
}
