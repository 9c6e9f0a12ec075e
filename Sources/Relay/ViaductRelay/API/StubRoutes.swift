internal import Foundation
internal import LWS
internal import ViaductProtocol
internal import ViaductStubs

/// `/viaduct/api/stubs`: the components that are read from files.
@MainActor struct StubRoutes {
    static let path = "/viaduct/api/stubs"

    unowned let server: Server
    let identity: Identity

    /// - Returns: `nil` for another path.
    func respond(to request: HTTPRequest) throws(InvalidRequest) -> HTTPResponse? {
        if request.path == Self.path {
            try request.require("GET")
            return .json(list)
        }
        guard request.path.hasPrefix(Self.path + "/") else { return nil }
        let name = String(request.path.dropFirst(Self.path.count + 1))
        if let reason = Stub.reasonAgainst(name: name) { throw InvalidRequest(reason) }
        try request.require("PUT", "POST", "DELETE")
        guard identity == .owner else {
            throw InvalidRequest("Stubs are those of all rooms: only the server's owner may change them.", status: 403, code: Identity.cause)
        }
        switch request.method {
        case "PUT": try put(name, request)
        case "POST": try add(name, request)
        default: try remove(name)
        }
        return HTTPResponse(status: 204)
    }

    private var list: String {
        let stubs = server.stubs.stubs.map { stub in
            #"{"name":\#(JSONText.quoted(stub.name)),"file":\#(JSONText.quoted(stub.file)),"stub":\#(String(decoding: stub.json, as: UTF8.self))}"#
        }
        let errors = server.stubs.errors.map { error in
            let rule = error.rule.map { #","rule":\#($0)"# } ?? ""
            return
                #"{"file":\#(JSONText.quoted(error.file)),"line":\#(error.line)\#(rule),"code":"\#(error.cause.rawValue)","text":\#(JSONText.quoted(error.text))}"#
        }
        let folder = server.stubs.folder.map { JSONText.quoted($0.path) } ?? "null"
        return #"{"folder":\#(folder),"stubs":[\#(stubs.joined(separator: ","))],"errors":[\#(errors.joined(separator: ","))]}"#
    }

    private func put(_ name: String, _ request: HTTPRequest) throws(InvalidRequest) {
        let text = try request.read { body throws(FrameError) in body }
        try keep { try server.stubs.put(text, name: name) }
    }

    /// One rule, in front of those that the stub has.
    private func add(_ name: String, _ request: HTTPRequest) throws(InvalidRequest) {
        let body = try request.read { body throws(FrameError) in try JSONObject(frame: body) }
        for (key, _) in body.all where key != "rule" && key != "replaces" { throw InvalidRequest("There is no “\(key.start())” here.") }
        guard let rule = body["rule"], rule.isObject else { throw InvalidRequest("“rule” has to be a rule of a stub.") }
        let old = body["replaces"]
        guard old?.isObject != false else { throw InvalidRequest("“replaces” has to be a rule of a stub.") }
        try keep { try server.stubs.put(rule: rule, replacing: old, name: name) }
    }

    private func keep(_ put: () throws -> Void) throws(InvalidRequest) {
        do {
            try put()
        } catch let error as Stub.Invalid {
            throw InvalidRequest(error.errors)
        } catch {
            throw InvalidRequest((error as? StubLibrary.Refusal)?.text ?? "\(error)", status: 409)
        }
    }

    private func remove(_ name: String) throws(InvalidRequest) {
        var isFound = false
        do throws(StubLibrary.Refusal) {
            isFound = try server.stubs.remove(name: name)
        } catch {
            throw InvalidRequest(error.text, status: 409)
        }
        guard isFound else { throw InvalidRequest("There is no stub “\(name)”. GET \(Self.path) lists them.", status: 404) }
    }
}
