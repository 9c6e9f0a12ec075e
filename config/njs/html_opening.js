// Finds where in a page the head begins, as HTML's tokenizer would, in bytes of any encoding that has ASCII's.
const space = { 9: true, 10: true, 12: true, 13: true, 32: true }
const less = 0x3c, greater = 0x3e, slash = 0x2f, equals = 0x3d, doubleQuote = 0x22, singleQuote = 0x27
const undecided = { isUndecided: true }
const foreign = { isForeign: true }

// page: the bytes that are there by now, from the page's first one. isWhole: that no more will come.
// Returns { isUndecided } when more is needed, { isForeign } for two bytes a character, or { index, isDocument }: right behind
// the head's opening, or before the first thing that makes a browser begin the head itself. isDocument says whether the page has
// a doctype, html, head or body; else it may be a part of one. isInRoot says that html has begun.
function find(page, isWhole) {
  if (page.length < 3 && !isWhole) return undecided
  if ((page[0] === 0xfe && page[1] === 0xff) || (page[0] === 0xff && page[1] === 0xfe)) return foreign
  let index = page[0] === 0xef && page[1] === 0xbb && page[2] === 0xbf ? 3 : 0
  let isDocument = false
  let isInRoot = false
  for (;;) {
    while (space[page[index]]) index++
    const here = () => ({ index: index, isDocument: isDocument, isInRoot: isInRoot })
    // What is cut off at the page's end stays in front of nothing, and what may still grow has to wait.
    const orWait = () => isWhole ? here() : undecided
    if (index >= page.length) return orWait()
    if (page[index] !== less) return here()
    if (page.length < index + 4) return orWait()
    const kind = String.fromCharCode(page[index + 1])
    let end
    if (kind === "!" || kind === "?") {
      end = page[index + 2] === 0x2d && page[index + 3] === 0x2d && kind === "!"
        ? endOfComment(page, index + 4) : page.indexOf(">", index) + 1
      if (end === 0) return orWait()
      if (nameAt(page, index + 2, index + 9) === "doctype") isDocument = true
    } else {
      const nameEnd = endOfName(page, index + 1)
      if (nameEnd >= page.length) return orWait()
      const name = nameAt(page, index + 1, nameEnd)
      if (name === "html" || name === "head" || name === "body") isDocument = true
      if (name !== "html" && name !== "head") return here()
      end = endOfTag(page, nameEnd)
      if (end === 0) return orWait()
      isInRoot = true
      if (name === "head") return { index: end, isDocument: true, isInRoot: true }
    }
    index = end
  }
}

function nameAt(page, start, end) {
  return page.slice(start, end).toString().toLowerCase()
}

function endOfName(page, index) {
  while (index < page.length && !space[page[index]] && page[index] !== greater && page[index] !== slash) index++
  return index
}

// Behind “-->”, or one of the other ends that a comment may have; 0 when it is not there yet.
function endOfComment(page, start) {
  if (page[start] === greater) return start + 1
  if (page[start] === 0x2d && page[start + 1] === greater) return start + 2
  const end = page.indexOf("-->", start)
  const oddEnd = page.indexOf("--!>", start)
  if (end < 0 && oddEnd < 0) return 0
  return oddEnd < 0 || (end >= 0 && end < oddEnd) ? end + 3 : oddEnd + 4
}

// Behind the tag's “>”, which a quoted value may have too; 0 when it is not there yet.
function endOfTag(page, index) {
  let isValue = false
  for (; index < page.length; index++) {
    const byte = page[index]
    if (byte === greater) return index + 1
    if (isValue && (byte === doubleQuote || byte === singleQuote)) {
      index = page.indexOf(String.fromCharCode(byte), index + 1)
      if (index < 0) return 0
      isValue = false
    } else if (byte === equals) {
      isValue = true
    } else if (!space[byte]) {
      isValue = false
    }
  }
  return 0
}

export default { find }
