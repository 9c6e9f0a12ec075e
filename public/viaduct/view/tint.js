const pattern = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i

// Colours an element as a message requests: with one colour, or with one each for light and dark.
export function tint(element, color, property = "--tint") {
  const css = cssColor(color)
  if (css) {
    element.style.setProperty(property, css)
  } else {
    element.style.removeProperty(property)
  }
}

// Anything but a colour is no colour.
export function cssColor(color) {
  if (Array.isArray(color)) return color.length === 2 && color.every(isColor) ? `light-dark(${color.join(", ")})` : null
  return isColor(color) ? color : null
}

function isColor(text) {
  return typeof text === "string" && pattern.test(text)
}
