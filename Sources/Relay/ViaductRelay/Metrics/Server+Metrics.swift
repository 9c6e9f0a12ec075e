internal import LWS
internal import ViaductApp
internal import ViaductProtocol

extension Server {
    /// All metrics. No label has a name that a peer has chosen, so their number is bounded.
    var metricsResponse: HTTPResponse {
        var text = PrometheusText()
        addProcess(to: &text)
        addPeers(to: &text)
        addTraffic(to: &text)
        addQueues(to: &text)
        return HTTPResponse(status: 200, contentType: PrometheusText.contentType, text: text.text)
    }

    private func addProcess(to text: inout PrometheusText) {
        text.begin("viaduct_build_info", .gauge, "The server's version.")
        text.add("viaduct_build_info", ["version": Version.current], 1)
        text.only(
            "viaduct_ready", .gauge, "Whether the server takes pages: 0 while it starts or drains, and while its proxy is away.",
            readiness == .ready ? 1 : 0)
        text.only("process_start_time_seconds", .gauge, "Start of the process, in seconds since 1970.", metrics.processStart)
        text.only("process_cpu_seconds_total", .counter, "Processor time of the process, in seconds.", ProcessUse.cpuSeconds)
        if let bytes = ProcessUse.residentBytes {
            text.only("process_resident_memory_bytes", .gauge, "Resident memory of the process.", bytes)
        }
        if let count = ProcessUse.openDescriptors { text.only("process_open_fds", .gauge, "Open file descriptors.", count) }
        text.only("process_max_fds", .gauge, "File descriptors that the process may open.", ProcessUse.maximumDescriptors)
    }

    private func addPeers(to text: inout PrometheusText) {
        func add(_ name: String, _ help: String, _ links: [Link]) {
            let connected = links.count { $0.socket != nil }
            text.begin(name, .gauge, help)
            text.add(name, ["state": "connected"], connected)
            text.add(name, ["state": "waiting"], links.count - connected)
        }
        add("viaduct_pages", "Pages with a session; one without a socket waits for its return.", pages.values.map(\.link))
        add("viaduct_apps", "Remote apps; one without a socket waits for its return.", remoteApps.values.map(\.link))
        let rooms = Set(pages.values.map(\.room)).union(remoteApps.values.map(\.room))
        text.only("viaduct_rooms", .gauge, "Rooms with a page or a remote app.", rooms.count)
        let refusals = "viaduct_refusals_total"
        text.begin(refusals, .counter, "Connections that were refused or ended, by reason.")
        for reason in RefusalReason.allCases { text.add(refusals, ["reason": reason.rawValue], self.refusals[reason, default: 0]) }
    }

    private func addTraffic(to text: inout PrometheusText) {
        let counters = [
            ("page", "received", metrics.pages.received), ("page", "sent", metrics.pages.sent),
            ("app", "received", metrics.apps.received), ("app", "sent", metrics.apps.sent),
        ]
        func add(_ name: String, _ help: String, _ numbers: (FrameCounter) -> [Int]) {
            text.begin(name, .counter, help)
            for (peer, direction, counter) in counters {
                let numbers = numbers(counter)
                for kind in FrameKind.allCases where counter.frames[kind.rawValue] > 0 {
                    text.add(name, ["peer": peer, "direction": direction, "type": kind.name], numbers[kind.rawValue])
                }
            }
        }
        add("viaduct_frames_total", "Frames of pages and apps, by type; other for unknown types.") { $0.frames }
        add("viaduct_frame_bytes_total", "Bytes of these frames.") { $0.bytes }
        text.begin("viaduct_drops_total", .counter, "Messages and frames that came to nothing, by the code of their notice.")
        for verdict in DropVerdict.allCases {
            text.add("viaduct_drops_total", ["verdict": verdict.rawValue], metrics.drops[verdict, default: 0])
        }
        let latency = "viaduct_reply_latency_seconds"
        text.begin(latency, .histogram, "Time from a page's message, or the tap behind it, until its reply is sent.")
        text.add(latency, histogram: metrics.replyLatency)
    }

    private func addQueues(to text: inout PrometheusText) {
        let links = [("page", pages.values.map(\.link)), ("app", remoteApps.values.map(\.link))]
        func add(_ name: String, _ help: String, _ number: (Link) -> Int) {
            text.begin(name, .gauge, help)
            for (peer, links) in links { text.add(name, ["peer": peer], links.reduce(0) { $0 + number($1) }) }
        }
        add("viaduct_queued_frames", "Frames that wait until a socket takes more.") { $0.socket?.queuedFrames ?? 0 }
        add("viaduct_queued_bytes", "Memory of these frames, without large ones.") { $0.socket?.queuedBytes ?? 0 }
        add("viaduct_unacknowledged_frames", "Frames that are kept until they are acknowledged.") { $0.unacknowledgedCount }
        add("viaduct_unacknowledged_bytes", "Bytes of these frames.") { $0.unacknowledgedBytes }
    }
}
