import { element } from "./element.js"

// `container` is where the focus may be.
export async function copy(text, container) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text)
  } else {
    copyBySelection(text, container)
  }
}

// The clipboard takes images as PNG only.
export async function copyImage(blob) {
  const bitmap = await createImageBitmap(blob)
  const canvas = element("canvas", { width: bitmap.width, height: bitmap.height })
  canvas.getContext("2d").drawImage(bitmap, 0, 0)
  const png = await new Promise(resolve => canvas.toBlob(resolve, "image/png"))
  await navigator.clipboard.write([new ClipboardItem({ "image/png": png })])
}

// The clipboard API exists on secure origins only.
function copyBySelection(text, container) {
  const area = element("textarea", { class: "offscreen", "aria-hidden": "true" })
  area.value = text
  container.append(area)
  area.select()
  document.execCommand("copy")
  area.remove()
}
