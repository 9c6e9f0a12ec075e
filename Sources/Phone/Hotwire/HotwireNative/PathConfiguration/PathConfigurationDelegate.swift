/// Hears of new rules (upstream's type of this name).
public protocol PathConfigurationDelegate: AnyObject {
    func pathConfigurationDidUpdate()
}
