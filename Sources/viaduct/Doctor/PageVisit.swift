import Foundation

/// A visit of a page in a browser: the server's answer, and the state of the page there.
struct PageVisit {
    /// The page as its script sees it.
    struct Insight: Decodable {
        let userAgent: String
        /// Whether the adapter runs.
        let hasAdapter: Bool
        let hasTurbo: Bool
        /// Whether the page says that a phone shows it in a web view without a Turbo session.
        let isOfPlainWebView: Bool
        let hasStimulus: Bool
        /// The global that the bridge library has made: `HotwireNative`, `Strada` or `webBridge`.
        let library: String?
        let platform: String?
        /// The components that the library reports as supported.
        let components: [String]
        /// By the identifiers in the document's `data-controller`.
        let controllers: [Controller]
        /// Policies in the document.
        let policies: [String]
        /// In the order of the document.
        let scripts: [Script]
    }

    struct Controller: Decodable, Equatable {
        let identifier: String
        /// The name of its component; `nil` for an ordinary controller, and for one that Stimulus does not have or show.
        let component: String?

        /// The name that most apps give the component of this controller; `nil` for other controllers.
        var usualComponent: String? { identifier.firstMatch(of: #/^(?:.+--)?bridge--(.+)$/#).map { String($0.1) } }
    }

    struct Script: Decodable, Equatable {
        /// Whole; empty for one without an address.
        let source: String
        let isModule: Bool
        let isLate: Bool
    }

    let answer: WebAnswer
    /// `nil` without a browser.
    let insight: Insight?
    /// The console's lines, and the errors that were not caught.
    let lines: [String]
    /// By name, as far as their text shows it: `Turbo`.
    let versions: [String: String]
    /// By the script's whole address.
    let loads: [String: ScriptLoad]
    /// `nil` where no adapter is there to open it.
    var socket: SocketAttempt.Outcome?
    /// Why the browser could not visit it; `nil` when it did, and without one.
    var browserTrouble: String?

    /// The scripts of the document as it is now, or, without a browser, as it was served.
    var scripts: [Script] { insight?.scripts ?? HTMLScripts.all(in: String(decoding: answer.body, as: UTF8.self)) }
}
