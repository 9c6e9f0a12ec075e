import AppTestSupport
import HotwireNative
import Testing

extension EmbeddedSessionTests {
    /// The cases in which a server has to wait for a component before it ends.
    @MainActor @Suite(.timeLimit(.minutes(1))) struct UnfinishedWorkTests {
        final class WaitingComponent: BridgeComponent {
            override class var name: String { "waiting" }

            @MainActor static var mayEnd = true

            override func onReceive(message: Message) {
                guard message.event == "wait" else { return }
                Task {
                    while !Self.mayEnd { await Task.yield() }
                    _ = try await self.reply(to: "wait")
                }
            }
        }

        @Test func `a page is busy while a task of its component is under way`() async {
            let page = TestPage([WaitingComponent.self])
            WaitingComponent.mayEnd = false
            page.message("waiting", "connect")
            #expect(!page.isBusy)
            page.message("waiting", "wait")
            #expect(page.isBusy)
            WaitingComponent.mayEnd = true
            while page.isBusy { await Task.yield() }
        }
    }
}
