import SwiftUI
import Testing

/// Modifiers that had no effect once and are drawn now.
@MainActor @Suite struct EffectTests {
    @Test func `a scroll view that goes sideways is a row that does`() throws {
        let hosted = Hosted {
            ScrollView(.horizontal) { HStack { Text("One") } }
            ScrollView { Text("Two") }
        }
        let rows = hosted.all(UIStackView.self).filter(\.scrollsSideways)
        #expect(rows.count == 1)
        #expect(rows.first?.arrangedSubviews.first is UIStackView)
    }

    @Test func `the ends of a slider stand beside it`() throws {
        let hosted = Hosted {
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("Low")
            } maximumValueLabel: {
                Text("High")
            }
        }
        let slider = try #require(hosted.all(UISlider.self).first)
        let row = try #require(slider.superview as? UIStackView)
        #expect(row.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["Low", nil, "High"])
        #expect(slider.accessibilityLabel == "Volume")
    }

    private struct SizeView: View {
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.layoutDirection) private var direction
        var body: some View { Text("\(size == .xLarge) \(direction == .rightToLeft)") }
    }

    @available(*, deprecated) @Test func `what does not change the drawing is still what the views around say`() {
        let hosted = Hosted {
            SizeView().dynamicTypeSize(.xLarge).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(hosted.texts == ["true true"])
    }

    @Test func `fonts of text styles follow the phone's text size, or that of a view around them`() throws {
        let hosted = Hosted {
            Text("Body")
            Text("Bold").font(.footnote.bold())
            Text("Fixed").font(.system(size: 12))
            Text("Own").dynamicTypeSize(.small)
        }
        let window = UIWindow(frame: .zero)
        window.rootViewController = hosted.controller
        func sizes() -> [Double] { hosted.all(UILabel.self).map { Double($0.font.pointSize) } }
        #expect(sizes() == [17, 13, 12, 15])
        window.change(.accessibilityMedium)
        #expect(sizes() == [28, 23, 12, 15])
        #expect(hosted.all(UILabel.self)[1].font.weight == .bold)
    }

    @Test func `a timeline is made anew by its schedule, and not after its end`() async throws {
        var dates: [Date] = []
        let end = Date(timeIntervalSinceNow: 0.25)
        let hosted = Hosted {
            TimelineView<Text>(.explicit([Date(timeIntervalSinceNow: 0.12), end])) { context in
                dates.append(context.date)
                return Text("\(dates.count)")
            }
        }
        hosted.controller.viewDidAppear(false)
        for _ in 1...500 where (dates.last ?? .distantPast) < end {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(try #require(dates.last) >= end)
        let count = dates.count
        #expect(count >= 2)
        #expect(hosted.texts == ["\(count)"])
        for _ in 1...20 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(dates.count == count)
    }

    @Test func `a timeline's closure needs no types`() {
        let hosted = Hosted {
            TimelineView(.everyMinute) { context in Text(context.cadence == .minutes ? "minutes" : "else") }
        }
        #expect(hosted.texts == ["minutes"])
    }

    @Test func `a schedule tells when it is next`() {
        let start = Date(timeIntervalSinceReferenceDate: 100)
        let schedule = TimelineViewSchedule.periodic(from: start, by: 30)
        #expect(schedule.next(after: start.addingTimeInterval(-5)) == start)
        #expect(schedule.next(after: start) == start.addingTimeInterval(30))
        #expect(schedule.next(after: start.addingTimeInterval(31)) == start.addingTimeInterval(60))
        #expect(TimelineViewSchedule.animation(paused: true).next(after: start) == nil)
        #expect(schedule.cadence == .seconds)
    }

    @Test func `a gradient is behind what it is the background of`() throws {
        let gradient = LinearGradient(
            stops: [.init(color: .red, location: 0.2), .init(color: .blue, location: 1)], startPoint: .leading,
            endPoint: .trailing)
        let hosted = Hosted {
            Text("One").background(gradient)
            Text("Two").background { RoundedRectangle(cornerRadius: 8).fill(gradient) }
        }
        let layers = hosted.all(UIView.self).flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? CAGradientLayer }
        #expect(layers.count == 2)
        for layer in layers {
            #expect(layer.stops == [.systemRed, .systemBlue])
            #expect(layer.locations == [0.2, 1])
            #expect(layer.degrees == 90)
        }
    }

    @Test func `what is turned about a corner has its anchor there`() throws {
        let hosted = Hosted { Text("Turned").rotationEffect(.degrees(10), anchor: .topLeading) }
        let label = try #require(hosted.all(UILabel.self).first)
        #expect(label.layer.anchorPoint == .zero)
    }

    @Test func `one thing can be tapped and pressed long`() throws {
        var told: [String] = []
        let hosted = Hosted {
            Text("A").onTapGesture { told.append("tap A") }.onLongPressGesture { told.append("press A") }
            Text("B").onLongPressGesture { told.append("press B") }.onTapGesture { told.append("tap B") }
        }
        let boxes = hosted.all(UIView.self).filter { $0.longPress != nil }
        #expect(boxes.count == 2)
        for box in boxes {
            try #require(box.longPress).recognize()
            try #require(box.tap).recognize()
        }
        #expect(told == ["press A", "tap A", "press B", "tap B"])
    }

    @Test func `a field says what it is for`() throws {
        let hosted = Hosted { TextField("Code", text: .constant("")).textContentType(.oneTimeCode) }
        #expect(hosted.all(UITextField.self).first?.textContentType == .oneTimeCode)
    }
}
