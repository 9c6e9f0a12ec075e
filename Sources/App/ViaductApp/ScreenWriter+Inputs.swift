import Foundation
import UIKit

extension ScreenWriter {
    func flip(_ flip: UISwitch) -> JSONMembers {
        var members = input("switch", flip, "Switch") { value in
            flip.flip(to: value as? Bool ?? !flip.isOn)
        }
        members.add("title", flip.title ?? "")
        members.add("on", flip.isOn)
        if let tint = flip.onTintColor { members.add("tint", tint) }
        return members
    }

    func segments(_ segments: UISegmentedControl) -> JSONMembers {
        var members = input("segments", segments, "Choice") { value in
            if let index = value as? Int, !segments.disabled.contains(index) { segments.choose(index) }
        }
        members.add("title", segments.accessibilityLabel ?? "")
        members.add("segments", strings: segments.titles)
        members.add("selected", json: String(segments.selectedSegmentIndex))
        if !segments.disabled.isEmpty {
            members.add("disabled", array: segments.disabled.sorted().map(String.init))
        }
        if !segments.images.isEmpty {
            members.add(
                "images",
                array: segments.titles.indices.map { index in
                    var image = JSONMembers()
                    addImage(segments.images[index], to: &image)
                    return image.object
                })
        }
        return members
    }

    func slider(_ slider: UISlider) -> JSONMembers {
        var members = input("slider", slider, "Slider") { value in
            if let number = value as? NSNumber { slider.slide(to: number.floatValue) }
        }
        members.add("value", CGFloat(slider.value))
        members.add("minimum", CGFloat(slider.minimumValue))
        members.add("maximum", CGFloat(slider.maximumValue))
        if !slider.isContinuous { members.add("continuous", false) }
        if let tint = slider.minimumTrackTintColor ?? slider.inheritedTint { members.add("tint", tint) }
        return members
    }

    func stepper(_ stepper: UIStepper) -> JSONMembers {
        var members = input("stepper", stepper, "Stepper") { value in
            if let up = value as? Bool, stepper.canStep(up: up) { stepper.step(up: up) }
        }
        members.add("value", CGFloat(stepper.value))
        members.add("canDecrease", stepper.canStep(up: false))
        members.add("canIncrease", stepper.canStep(up: true))
        return members
    }

    func pageControl(_ pages: UIPageControl) -> JSONMembers? {
        guard pages.numberOfPages > (pages.hidesForSinglePage ? 1 : 0) else { return nil }
        var members = input("pages", pages, "Page") { value in
            if let page = value as? Int { pages.turn(to: page) }
        }
        members.add("count", json: String(min(pages.numberOfPages, 100)))
        members.add("current", json: String(pages.currentPage))
        if let tint = pages.currentPageIndicatorTintColor { members.add("tint", tint) }
        return members
    }

    func picker(_ picker: UIPickerView) -> JSONMembers? {
        let components = 0..<min(picker.numberOfComponents, 10)
        if components.isEmpty { return nil }
        var members = JSONMembers()
        members.add("kind", "picker")
        members.add("label", name(of: picker, else: "Picker"))
        members.add(
            "wheels",
            array: components.map { component in
                var wheel = JSONMembers()
                wheel.add(
                    "control",
                    controls.id(
                        of: .part(of: picker, "wheel \(component)") { value in
                            if let row = value as? Int { picker.choose(row, inComponent: component) }
                        }))
                let rows = 0..<min(picker.numberOfRows(inComponent: component), 500)
                wheel.add("rows", strings: rows.map { picker.title(ofRow: $0, inComponent: component) })
                wheel.add("selected", json: String(picker.selectedRow(inComponent: component)))
                return wheel.object
            })
        return members
    }

    func spinner(_ spinner: UIActivityIndicatorView) -> JSONMembers? {
        guard spinner.isAnimating || !spinner.hidesWhenStopped else { return nil }
        var members = JSONMembers()
        members.add("kind", "progress")
        if spinner.style == .large { members.add("large", true) }
        if let color = spinner.color { members.add("tint", color) }
        return members
    }

    func progress(_ bar: UIProgressView) -> JSONMembers {
        var members = JSONMembers()
        members.add("kind", "progress")
        members.add("value", CGFloat(bar.progress))
        members.add("label", name(of: bar, else: "Progress"))
        if let tint = bar.progressTintColor ?? bar.inheritedTint { members.add("tint", tint) }
        return members
    }

    /// What all controls have that a person sets to a value.
    func input(_ kind: String, _ control: UIControl, _ fallback: String, set: @escaping @MainActor (Any?) -> Void)
        -> JSONMembers
    {
        var members = JSONMembers()
        members.add("kind", kind)
        members.add("control", controls.id(of: .part(of: control, "value") { if control.isEnabled { set($0) } }))
        members.add("label", name(of: control, else: fallback))
        members.add("enabled", control.isEnabled)
        return members
    }
}
