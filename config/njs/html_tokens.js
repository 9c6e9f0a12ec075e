// Finds the tokens of HTML's tokenizer in bytes of any encoding that includes ASCII.
const space = { 9: true, 10: true, 12: true, 13: true, 32: true }
const less = 0x3c, greater = 0x3e, slash = 0x2f, equals = 0x3d, doubleQuote = 0x22, singleQuote = 0x27
const hyphen = 0x2d, exclamation = 0x21, openingBracket = 0x5b, closingBracket = 0x5d

function isSpace(byte) {
  return space[byte] === true
}

function nameAt(page, start, end) {
  return page.slice(start, end).toString().toLowerCase()
}

function endOfName(page, index) {
  while (index < page.length && !space[page[index]] && page[index] !== greater && page[index] !== slash) index++
  return index
}

// Returns the index after a comment or other markup that begins with “<!” or “<?”; 0 when its end has not arrived.
function endOfMarkup(page, index) {
  const isComment = page[index + 1] === 0x21 && page[index + 2] === hyphen && page[index + 3] === hyphen
  return isComment ? endOfComment(page, index + 4) : page.indexOf(">", index) + 1
}

// Returns the index after “-->”, or another end of a comment; 0 when it has not arrived.
function endOfComment(page, start) {
  if (page[start] === greater) return start + 1
  if (page[start] === hyphen && page[start + 1] === greater) return start + 2
  for (let index = page.indexOf("--", start); index >= 0; index = page.indexOf("--", index + 1)) {
    if (page[index + 2] === greater) return index + 3
    if (page[index + 2] === exclamation && page[index + 3] === greater) return index + 4
  }
  return 0
}

// Returns the index after the tag's “>”, which may also occur in a quoted value; 0 when it has not arrived.
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

// Returns the index after the “>” of a doctype in XML, which may also occur in its declarations; 0 when it has not arrived.
function endOfXMLDoctype(page, index) {
  let isInside = false
  while (index < page.length) {
    const byte = page[index]
    let end = index + 1
    if (byte === greater && !isInside) return end
    if (byte === openingBracket) isInside = true
    if (byte === closingBracket) isInside = false
    if (byte === doubleQuote || byte === singleQuote) end = page.indexOf(String.fromCharCode(byte), index + 1) + 1
    if (byte === less && isInside) {
      const opening = page.slice(index, index + 4).toString()
      if (opening === "<!--") end = endOfXML(page, "-->", index + 4)
      if (opening.startsWith("<?")) end = endOfXML(page, "?>", index + 2)
    }
    if (end === 0) return 0
    index = end
  }
  return 0
}

function endOfXML(page, closing, start) {
  const index = page.indexOf(closing, start)
  return index < 0 ? 0 : index + closing.length
}

export default {
  less: less, isSpace: isSpace, nameAt: nameAt, endOfName: endOfName, endOfMarkup: endOfMarkup, endOfTag: endOfTag,
  endOfXMLDoctype: endOfXMLDoctype,
}
