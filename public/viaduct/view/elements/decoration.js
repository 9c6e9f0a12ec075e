import { cssColor, tint } from "../tint.js"

// Draws the rectangle of a view, whatever its content is.
export function decorate(root, item) {
  tint(root, item.tint, "--element-tint")
  tint(root, item.background, "--element-background")
  tint(root, item.borderColor, "--element-border")
  root.style.opacity = item.alpha ?? ""
  root.style.transform = transform(item.transform)
  root.style.transformOrigin = origin(item.anchor)
  root.style.filter = shadow(item.shadow)
  root.style.borderRadius = pixels(item.corner)
  root.style.borderWidth = pixels(item.border)
  root.style.width = pixels(item.width)
  root.style.height = pixels(item.height)
  pad(root, item.padding)
  root.style.backgroundImage = gradient(item.gradient)
  describe(root, item)
  attribute(root, "data-component", item.component)
  root.toggleAttribute("data-width", Number.isFinite(item.width))
  root.toggleAttribute("data-clips", Boolean(item.clips))
  root.toggleAttribute("data-border", Boolean(item.border))
  root.toggleAttribute("data-box", Boolean(item.background || item.gradient || item.border))
}

// Texts for people who do not see it.
function describe(root, { hint, silent }) {
  attribute(root, "aria-description", hint)
  attribute(root, "aria-hidden", silent && "true")
}

function attribute(root, name, value) {
  if (value) {
    root.setAttribute(name, value)
  } else {
    root.removeAttribute(name)
  }
}

function transform(values) {
  return Array.isArray(values) && values.length === 6 && values.every(Number.isFinite) ? `matrix(${values.join(", ")})` : ""
}

// The anchor as shares of the rectangle's width and height.
function origin(anchor) {
  return isPair(anchor) ? anchor.map(part => `${part * 100}%`).join(" ") : ""
}

function isPair(values) {
  return Array.isArray(values) && values.length === 2 && values.every(Number.isFinite)
}

function shadow({ x, y, blur, color } = {}) {
  const css = cssColor(color)
  return css && [x, y, blur].every(Number.isFinite) ? `drop-shadow(${x}px ${y}px ${blur / 2}px ${css})` : ""
}

export function pixels(number) {
  return Number.isFinite(number) ? `${number}px` : ""
}

// Content that leaves space around itself does not need the screen's too.
const screenPadding = 16

function pad(root, padding) {
  const sides = Array.isArray(padding) ? padding : []
  const [top, right, bottom, left] = sides
  root.style.padding = sides.map(pixels).join(" ")
  root.toggleAttribute("data-padded-block", Math.min(top, bottom) >= screenPadding)
  root.toggleAttribute("data-padded-inline", Math.min(left, right) >= screenPadding)
}

function gradient({ degrees, colors = [], locations = [] } = {}) {
  const stops = colors.map((color, index) => cssColor(color) && `${cssColor(color)}${place(locations[index])}`).filter(Boolean)
  return stops.length > 1 && Number.isFinite(degrees) ? `linear-gradient(${degrees}deg, ${stops.join(", ")})` : ""
}

function place(location) {
  return Number.isFinite(location) ? ` ${location * 100}%` : ""
}
