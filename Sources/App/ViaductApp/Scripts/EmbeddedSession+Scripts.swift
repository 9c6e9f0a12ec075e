import Foundation
import UIKit
import ViaductProtocol
import WebKit

/// Handles messages that pages post to the app, and runs the app's scripts in pages.
extension EmbeddedSession {
    /// Hands the body to the handler of that name which was added last.
    ///
    /// - Parameters:
    ///   - body: JSON text.
    ///   - call: the id under which the page waits for an answer; `nil` when it does not.
    func post(_ body: String, to handler: String, call: String?) {
        if let location = stack.current { showDestination(at: location) }
        if postHandlers == nil { postHandlers = work(on: nil) { app.pageHandlers?.make() } }
        let answer = PostAnswer(call: call, session: self)
        guard let webView, let body = JSONText.value(body),
            let controller = contentControllers.first(where: { $0.handlerNames.contains(handler) })
        else {
            let notice = Notice.unknownHandler(handler)
            send(.notice(notice))
            return answer.give(nil, error: notice.text)
        }
        work(on: nil) {
            controller.post(body, to: handler, from: webView) { value, error in answer.give(value, error: error) }
        }
    }

    func tellHandlers() {
        let names = Set(contentControllers.flatMap(\.handlerNames) + (app.pageHandlers?.names ?? [])).sorted()
        guard names != toldHandlers else { return }
        toldHandlers = names
        send(.handlers(names))
        app.learn(handlers: names)
    }

    /// Runs the user scripts that the app has added so far.
    func runUserScripts() {
        for script in contentControllers.reversed().flatMap(\.userScripts) {
            // The value of the script itself would often be no JSON.
            evaluate("\(script.source)\n;undefined") { [weak self] result in
                guard case .failure(let error) = result else { return }
                self?.send(.notice(.userScriptFailed(error)))
            }
        }
    }

    private var contentControllers: [WKUserContentController] {
        stage.map { WKUserContentController.reachable(from: $0.window) } ?? []
    }
}

extension EmbeddedSession: WebViewHost {
    var location: String? { stack.current?.url }
    var title: String? { stack.current?.title }
    var visited: [(url: String, title: String)] { stack.locations.map { ($0.url, $0.title) } }

    func evaluate(_ script: String, completion: @escaping (Result<Any?, any Error>) -> Void) {
        guard let call = calls.add(completion) else { return }
        send(.evaluate(call: call, script: script))
    }

    func move(_ move: PageMove) {
        if case .load(let address) = move, routes(load: address) { return }
        send(.move(navigation.move(move)))
    }
}

/// Answers a post once, however often its handler does.
@MainActor private final class PostAnswer {
    private var call: String?
    private weak var session: EmbeddedSession?

    init(call: String?, session: EmbeddedSession) {
        self.call = call
        self.session = session
    }

    func give(_ value: Any?, error: String?) {
        guard let call else { return }
        self.call = nil
        let json = value.map(Self.json)
        let isBad = json == .some(nil)
        let error = error ?? (isBad ? "The handler's answer is not JSON." : nil)
        session?.send(.posted(call: call, value: error == nil ? json ?? nil : nil, error: error))
    }

    /// - Returns: `nil` when the value is no JSON value.
    private static func json(_ value: Any) -> String? {
        guard JSONSerialization.isValidJSONObject([value]),
            let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
