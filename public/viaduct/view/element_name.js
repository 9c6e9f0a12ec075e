// The names by which people, and tests, know an element of the page.

// In characters: of longer texts a test would find no element.
const longestText = 200
// So many nodes are read for one name.
const mostNodes = 500
const namingAttributes = "[aria-label], [aria-labelledby], [title], [value], [alt]"
const named = { INPUT: ["submit", "reset", "button"] }

// Returns { name, isPlain }: the accessible name of a link, a button or the like, and whether the texts in the element are all of it.
// Without a name, or with one that a test cannot rely on, the name is "".
export function contentName(element) {
  const given = givenName(element)
  if (given) return { name: given, isPlain: false }
  if (named[element.tagName]?.includes(element.type)) return { name: plain(element.value), isPlain: true }
  if (element.tagName === "INPUT") return { name: plain(element.alt), isPlain: true }
  const text = visibleText(element)
  if (text === "") return { name: plain(element.title), isPlain: true }
  return { name: text, isPlain: text === plain(element.textContent) }
}

// Whether contentName(element) has that name. Most elements are ruled out by their texts, which costs little.
export function hasName(element, name) {
  const [word] = name.split(" ")
  const isPossible = element.textContent.includes(word) || element.matches(namingAttributes) || element.querySelector("img, [aria-label]") !== null
  return isPossible && contentName(element).name === name
}

// Returns { by, name, isPlain } of a field, by its label or its placeholder. Without either, the name is "".
export function fieldName(element) {
  const given = givenName(element)
  if (given) return { by: "label", name: given, isPlain: false }
  const [label] = element.labels ?? []
  // Of a label around another field, that one's texts are a part.
  const text = label?.querySelector("select, textarea, button") ? "" : plain(label?.textContent)
  if (text) return { by: "label", name: text, isPlain: true }
  return { by: "placeholder", name: plain(element.placeholder), isPlain: true }
}

// All names of a field, for a mask that looks for one of its words.
export function allNames(element) {
  const labels = Array.from(element.labels ?? [], ({ textContent }) => textContent)
  // Firefox has no property for all purposes.
  const purpose = element.getAttribute("autocomplete")
  const names = [givenName(element), ...labels, element.placeholder, element.name, element.id, purpose]
  return [...new Set(names.map(plain).filter(Boolean))].join(" ")
}

function givenName(element) {
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? []
  const root = element.getRootNode()
  const text = plain(ids.slice(0, 10).map(id => root.getElementById?.(id)?.textContent ?? "").join(" "))
  return text || plain(element.getAttribute("aria-label"))
}

// The texts that are shown; "" if a style adds others, which tools read in different ways.
function visibleText(element) {
  let [text, count] = ["", 0]
  const read = node => {
    if ((count += 1) > mostNodes) return false
    if (node.nodeType === Node.TEXT_NODE) text += node.data
    if (node.nodeType !== Node.ELEMENT_NODE) return true
    if (node.ariaHidden === "true" || !node.checkVisibility({ visibilityProperty: true }) || node.matches("script, style")) return true
    if (hasGeneratedText(node) || node.ariaLabel) return false
    // As tools separate what stands apart.
    const space = getComputedStyle(node).display === "inline" && node.tagName !== "BR" ? "" : " "
    text += space + (node.tagName === "IMG" ? node.alt : "")
    const isRead = Array.from(node.childNodes).every(read)
    text += space
    return isRead
  }
  return hasGeneratedText(element) || !Array.from(element.childNodes).every(read) ? "" : plain(text)
}

function hasGeneratedText(element) {
  return ["::before", "::after"].some(pseudo => /^["'].*[^"'\s]/.test(getComputedStyle(element, pseudo).content))
}

// One line of text; "" for one that is too long.
function plain(text) {
  const line = String(text ?? "").replace(/\s+/g, " ").trim()
  return line.length > longestText ? "" : line
}
