internal import Foundation
internal import LWS
internal import ViaductProtocol
internal import ViaductStubs

/// The components that are read from files.
@MainActor struct StubRoutes {
    unowned let server: Server

    func list(_: AdmittedRequest) -> HTTPResponse { .json(all) }

    func put(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let name = try name(admitted)
        let text = try admitted.request.read { body throws(FrameError) in body }
        try keep { try server.stubs.put(text, name: name) }
        return Self.done
    }

    /// One rule, in front of those that the stub has.
    func add(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let name = try name(admitted)
        let body = try admitted.request.read { body throws(FrameError) in try JSONObject(frame: body) }
        for (key, _) in body.all where key != "rule" && key != "replaces" { throw InvalidRequest("There is no “\(key.start())” here.") }
        guard let rule = body["rule"], rule.isObject else { throw InvalidRequest("“rule” has to be a rule of a stub.") }
        let old = body["replaces"]
        guard old?.isObject != false else { throw InvalidRequest("“replaces” has to be a rule of a stub.") }
        try keep { try server.stubs.put(rule: rule, replacing: old, name: name) }
        return Self.done
    }

    func remove(_ admitted: AdmittedRequest) throws(InvalidRequest) -> HTTPResponse {
        let name = try name(admitted)
        var isFound = false
        do throws(StubLibrary.Refusal) {
            isFound = try server.stubs.remove(name: name)
        } catch {
            throw InvalidRequest(error.text, status: 409)
        }
        guard isFound else { throw InvalidRequest("There is no stub “\(name)”. GET \(RoutePath.stubs) lists them.", status: 404) }
        return Self.done
    }

    private static var done: HTTPResponse { HTTPResponse(status: 204) }

    private func name(_ admitted: AdmittedRequest) throws(InvalidRequest) -> String {
        let name = admitted.parameters.first ?? ""
        if let reason = Stub.reasonAgainst(name: name) { throw InvalidRequest(reason) }
        return name
    }

    private var all: String {
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

    private func keep(_ put: () throws -> Void) throws(InvalidRequest) {
        do {
            try put()
        } catch let error as Stub.Invalid {
            throw InvalidRequest(error.errors)
        } catch {
            throw InvalidRequest((error as? StubLibrary.Refusal)?.text ?? "\(error)", status: 409)
        }
    }
}
