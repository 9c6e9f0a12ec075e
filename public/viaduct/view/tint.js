const pattern = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i

// Colours an element as a message asks for. Anything but a colour is no colour.
export function tint(element, color, property = "--tint") {
  if (pattern.test(color ?? "")) {
    element.style.setProperty(property, color)
  } else {
    element.style.removeProperty(property)
  }
}
