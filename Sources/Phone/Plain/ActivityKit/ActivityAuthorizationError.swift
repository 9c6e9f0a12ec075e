/// Why a live activity was refused.
public enum ActivityAuthorizationError: Error, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded, unsupported, unsupportedTarget
    case visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier
    case reconnectNotPermitted
}
