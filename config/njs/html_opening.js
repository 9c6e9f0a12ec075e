// Finds where in a page the head begins, as HTML's tokenizer would, in bytes of any encoding that has ASCII's.
import tokens from "html_tokens.js"

const undecided = { isUndecided: true }
const foreign = { isForeign: true }

// Finds the place for the adapter's tag. page: the bytes so far, from the page's first one. isWhole: whether no more will come. isXML:
// whether it is XML, whose doctype may contain declarations.
// Returns { isUndecided } when more is needed, { isForeign } for two bytes a character, or { index, isDocument, isInRoot }. index: right
// after the opening of the head, or before the first thing that makes a browser open the head itself. isDocument: whether the page has a
// doctype, html, head or body; else it may be a part of one. isInRoot: whether html has begun.
function find(page, isWhole, isXML) {
  if (page.length < 3 && !isWhole) return undecided
  if ((page[0] === 0xfe && page[1] === 0xff) || (page[0] === 0xff && page[1] === 0xfe)) return foreign
  let index = page[0] === 0xef && page[1] === 0xbb && page[2] === 0xbf ? 3 : 0
  let isDocument = false
  let isInRoot = false
  for (;;) {
    while (tokens.isSpace(page[index])) index++
    const here = () => ({ index: index, isDocument: isDocument, isInRoot: isInRoot })
    // An incomplete part at the page's end may still grow. Its start is the place only when no more will come.
    const orWait = () => isWhole ? here() : undecided
    if (index >= page.length) return orWait()
    if (page[index] !== tokens.less) return here()
    const kind = String.fromCharCode(page[index + 1])
    let end
    if (kind === "!" || kind === "?") {
      const isDoctype = tokens.nameAt(page, index + 2, index + 9) === "doctype"
      end = isDoctype && isXML ? tokens.endOfXMLDoctype(page, index + 9) : tokens.endOfMarkup(page, index)
      if (end === 0) return orWait()
      if (isDoctype) isDocument = true
    } else {
      const nameEnd = tokens.endOfName(page, index + 1)
      if (nameEnd >= page.length) return orWait()
      const name = tokens.nameAt(page, index + 1, nameEnd)
      if (name === "html" || name === "head" || name === "body") isDocument = true
      if (name !== "html" && name !== "head") return here()
      end = tokens.endOfTag(page, nameEnd)
      if (end === 0) return orWait()
      isInRoot = true
      if (name === "head") return { index: end, isDocument: true, isInRoot: true }
    }
    index = end
  }
}

export default { find }
