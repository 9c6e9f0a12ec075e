import { element } from "../element.js"
import { Picture } from "../picture.js"
import { tint } from "../tint.js"
import { pixels } from "./decoration.js"

// Fills an element with a text whose runs have different styles.
export function fillText(root, text, runs) {
  if (runs) {
    root.replaceChildren(...runs.map(run))
  } else {
    root.textContent = text
  }
}

function run({ text, image, link, size, weight, italic, underline, strike, tint: color, background }) {
  if (image) return new Picture(image).root
  const isLink = URL.canParse(link ?? "") && ["http:", "https:", "mailto:", "tel:"].includes(new URL(link).protocol)
  const span = isLink
    ? element("a", { class: "run", href: link, target: "_blank", rel: "noopener", text })
    : element("span", { class: "run", text, "data-italic": italic, "data-underline": underline, "data-strike": strike })
  tint(span, color, "color")
  tint(span, background, "background-color")
  span.style.fontSize = pixels(size)
  span.style.fontWeight = weight ?? ""
  return span
}
