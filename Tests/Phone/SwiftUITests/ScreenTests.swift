import SwiftUI
import Testing

private struct Hiding: View {
    @State private var isHidden = true
    var body: some View {
        Button("Show") { isHidden = false }.toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
    }
}

@MainActor @Suite struct ScreenTests {
    private struct Host: View {
        @State private var isAsking = false
        @State private var isOpen = false
        @State private var answer = ""
        @State private var name = ""

        var body: some View {
            VStack {
                Button("Ask") { isAsking = true }
                Button("Open") { isOpen = true }
                Text("Answer: \(answer)")
            }
            .navigationTitle("Home")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { answer = "cancelled" } }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(answer.isEmpty) }
            }
            .alert("Sure?", isPresented: $isAsking) {
                TextField("Name", text: $name)
                Button("Yes") { answer = "yes " + name }
                Button("No", role: .cancel) {}
            } message: {
                Text("It cannot be undone.")
            }
            .sheet(isPresented: $isOpen, onDismiss: { answer = "dismissed" }) { Sheet() }
        }
    }

    private struct Sheet: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Details") { Text("Inside").navigationTitle("Details") }
                    Button("Close") { dismiss() }
                }
                .navigationTitle("Sheet")
            }
            .presentationDetents([.medium, .large])
        }
    }

    @Test func `the bar has the title and the items`() async throws {
        let hosted = Hosted(Host())
        let item = hosted.controller.navigationItem
        #expect(item.title == "Home")
        let cancel = try #require(item.leftBarButtonItem)
        #expect(cancel.title == "Cancel")
        #expect(item.rightBarButtonItem?.isEnabled == false)
        cancel.primaryAction?.performWithSender(cancel, target: nil)
        await hosted.settle()
        #expect(hosted.texts == ["Answer: cancelled"])
        #expect(item.rightBarButtonItem?.isEnabled == true)
        #expect(item.leftBarButtonItem === cancel)
    }

    @Test func `the bar is hidden as long as a view hides it`() async throws {
        let hosted = Hosted(Hiding())
        #expect(hosted.controller.navigationItem.isBarHidden)
        try await hosted.tap("Show")
        #expect(!hosted.controller.navigationItem.isBarHidden)
    }

    @Test func `an alert asks, and its button answers`() async throws {
        let hosted = Hosted(Host())
        try await hosted.tap("Ask")
        let alert = try #require(hosted.controller.presentedViewController as? UIAlertController)
        #expect(alert.title == "Sure?")
        #expect(alert.message == "It cannot be undone.")
        #expect(alert.actions.map(\.title) == ["Yes", "No"])
        alert.textFields?.first?.edit(to: "Ada")
        await hosted.settle()
        hosted.controller.dismiss(animated: false)
        alert.actions[0].invoke()
        await hosted.settle()
        #expect(hosted.texts == ["Answer: yes Ada"])
        #expect(hosted.controller.presentedViewController == nil)
    }

    @Test func `a sheet is presented, navigates and dismisses itself`() async throws {
        let hosted = Hosted(Host())
        try await hosted.tap("Open")
        let sheet = try #require(hosted.controller.presentedViewController as? UIHostingController<AnyView>)
        #expect(sheet.navigationItem.title == "Sheet")
        #expect(sheet.sheetPresentationController?.detents.count == 2)
        let table = try #require(sheet.view.subviews.first?.subviews.first as? UITableView)
        (table.delegate as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        await hosted.settle()
        #expect(sheet.navigationItem.title == "Details")
        let back = try #require(sheet.navigationItem.leftBarButtonItem)
        #expect(back.title == "Sheet")
        back.primaryAction?.performWithSender(back, target: nil)
        await hosted.settle()
        #expect(sheet.navigationItem.title == "Sheet")
        let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
        (cell?.contentView.subviews.first as? UIButton)?.tap()
        await hosted.settle()
        #expect(hosted.controller.presentedViewController == nil)
        #expect(hosted.texts == ["Answer: dismissed"])
    }

    @Test func `views of UIKit's are made once and brought up to date`() async throws {
        struct Represented: UIViewRepresentable {
            let text: String
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
        }
        struct Holder: View {
            @State private var count = 0
            var body: some View {
                Represented(text: "Seen \(count)")
                Button("More") { count += 1 }
            }
        }
        let hosted = Hosted(Holder())
        let label = try #require(hosted.all(UILabel.self).first)
        try await hosted.tap("More")
        #expect(label.text == "Seen 1")
        #expect(hosted.all(UILabel.self).first === label)
    }
}
