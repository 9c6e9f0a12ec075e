// The script tag of the adapter, which is the same in every page: Turbo runs a script again whose tag differs.
const path = "/viaduct/adapter.js"
const opening = "<script"

// nonce: of the page's policy, or null. widened: the directives that had to be widened, which the adapter tells.
function bytes(nonce, widened) {
  const attributes = [`src="${path}"`]
  if (nonce !== null) attributes.push(`nonce="${nonce}"`)
  if (widened.length > 0) attributes.push(`data-widened="${widened.join(", ")}"`)
  return Buffer.from(`${opening} ${attributes.join(" ")}></script>`)
}

// Whether a page, of which at least the beginning is there, brings the adapter itself.
function isIn(page, start) {
  for (let index = page.indexOf(path, start); index >= 0; index = page.indexOf(path, index + 1)) {
    const tag = page.lastIndexOf("<", index)
    if (tag >= start && page.slice(tag, tag + opening.length).toString().toLowerCase() === opening) return true
  }
  return false
}

export default { bytes, isIn }
