import { element } from "./element.js"
import { Icon } from "./icon.js"
import { tint } from "./tint.js"

// Draws one view of a component: a text, a picture, a control, or a stack of them.
export function viewElement(item, perform) {
  const root = make(item, perform)
  root.classList.add("element")
  tint(root, item.background, "--element-background")
  tint(root, item.tint, "--element-tint")
  return root
}

function make(item, perform) {
  switch (item.kind) {
    case "button": return button(item, perform)
    case "image": return picture(item.image)
    case "field": return field(item, perform)
    case "switch": return toggle(item, perform)
    case "segments": return segments(item, perform)
    case "progress": return element("progress", { max: "1", value: item.value })
    case "web": return element("a", { href: item.url, target: "_blank", rel: "noopener", text: item.url })
    case "stack":
      return element("div", { class: "stack", "data-axis": item.axis },
        ...item.children.map(child => viewElement(child, perform)))
    default: return element("div", { class: "text", text: item.text })
  }
}

function button({ control, title, enabled, image }, perform) {
  const button = element("button", { type: "button", disabled: !enabled, "data-control": control })
  if (image) button.append(picture(image))
  button.append(title)
  button.addEventListener("click", () => perform(control))
  return button
}

function field({ control, title, text, enabled, secure }, perform) {
  const field = element("input", {
    type: secure ? "password" : "text", "aria-label": title, placeholder: title, disabled: !enabled,
    "data-control": control, autocomplete: "off"
  })
  field.value = text ?? ""
  field.addEventListener("input", () => perform(control, field.value))
  return field
}

function toggle({ control, title, enabled, on }, perform) {
  const box = element("input", { type: "checkbox", role: "switch", disabled: !enabled, "data-control": control })
  box.checked = on
  box.addEventListener("change", () => perform(control, box.checked))
  return element("label", { class: "switch" }, title, box)
}

function segments({ control, title, enabled, segments, selected }, perform) {
  return element("div", { class: "segments", role: "radiogroup", "aria-label": title }, ...segments.map((name, index) => {
    const segment = element("button", {
      type: "button", role: "radio", "aria-checked": String(index === selected), disabled: !enabled, text: name
    })
    segment.addEventListener("click", () => perform(control, index))
    return segment
  }))
}

function picture({ symbol, data }) {
  const picture = element("span", { class: "icon" })
  if (data) picture.append(element("img", { src: data, alt: "" }))
  if (symbol) Icon.draw(symbol, picture)
  return picture
}
