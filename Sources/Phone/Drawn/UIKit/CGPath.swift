/// Lines and curves; a page does not draw them.
open class CGPath: @unchecked Sendable {
    init() {}
}
