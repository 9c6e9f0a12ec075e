internal import Foundation
internal import HotwireNative
internal import UIKit
internal import ViaductProtocol

/// The log of UIKit and Hotwire Native for a component's author: malformed data, a refused presentation.
@MainActor public enum ComponentLog {
    private static var sink: @MainActor (String) -> Void = { _ in }

    /// Sends each line to the page whose message or tap a component is handling, and to the function when there is none.
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
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true {
            MainActor.assumeIsolated { tell(line, level, to: page) }
        } else {
            DispatchQueue.main.async { tell(line, level, to: page) }
        }
    }

    /// The terminal and the page.
    private nonisolated static func writeCrash(_ line: String) {
        let page = Work.current?.page
        MainTurn.soon {
            sink(line.start(2000))
            page?.send(.notice(Notice(level: .error, code: "component-crashed", text: line.start(2000))))
        }
    }

    private static func tell(_ line: String, _ level: Notice.Level, to page: (any PageOutlet)?) {
        // It may quote what the page has sent.
        let line = line.start(2000)
        if let page {
            page.send(.notice(Notice(level: level, code: "component", text: line)))
        } else {
            sink(line)
        }
    }
}
