/// Finds the declarations of an app that its components need, by the names that they mention.
///
/// A member counts as needed when its type is needed and its own name is mentioned, or when it runs without being named: initialisers,
/// values of properties, overrides and a protocol's requirements.
struct DeclarationNeeds: Sendable {
    /// The way from a component to something that was left out.
    struct Chain: Equatable, Sendable {
        /// The helpers, from the component's own to the incomplete one.
        let helpers: [String]
        let omission: Omission

        var description: String { "\(helpers.joined(separator: " → ")), \(omission.error.summary)" }
    }

    private var nodes: [DeclarationNode] = []
    /// Indexes of nodes.
    private var named: [String: [Int]] = [:]
    private var owned: [String: [Int]] = [:]
    private var types: Set<String> = []

    init(of sources: [AppSource], lacking omissions: [Omission]) {
        guard !omissions.isEmpty else { return }
        for source in sources {
            let lacking = omissions.filter { $0.error.file == source.url.path }
            for node in DeclarationNode.all(in: source, lacking: lacking) { add(node) }
        }
    }

    private mutating func add(_ node: DeclarationNode) {
        named[node.name, default: []].append(nodes.count)
        if let owner = node.owner { owned[owner, default: []].append(nodes.count) }
        if node.isType { types.insert(node.name) }
        nodes.append(node)
    }

    /// Returns the shortest way from a component to a declaration that was left out.
    ///
    /// - Parameter component: the class, with the types around it.
    func chain(from component: String) -> Chain? {
        let name = component.split(separator: ".").last.map(String.init) ?? component
        var search = Search(needs: self, component: name)
        return search.run()
    }

    /// Follows the names that are mentioned, the nearest first.
    private struct Search {
        let needs: DeclarationNeeds
        let component: String
        private var queue: [Int] = []
        /// By the index of a node: the node that needs it, or the node itself.
        private var origins: [Int: Int] = [:]
        private var mentioned: Set<String> = []
        private var reachedTypes: Set<String> = []
        /// Members that were mentioned, of types that nothing has mentioned yet.
        private var pending: [String: [(node: Int, origin: Int)]] = [:]

        init(needs: DeclarationNeeds, component: String) {
            self.needs = needs
            self.component = component
        }

        mutating func run() -> Chain? {
            for index in (needs.named[component] ?? []) + (needs.owned[component] ?? []) { reach(index, from: index) }
            reachedTypes.insert(component)
            var next = 0
            while next < queue.count {
                let index = queue[next]
                next += 1
                let node = needs.nodes[index]
                if let omission = node.omission { return Chain(helpers: helpers(to: index), omission: omission) }
                for word in node.mentions where mentioned.insert(word).inserted { mention(word, in: index) }
            }
            return nil
        }

        private mutating func mention(_ word: String, in origin: Int) {
            for index in needs.named[word] ?? [] {
                let node = needs.nodes[index]
                if let owner = node.owner, !node.isType, needs.types.contains(owner), !reachedTypes.contains(owner) {
                    pending[owner, default: []].append((index, origin))
                } else {
                    reach(index, from: origin)
                }
            }
            guard needs.owned[word] != nil, reachedTypes.insert(word).inserted else { return }
            for index in needs.owned[word] ?? [] where needs.nodes[index].runsUnnamed { reach(index, from: origin) }
            for (index, origin) in pending.removeValue(forKey: word) ?? [] { reach(index, from: origin) }
        }

        private mutating func reach(_ index: Int, from origin: Int) {
            guard origins[index] == nil else { return }
            origins[index] = origin
            queue.append(index)
        }

        private func helpers(to end: Int) -> [String] {
            var names: [String] = []
            var index = end
            while let origin = origins[index] {
                let node = needs.nodes[index]
                if node.name != component, node.owner != component, names.first != node.path { names.insert(node.path, at: 0) }
                if origin == index { break }
                index = origin
            }
            return names
        }
    }
}
