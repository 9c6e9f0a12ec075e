import HotwireNative
import Testing
import ViaductProtocol

@testable import ViaductApp

@MainActor @Suite struct LocationStackTests {
    @Test func `a visit before open opens`() {
        var stack = LocationStack(paths: PathConfiguration())
        #expect(stack.visit(url: "/a", title: "A", action: .restore) == nil)
        #expect(stack.locations.map(\.url) == ["/a"])
    }

    @Test func `restore to an unknown location goes on top`() {
        var stack = LocationStack(paths: PathConfiguration())
        stack.open(url: "/a", title: "A")
        #expect(stack.visit(url: "/b", title: "B", action: .restore)?.url == "/a")
        #expect(stack.locations.map(\.url) == ["/a", "/b"])
    }

    @Test func `restore takes the nearest of equal locations`() {
        var stack = LocationStack(paths: PathConfiguration())
        stack.open(url: "/a", title: "1")
        for url in ["/b", "/a", "/c"] { _ = stack.visit(url: url, title: url, action: .advance) }
        let nearest = stack.locations[2]
        _ = stack.visit(url: "/a#x", title: "A", action: .restore)
        #expect(stack.current === nearest)
        #expect(stack.current?.url == "/a#x")
        #expect(stack.locations.count == 3)
    }

    @Test func `a stack that begins with places behind is as deep as any`() {
        var stack = LocationStack(paths: PathConfiguration())
        let behind = (0..<60).map { VisitedPlace(url: "/\($0)", title: "\($0)") }
        stack.open(url: "/now", title: "Now", behind: behind)
        #expect(stack.locations.count == LocationStack.maximumDepth)
        #expect(stack.locations.suffix(2).map(\.url) == ["/59", "/now"])
        #expect(stack.stepsBack == 1)
    }

    @Test func `how far the document reaches back stays right when the stack is full`() {
        var stack = LocationStack(paths: PathConfiguration())
        let behind = (0..<LocationStack.maximumDepth).map { VisitedPlace(url: "/\($0)", title: "") }
        stack.open(url: "/now", title: "", behind: behind)
        #expect(stack.stepsInDocument == 0)
        for steps in 1...3 {
            _ = stack.visit(url: "/next/\(steps)", title: "", action: .advance)
            #expect(stack.stepsInDocument == steps)
        }
        for page in 0..<200 { _ = stack.visit(url: "/\(page)", title: "", action: .advance) }
        #expect(stack.stepsInDocument == LocationStack.maximumDepth - 1)
    }

    @Test func `the way back leads past what covered the place`() {
        var stack = LocationStack(paths: PathConfiguration())
        stack.open(url: "/a", title: "A")
        #expect(stack.stepsBack == 0)
        for url in ["/new", "/new/2"] {
            _ = stack.visit(url: url, title: url, action: .advance)
            stack.current?.modal = .large
        }
        #expect(stack.stepsBack == 1)
        _ = stack.visit(url: "/b", title: "B", action: .advance)
        #expect(stack.stepsBack == 3)
    }

    @Test func `a page that never goes back does not fill the memory`() {
        var stack = LocationStack(paths: PathConfiguration())
        for page in 0..<200 { _ = stack.visit(url: "/\(page)", title: "", action: .advance) }
        #expect(stack.locations.count == LocationStack.maximumDepth)
        #expect(stack.current?.url == "/199")
    }
}
