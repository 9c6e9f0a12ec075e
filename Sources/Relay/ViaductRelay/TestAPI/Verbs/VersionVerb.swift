internal import ViaductProtocol

/// Gives the pages an app of another version.
final class VersionVerb: TestVerb {
    private let isGiven: Bool
    /// `nil` for the app as it is.
    private let name: String?

    init(_ parameters: TestParameters) throws(InvalidRequest) {
        try parameters.allow(["version"], of: "version")
        let value = parameters.value("version")
        isGiven = value != nil
        name = value?.json == "null" ? nil : try parameters.string("version")
    }

    func attempt(_ test: TestScope) throws(TestFailure) -> String {
        if isGiven {
            do throws(InvalidRequest) {
                if let name { try test.session.server.require(version: name) }
            } catch {
                throw .final(error)
            }
            test.session.use(version: name)
        }
        let own = test.pages.first
        let version = own == nil ? test.session.version : own?.page.version?.name
        return #"{"version":\#(version.map(JSONText.quoted) ?? "null")\#(own.map { ",\($0.page.shownComponents)" } ?? "")}"#
    }
}
