import { isAlone } from "../shell/ask_server.js"
import { element } from "../shell/element.js"

const sections = ["Cause", "Cure"]
// By their codes: promises of the catalogue's texts.
const texts = new Map()

// Gives the texts of codes where there is no server to ask.
export function bring(explanations) {
  for (const [code, text] of Object.entries(explanations)) texts.set(code, Promise.resolve(text))
}

// The explanation of a drop and its cure, from the catalogue of Viaduct's codes. It is empty until it has loaded.
export function explanation(code) {
  const root = element("div", "explanation")
  if (!texts.has(code)) texts.set(code, load(code))
  texts.get(code).then(text => root.append(...partsOf(text)))
  return root
}

// "" for a code without a text.
async function load(code) {
  try {
    if (isAlone()) return ""
    const response = await fetch(`/viaduct/errors/texts/${code}.md`)
    if (response.ok) return await response.text()
  } catch {}
  texts.delete(code)
  return ""
}

function partsOf(markdown) {
  const [title, ...rest] = markdown.split(/^##? /m).slice(1)
  if (!title) return []
  const parts = rest.map(part => part.split(/\n+([^]*)/)).filter(([name]) => sections.includes(name))
  return [element("p", "explanation__title", ...inline(title)), ...parts.flatMap(([name, body]) =>
    [element("h4", "", name), ...body.trim().split(/\n\n+/).map(paragraph => element("p", "", ...inline(paragraph)))])]
}

// Every second part between backticks is code.
function inline(text) {
  return text.trim().replaceAll("\n", " ").split("`").map((part, index) => (index % 2 ? element("code", "", part) : part))
}
