/// Metrics as text, in the format 0.0.4 of Prometheus' exposition formats.
struct PrometheusText {
    enum Kind: String {
        case counter
        case gauge
        case histogram
    }

    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""

    /// - Parameter help: one sentence without a line break.
    mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    mutating func add(_ name: String, _ value: some CustomStringConvertible) {
        text += "\(name) \(value)\n"
    }

    mutating func add(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: some CustomStringConvertible) {
        let list = labels.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
        text += "\(name){\(list)} \(value)\n"
    }

    /// A family of one number.
    mutating func only(_ name: String, _ kind: Kind, _ help: String, _ value: some CustomStringConvertible) {
        begin(name, kind, help)
        add(name, value)
    }

    mutating func add(_ name: String, histogram: LatencyHistogram) {
        var total = 0
        for (bound, count) in zip(LatencyHistogram.bounds.map { "\($0)" } + ["+Inf"], histogram.counts) {
            total += count
            add("\(name)_bucket", ["le": bound], total)
        }
        add("\(name)_sum", histogram.sum)
        add("\(name)_count", total)
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
