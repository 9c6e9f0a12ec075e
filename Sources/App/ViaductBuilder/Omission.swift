/// A declaration that an app does without, and why.
struct Omission: Equatable, Sendable {
    /// With the types around it: `ApiService.fetch`.
    let declaration: String
    let error: Diagnostic
    /// The name that other code no longer finds; `nil` for a function that stays without its content.
    let lostName: String?
}
