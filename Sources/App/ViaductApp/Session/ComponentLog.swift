internal import Foundation
internal import HotwireNative
internal import UIKit
internal import ViaductProtocol

/// The log of UIKit and Hotwire Native for a component's author: malformed data, a refused presentation.
@MainActor public enum ComponentLog {
    private static var sink: @MainActor (String) -> Void = { _ in }
    /// The cause of lines without an explanation of their own.
    private nonisolated static let general = "VD-LOG-1"

    /// Sends each line to the page whose message or tap a component is handling. Without one, the function gets the line.
    public static func install(_ sink: @escaping @MainActor (String) -> Void) {
        self.sink = sink
        DispatchQueue.main.setSpecific(key: mainQueue, value: true)
        HotwireLog.write = { write($0) }
        HotwireLog.writeCrash = { writeCrash($0) }
        HotwireLog.writeDebug = { write($0, level: .info) }
        UIKitLog.write = { write($0) }
    }

    /// Logs that a function was left out. Apps call it in place of a function that did not compile.
    public nonisolated static func tellLeftOut(_ function: String, _ reason: String) {
        write("\(function) was left out, so it has no effect: \(reason)")
    }

    /// Marks the main queue, which a program without a loop of its own may serve on any thread.
    private nonisolated static let mainQueue = DispatchSpecificKey<Bool>()

    /// A component may log from any thread.
    private nonisolated static func write(_ line: String, level: Notice.Level = .warning) {
        let page = Work.current?.page
        // The line may quote the page's data.
        let notice = makeNotice(line.start(2000), level)
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true {
            MainActor.assumeIsolated { tell(notice, to: page) }
        } else {
            DispatchQueue.main.async { tell(notice, to: page) }
        }
    }

    /// A notice about the message that is being handled, unless the line names another one.
    private nonisolated static func makeNotice(_ line: String, _ level: Notice.Level) -> Notice {
        let cause = level == .info ? nil : UIKitLog.cause ?? general
        let notice = Notice(level: level, code: "component", cause: cause, text: line)
        let message = HotwireLog.message?.wire ?? Work.current?.message
        return message.map(notice.about) ?? notice
    }

    /// The terminal and the page.
    private nonisolated static func writeCrash(_ line: String) {
        let (page, message) = (Work.current?.page, Work.current?.message)
        let notice = Notice(level: .error, code: "component-crashed", cause: "VD-COMPONENT-4", text: line.start(2000))
        MainTurn.soon {
            sink(notice.text)
            page?.send(.notice(message.map(notice.about) ?? notice))
        }
    }

    private static func tell(_ notice: Notice, to page: (any PageOutlet)?) {
        if let page { return page.send(.notice(notice)) }
        let code = notice.cause == general ? nil : notice.cause
        sink(notice.text + (code.map { " (\($0))" } ?? ""))
    }
}
