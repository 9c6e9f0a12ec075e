internal import LWS

extension Server {
    /// Redirects a link from another site to the address with its permitted choices, and warns of the ignored ones.
    func lead(to once: (address: String, ignored: [String])) -> HTTPResponse {
        if !once.ignored.isEmpty {
            warn(
                "A link from another site may choose the platform of its page, but not: \(once.ignored.joined(separator: ", ")). Type the address to choose that.",
                ["address": once.address])
        }
        return HTTPResponse(status: 303, headers: [("location", once.address), ("cache-control", "no-store")])
    }
}
