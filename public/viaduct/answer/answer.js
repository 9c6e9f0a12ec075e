// Shows the server's answer to a failed visit in place of the page. The adapter stays, and with it the way back. Loaded on demand.
export default class Answer {
  static #rules = ":root { height: 100% !important } body { display: none !important } .viaduct-answer { height: 100% }"

  // Markup of a policy only, where the page has Trusted Types.
  static #policy = null
  #element
  #sheet = new CSSStyleSheet()
  #root = document.createElement("div")

  static ofPage(text) {
    const frame = document.createElement("iframe")
    this.#policy ??= window.trustedTypes?.createPolicy("viaduct-answer", { createHTML: text => text })
    frame.srcdoc = this.#policy?.createHTML(text) ?? text
    // Its links move the page itself.
    frame.addEventListener("load", () => {
      const base = frame.contentDocument?.createElement("base")
      if (!base) return
      base.target = "_parent"
      frame.contentDocument.head.append(base)
    })
    return new Answer(frame)
  }

  // type: its Content-Type.
  static ofFile(url, type) {
    const isImage = type.startsWith("image/")
    const element = document.createElement(isImage ? "img" : "iframe")
    element.src = url
    if (isImage) element.style.objectFit = "contain"
    return new Answer(element)
  }

  constructor(element) {
    this.#element = element
    this.#sheet.replaceSync(Answer.#rules)
    this.#root.className = "viaduct-answer"
    element.setAttribute("aria-label", "The response")
    Object.assign(element.style, { width: "100%", height: "100%", border: "0", display: "block" })
  }

  show() {
    document.adoptedStyleSheets.push(this.#sheet)
    this.#root.append(this.#element)
    document.documentElement.append(this.#root)
  }

  remove() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet)
    this.#root.remove()
  }
}

// The notice of a visit that was answered by an error, or by a file that Turbo cannot show (status 0). type: its Content-Type, which may be
// empty. isCopied: the page has a copy on Android, whatever the answer, if there is one.
export function adviceFor(url, status, type, platform, isCopied) {
  if (isCopied) {
    const text = `The visit to ${url} has failed${status > 0 ? ` (${status})` : ""}. An Android app goes on to show its copy of the page.`
    return { level: "error", cause: status > 0 ? "VD-VISIT-1" : "VD-VISIT-4", text }
  }
  if (status > 0) return { level: "error", cause: "VD-VISIT-1", text: `${url} was answered by ${status}. A phone shows “Error loading page”.` }
  return { level: "error", cause: "VD-VISIT-2", text: fileAdvice(new URL(url).pathname, type, platform) }
}

function fileAdvice(pathname, type, platform) {
  const name = type.startsWith("image/") ? "image" : type.startsWith("application/pdf") ? "pdf" : "file"
  const ending = pathname.match(/\.\w+$/)?.[0] ?? pathname
  const isAndroid = platform === "android"
  const rule = {
    patterns: [`${ending.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`],
    properties: isAndroid ? { uri: `hotwire://fragment/${name}` } : { view_controller: name }
  }
  const screen = isAndroid ? "a fragment with that address" : "a view controller of that name in handle(proposal:from:)"
  return `${pathname} is ${type || "a file without a type"}, which Turbo cannot show: a phone shows “Error loading page”. `
    + `Give it a native screen: the path rule ${JSON.stringify(rule)}, and ${screen}.`
}
