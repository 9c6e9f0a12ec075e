internal import LWS

extension HTTPRequest {
    /// The part of the path between two texts, byte by byte. A regular expression would look at some characters many times.
    ///
    /// - Returns: `nil` for another path.
    func path(after start: String, before end: String = "") -> Substring? {
        let rest = path.utf8.dropFirst(start.utf8.count)
        guard path.utf8.starts(with: start.utf8), rest.count >= end.utf8.count, rest.suffix(end.utf8.count).elementsEqual(end.utf8) else {
            return nil
        }
        return Substring(rest.dropLast(end.utf8.count))
    }
}
