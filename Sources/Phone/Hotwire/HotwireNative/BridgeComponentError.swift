/// The reason why a component could not reply (upstream's type of this name).
public enum BridgeComponentError: Error {
    case delegateNil
}
