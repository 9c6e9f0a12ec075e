import Testing
import UIKit

@MainActor @Suite struct AnimationTests {
    final class Observer {
        var heard = 0
        func hear(_ notification: Notification) { heard += 1 }
    }

    @Test func `a completion runs after delay and duration`() async {
        let view = UIView()
        let start = ContinuousClock.now
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.05, delay: 0.05) {
                view.alpha = 0
            } completion: { finished in
                #expect(finished)
                continuation.resume()
            }
            #expect(view.alpha == 0)
        }
        #expect(ContinuousClock.now - start >= .milliseconds(100))
    }

    @Test func `the asynchronous form ends when the animation does`() async {
        let start = ContinuousClock.now
        await UIView.animate(withDuration: 0.05) {}
        #expect(ContinuousClock.now - start >= .milliseconds(50))
    }

    @Test func `an observer's method hears notifications until it is removed`() {
        let observer = Observer()
        let name = Notification.Name("AnimationTests")
        NotificationCenter.default.addObserver(observer, selector: Selector(Observer.hear), name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(observer)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(observer.heard == 1)
    }

    @Test func `the place of an overlay is read from its constraints`() {
        let (outer, toast) = (UIView(frame: UIScreen.main.bounds), UILabel())
        outer.addSubview(toast)
        let top = toast.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor)
        top.isActive = true
        #expect(toast.verticalPlace == .top)
        top.isActive = false
        toast.centerYAnchor.constraint(equalTo: outer.centerYAnchor).isActive = true
        #expect(toast.verticalPlace == .center)
    }
}
