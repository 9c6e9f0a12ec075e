/// Finds the routes of a path, in a time that is linear in its length, whatever the number of routes.
///
/// The nearest of several patterns counts: a part by its name before `*.html`, that before a parameter, and all of these before `*`. The
/// search never turns back.
struct RouteTree: Sendable {
    struct Match {
        /// Routes with the same pattern, and different methods. There is at least one.
        let routes: [Route]
        /// Values of the pattern's parameters, in their order.
        let parameters: [String]
        /// The part of the path that `*` stands for.
        let rest: String
    }

    private struct Node: Sendable {
        var literals: [ArraySlice<UInt8>: Int] = [:]
        var parameter: (prefix: [UInt8], node: Int)?
        var (file, folder, rest): ([Route], [Route], [Route]) = ([], [], [])
        var suffixes: [(suffix: [UInt8], routes: [Route])] = []
    }

    /// The routes of the longest pattern with `*` that fits.
    private struct Nearest {
        let routes: [Route]
        let parameters: [String]
        /// The position of the rest.
        let rest: Int

        func match(in path: [UInt8]) -> Match {
            Match(routes: routes, parameters: parameters, rest: String(decoding: path[rest...], as: UTF8.self))
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// The first one is that of `/`.
    private var nodes = [Node()]

    init(_ routes: [Route]) {
        for route in routes { add(route) }
    }

    private mutating func add(_ route: Route) {
        var node = 0
        for part in route.pattern.parts { node = child(of: node, for: part) }
        switch route.pattern.end {
        case .file: nodes[node].file.append(route)
        case .folder: nodes[node].folder.append(route)
        case .anything(suffix: []): nodes[node].rest.append(route)
        case .anything(let suffix):
            if let index = nodes[node].suffixes.firstIndex(where: { $0.suffix == suffix }) {
                nodes[node].suffixes[index].routes.append(route)
            } else {
                nodes[node].suffixes.append((suffix, [route]))
            }
        }
    }

    private mutating func child(of node: Int, for part: RoutePattern.Part) -> Int {
        switch part {
        case .literal(let name):
            if let known = nodes[node].literals[name[...]] { return known }
            nodes[node].literals[name[...]] = nodes.count
        case .parameter(let prefix):
            if let known = nodes[node].parameter { return known.node }
            nodes[node].parameter = (prefix, nodes.count)
        }
        nodes.append(Node())
        return nodes.count - 1
    }

    /// - Parameter path: with any number of slashes between its parts, as `StaticFiles` reads it. Its bytes are compared, not its characters.
    /// - Returns: `nil` when no pattern fits.
    func match(_ path: String) -> Match? {
        let bytes = Array(path.utf8)
        var parameters: [String] = []
        var node = 0
        var nearest: Nearest?
        var position = bytes.startIndex
        while true {
            while position < bytes.endIndex, bytes[position] == Self.slash { position += 1 }
            let suffix = nodes[node].suffixes.first { bytes.hasSuffix($0.suffix) }
            let routes = suffix?.routes ?? nodes[node].rest
            if !routes.isEmpty { nearest = Nearest(routes: routes, parameters: parameters, rest: position) }
            guard position < bytes.endIndex else { break }
            let end = bytes[position...].firstIndex(of: Self.slash) ?? bytes.endIndex
            let part = bytes[position..<end]
            if let next = nodes[node].literals[part] {
                node = next
            } else if suffix == nil, let parameter = nodes[node].parameter, part.starts(with: parameter.prefix) {
                parameters.append(String(decoding: part.dropFirst(parameter.prefix.count), as: UTF8.self))
                node = parameter.node
            } else {
                return nearest.map { $0.match(in: bytes) }
            }
            position = end
        }
        let (file, folder) = (nodes[node].file, nodes[node].folder)
        let routes = bytes.last != Self.slash && !file.isEmpty ? file : folder
        guard routes.isEmpty else { return Match(routes: routes, parameters: parameters, rest: "") }
        return nearest.map { $0.match(in: bytes) }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
