import Foundation
import FoundationNetworking

/// The request that follows an answer.
enum Redirect {
    /// - Returns: `nil` for an answer that is no redirect.
    static func request(after response: HTTPURLResponse, to request: URLRequest) -> URLRequest? {
        guard let location = response.value(forHTTPHeaderField: "Location"), let old = response.url,
            let target = URL(string: location, relativeTo: old)?.absoluteURL
        else { return nil }
        var next = request
        switch response.statusCode {
        case 301...302 where request.httpMethod == "POST", 303:
            next.httpMethod = "GET"
            next.httpBody = nil
        case 301...302, 305...308: break
        default: return nil
        }
        next.url = target
        // Another server must not get what was meant for this one.
        if target.scheme != old.scheme || target.host != old.host || target.port != old.port {
            for name in ["Authorization", "Cookie"] { next.setValue(nil, forHTTPHeaderField: name) }
        }
        return next
    }
}
