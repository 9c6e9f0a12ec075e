// The script tag of the adapter. It is the same in every page, since Turbo runs a script again when its tag differs.
import tokens from "html_tokens.js"

const path = "/viaduct/adapter.js"
const ending = /\/viaduct\/adapter\.js\s*([?#]|$)/
const attribute = /[^\s"'>\/=]+(\s*=\s*("[^"]*"?|'[^']*'?|[^\s"'>]+))?/g
// Elements whose content is text up to their end tags.
const texts = { script: true, style: true, textarea: true, title: true, noscript: true, iframe: true, noembed: true, noframes: true, xmp: true }
const exclamation = 0x21, question = 0x3f

// nonce: of the page's policy, or null. widened: the directives that had to be widened, for the adapter's report. more: further attributes.
function bytes(nonce, widened, more) {
  const attributes = [`src="${path}"`]
  if (nonce !== null) attributes.push(`nonce="${nonce}"`)
  if (widened.length > 0) attributes.push(`data-widened="${widened.join(", ")}"`)
  attributes.push.apply(attributes, more || [])
  return Buffer.from(`<script ${attributes.join(" ")}></script>`)
}

// Whether a page, whose beginning at least has arrived, brings the adapter itself: by a real tag, not in a comment or a text. isXML:
// whether an element may be closed in its only tag.
function isIn(page, start, isXML) {
  if (page.indexOf(path, start) < 0) return false
  for (let index = page.indexOf("<", start); index >= 0; index = page.indexOf("<", index)) {
    const next = page[index + 1]
    if (next === exclamation || next === question) {
      index = tokens.endOfMarkup(page, index)
      if (index === 0) return false
      continue
    }
    const nameEnd = tokens.endOfName(page, index + 1)
    const name = tokens.nameAt(page, index + 1, nameEnd)
    if (!/^[a-z]/.test(name)) {
      index++
      continue
    }
    // An incomplete tag counts as far as it has arrived.
    const end = tokens.endOfTag(page, nameEnd) || page.length
    const tag = page.slice(nameEnd, end).toString()
    if (name === "script" && isOwn(tag)) return true
    index = texts[name] && !(isXML && tag.endsWith("/>")) ? endOfText(page, end, name) : end
    if (index < 0) return false
  }
  return false
}

// Whether a script tag with these attributes loads the adapter.
function isOwn(attributes) {
  const source = (attributes.match(attribute) || []).find(text => /^src\s*=/i.test(text))
  return source !== undefined && ending.test(source.replace(/^src\s*=\s*["']?|["']$/gi, ""))
}

// Where the end tag of a text begins that has no tags in it; -1 when it is not there yet.
function endOfText(page, start, name) {
  for (let index = page.indexOf("</", start); index >= 0; index = page.indexOf("</", index + 2)) {
    const end = tokens.endOfName(page, index + 2)
    if (tokens.nameAt(page, index + 2, end) === name) return index
  }
  return -1
}

export default { bytes, isIn }
