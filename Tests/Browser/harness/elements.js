// Finds what a person sees of a page and of its screen: by role, by name, and where a tap would land.

const implicitRoles = {
  a: "link", button: "button", dialog: "dialog", h1: "heading", h2: "heading", input: "textbox", select: "combobox",
  textarea: "textbox"
}
const inputRoles = { checkbox: "checkbox", radio: "radio", range: "slider" }

/** Matches `{css}` in the page, or in the screen `{text}`, or `{role, name}`. A `name` of null is any. */
function locate({ css, text, role, name }) {
  if (css) return [...document.querySelectorAll(css)].filter(isVisible)
  if (text) return screenElements().filter(element => !element.childElementCount && element.textContent === text && isVisible(element))
  return screenElements().filter(element =>
    roleOf(element) === role && (name === null || nameOf(element) === name) && isVisible(element))
}

/** Everything that can be found in the screen now, for the message of a test that does not find what it looks for. */
function inventory() {
  return screenElements().filter(element => roleOf(element) && isVisible(element))
    .map(element => `${roleOf(element)} “${nameOf(element)}”`)
}

function screenElements() {
  const root = document.querySelector("viaduct-screen")?.shadowRoot
  return root ? descendants(root) : []
}

function descendants(root) {
  return [...root.querySelectorAll("*")].flatMap(element =>
    element.shadowRoot ? [element, ...descendants(element.shadowRoot)] : [element])
}

function roleOf(element) {
  return element.getAttribute("role") ?? inputRoles[element.type] ?? implicitRoles[element.localName] ?? null
}

function nameOf(element) {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? []
  const label = labels.map(id => element.getRootNode().getElementById(id)?.textContent).join(" ")
  const name = label || element.getAttribute("aria-label") || spokenText(element) || element.getAttribute("placeholder")
  return (name ?? "").replace(/\s+/g, " ").trim()
}

function spokenText(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data
  if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return ""
  return [...node.childNodes].map(spokenText).join("")
}

function isVisible(element) {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** Where a tap on the element lands on it; null while it moves or something covers it. */
async function tappablePoint(element) {
  if (!isInViewport(element)) element.scrollIntoView({ block: "center", behavior: "instant" })
  const before = element.getBoundingClientRect()
  await nextFrame()
  await nextFrame()
  const { x, y, width, height } = element.getBoundingClientRect()
  if (x !== before.x || y !== before.y || height !== before.height || movements(element).length > 0) return null
  const point = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) }
  return element.contains(elementAt(point)) || deepContains(element, elementAt(point)) ? point : null
}

/** Animations that move the element and come to an end. */
function movements(element) {
  return element.getRootNode().getAnimations().filter(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity
      && (effect.target.contains(element) || element.contains(effect.target)))
}

function isInViewport(element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

function nextFrame() {
  return new Promise(resolve => requestAnimationFrame(resolve))
}

function elementAt({ x, y }, root = document) {
  const element = root.elementFromPoint(x, y)
  const inner = element?.shadowRoot
  return inner && inner !== root ? elementAt({ x, y }, inner) ?? element : element
}

function deepContains(container, node) {
  for (let root = node?.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    if (container.contains(root.host)) return true
  }
  return false
}

function focusedElement(root = document) {
  const element = root.activeElement
  return element?.shadowRoot?.activeElement ? focusedElement(element.shadowRoot) : element
}
