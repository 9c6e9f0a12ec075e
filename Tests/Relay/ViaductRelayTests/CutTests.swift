import Testing

@testable import ViaductRelay

struct CutTests {
    @Test func `a cut lasts until its end, and a new one takes its place`() {
        var cuts = Cuts()
        let start = ContinuousClock.now
        cuts.cut("a", for: .seconds(60), now: start)
        #expect(cuts.lasts(for: "a", now: start + .seconds(59)) && !cuts.lasts(for: "b", now: start))
        #expect(!cuts.lasts(for: "a", now: start + .seconds(60)))
        cuts.cut("a", for: .zero, now: start)
        #expect(!cuts.lasts(for: "a", now: start))
    }

    @Test func `of too many cuts the first to end is forgotten`() {
        var cuts = Cuts()
        let start = ContinuousClock.now
        for number in 0...Cuts.maximum { cuts.cut("\(number)", for: .seconds(60 + number), now: start) }
        #expect(!cuts.lasts(for: "0", now: start))
        #expect(cuts.lasts(for: "1", now: start) && cuts.lasts(for: "\(Cuts.maximum)", now: start))
    }
}
