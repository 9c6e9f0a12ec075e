internal import ViaductApp
internal import ViaductProtocol
internal import ViaductStubs

/// Components that are read from files, for all apps.
extension Server {
    /// The most errors that a page is notified of.
    private static let toldErrors = 8

    func stubsDidChange() {
        useStubs()
        for page in pages.values where !page.usesForeignApp {
            page.use(page.app)
            for notice in stubNotices { page.send(.notice(notice)) }
        }
    }

    /// Gives the apps the stubs. Their pages have to begin again.
    func useStubs() {
        for error in stubs.errors { log(.warning, "\(error)") }
        for app in apps.embedded { app.use(stubs.stubs) }
        for app in apps.remote where app.description.wantsStubs {
            app.useStubs()
            app.tellSettings()
        }
    }

    /// The mistakes in the stubs' files, for the developer of a page.
    var stubNotices: [Notice] {
        stubs.errors.prefix(Self.toldErrors).map { error in
            Notice(
                level: .warning, code: "stub-error", cause: error.cause.rawValue,
                text: "\(error.file):\(error.line): \(error.rule.map { "rule \($0): " } ?? "")\(error.text)")
        }
    }
}
