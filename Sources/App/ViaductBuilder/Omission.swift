/// A declaration that an app does without, and why.
struct Omission: Equatable, Sendable {
    /// With the types around it: `ApiService.fetch`.
    let declaration: String
    let error: Diagnostic
    /// The name that is unavailable to other code; `nil` for a function that stays without its body.
    let lostName: String?
}
