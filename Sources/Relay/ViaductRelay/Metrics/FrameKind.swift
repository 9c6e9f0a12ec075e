internal import Glibc
internal import ViaductProtocol

/// The frame types that the metrics count. The set is closed, since peers may send any text as a type.
enum FrameKind: Int, CaseIterable {
    case ack, action, app, bye, evaluate, event, failed, fate, gone, handlers, haptic, highlight, input, leave, lifecycle, lookup, message, move
    case notice, open, other, post, posted, probe, probed, propose, register, reply, result, rules, screen, settings, settled, stacked, status
    case stubs, test, tested, title, turbo, visibility, visit, watch

    private static let replyStart: StaticString = #"{"type":"reply","#
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The frame's own type. It is the first member, so nothing else is read.
    init(of frame: ArraySlice<UInt8>) {
        // Nearly all frames of apps.
        let isReply = frame.withUnsafeBytes { frame in
            let start = UnsafeRawBufferPointer(start: Self.replyStart.utf8Start, count: Self.replyStart.utf8CodeUnitCount)
            return frame.count >= start.count && memcmp(frame.baseAddress!, start.baseAddress!, start.count) == 0
        }
        if isReply {
            self = .reply
            return
        }
        self = FrameType.of(frame).flatMap { Self.byName[$0] } ?? .other
    }

    /// As in the frame.
    var name: String { String(describing: self) }
}

extension PageFrame {
    var kind: FrameKind {
        switch self {
        case .open: .open
        case .visit, .readdress: .visit
        case .title: .title
        case .propose: .propose
        case .failed: .failed
        case .stacked: .stacked
        case .turbo: .turbo
        case .visibility: .visibility
        case .lifecycle: .lifecycle
        case .lookup: .lookup
        case .message: .message
        case .action: .action
        case .result: .result
        case .post: .post
        }
    }
}

extension IncomingFrame {
    var kind: FrameKind {
        switch self {
        case .ack: .ack
        case .bye: .bye
        case .leave: .leave
        case .counted(let frame): frame.kind
        case .report(.fate, _): .fate
        case .report(let report, _): FrameKind(of: report.frame[...])
        case .probed: .probed
        case .test: .test
        case .invalid: .other
        }
    }
}

extension IncomingAppFrame {
    var kind: FrameKind {
        switch self {
        case .ack: .ack
        case .bye: .bye
        case .register: .register
        case .handlers: .handlers
        case .frame(let frame, _): FrameKind(of: frame)
        case .reply: .reply
        case .report(.fate, _): .fate
        case .report(.rules, _): .rules
        case .probed: .probed
        case .status: .status
        case .invalid: .other
        }
    }
}
