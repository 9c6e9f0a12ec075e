internal import LWS

/// Health and metrics at a separate address (`--admin-listen`), without authentication.
@MainActor final class AdminListener: ServerHandler {
    private unowned let server: Server

    init(server: Server) {
        self.server = server
    }

    func refuseBody(of request: HTTPRequest, because fault: BodyFault) -> HTTPResponse {
        Router.admin.refuseBody(of: request.streamSafe, because: fault, for: server)
    }

    func respond(to request: HTTPRequest) -> HTTPResponse { Router.admin.respond(to: request.streamSafe, for: server) }

    func upgrade(_ request: HTTPRequest) -> UpgradeDecision { Router.admin.upgrade(request.streamSafe, for: server) }
}
