@MainActor public protocol UIApplicationDelegate: AnyObject {}
