import Foundation
import UIKit
import ViaductProtocol

extension ScreenWriter {
    func flip(_ flip: UISwitch) -> Screen.Element {
        var drawn: Screen.Switch = input(flip, "Switch") { value in
            flip.flip(to: value as? Bool ?? !flip.isOn)
        }
        drawn.title = flip.title ?? ""
        drawn.on = flip.isOn
        return Screen.Element(.switch(drawn), tint: flip.onTintColor.map(Screen.Colour.init(_:)))
    }

    func segments(_ segments: UISegmentedControl) -> Screen.Element {
        var drawn: Screen.Segments = input(segments, "Choice") { value in
            if let index = value as? Int, !segments.disabled.contains(index) { segments.choose(index) }
        }
        drawn.title = segments.accessibilityLabel ?? ""
        drawn.segments = segments.titles
        drawn.selected = segments.selectedSegmentIndex
        drawn.disabled = segments.disabled.sorted()
        if !segments.images.isEmpty {
            drawn.images = segments.titles.indices.map { index in
                var segment = Screen.Segments.Segment()
                segment.image = image(segments.images[index])
                return segment
            }
        }
        return Screen.Element(.segments(drawn))
    }

    func slider(_ slider: UISlider) -> Screen.Element {
        var drawn: Screen.Slider = input(slider, "Slider") { value in
            if let number = value as? NSNumber { slider.slide(to: number.floatValue) }
        }
        drawn.value = Double(slider.value)
        drawn.minimum = Double(slider.minimumValue)
        drawn.maximum = Double(slider.maximumValue)
        drawn.continuous = slider.isContinuous
        let tint = slider.minimumTrackTintColor ?? slider.inheritedTint
        return Screen.Element(.slider(drawn), tint: tint.map(Screen.Colour.init(_:)))
    }

    func stepper(_ stepper: UIStepper) -> Screen.Element {
        var drawn: Screen.Stepper = input(stepper, "Stepper") { value in
            if let up = value as? Bool, stepper.canStep(up: up) { stepper.step(up: up) }
        }
        drawn.value = stepper.value
        drawn.canDecrease = stepper.canStep(up: false)
        drawn.canIncrease = stepper.canStep(up: true)
        return Screen.Element(.stepper(drawn))
    }

    func pageControl(_ pages: UIPageControl) -> Screen.Element? {
        guard pages.numberOfPages > (pages.hidesForSinglePage ? 1 : 0) else { return nil }
        var drawn: Screen.Pages = input(pages, "Page") { value in
            if let page = value as? Int { pages.turn(to: page) }
        }
        drawn.count = min(pages.numberOfPages, 100)
        drawn.current = pages.currentPage
        return Screen.Element(.pages(drawn), tint: pages.currentPageIndicatorTintColor.map(Screen.Colour.init(_:)))
    }

    func picker(_ picker: UIPickerView) -> Screen.Element? {
        let components = 0..<min(picker.numberOfComponents, 10)
        if components.isEmpty { return nil }
        var drawn = Screen.Picker()
        drawn.label = name(of: picker, else: "Picker")
        drawn.wheels = components.map { component in
            var wheel = Screen.Picker.Wheel()
            wheel.control = controls.id(
                of: .part(of: picker, "wheel \(component)") { value in
                    if let row = value as? Int { picker.choose(row, inComponent: component) }
                })
            let rows = 0..<min(picker.numberOfRows(inComponent: component), 500)
            wheel.rows = rows.map { picker.title(ofRow: $0, inComponent: component) }
            wheel.selected = picker.selectedRow(inComponent: component)
            return wheel
        }
        return Screen.Element(.picker(drawn))
    }

    func spinner(_ spinner: UIActivityIndicatorView) -> Screen.Element? {
        guard spinner.isAnimating || !spinner.hidesWhenStopped else { return nil }
        var drawn = Screen.Progress()
        drawn.large = spinner.style == .large
        return Screen.Element(.progress(drawn), tint: spinner.color.map(Screen.Colour.init(_:)))
    }

    func progress(_ bar: UIProgressView) -> Screen.Element {
        var drawn = Screen.Progress()
        drawn.value = Double(bar.progress)
        drawn.label = name(of: bar, else: "Progress")
        let tint = bar.progressTintColor ?? bar.inheritedTint
        return Screen.Element(.progress(drawn), tint: tint.map(Screen.Colour.init(_:)))
    }

    /// Makes an input with the parts that all value controls share.
    func input<Input: Screen.Input>(
        _ control: UIControl, _ fallback: String, set: @escaping @MainActor (Any?) -> Void
    ) -> Input {
        var input = Input()
        input.control = controls.id(of: .part(of: control, "value") { if control.isEnabled { set($0) } })
        input.label = name(of: control, else: fallback)
        input.enabled = control.isEnabled
        return input
    }
}
