@MainActor public protocol UISceneDelegate: AnyObject {}
