const grammars = {
  html: [
    ["comment", /<!--[^]*?-->/g],
    ["string", /"[^"]*"/g],
    ["keyword", /<\/?[\w-]+|\/?>/g],
    ["type", /[\w-]+(?==)/g]
  ],
  javascript: [
    ["comment", /\/\/.*/g],
    ["string", /"(?:\\.|[^"\\])*"/g],
    ["keyword", /\b(?:class|const|default|export|import|return|static|window)\b/g],
    ["type", /\b[A-Z]\w*/g]
  ],
  swift: [
    ["comment", /\/\/.*/g],
    ["string", /"(?:\\.|[^"\\])*"/g],
    ["keyword", /\b(?:case|class|default|extension|final|for|func|guard|import|in|let|override|private|return|self|struct|switch|var|weak)\b/g],
    ["type", /\b[A-Z]\w*/g]
  ]
}

/** Colours code by the CSS Custom Highlight API, which leaves the elements alone; without it the code stays plain. */
export class SyntaxHighlighter {
  #element
  #language
  #ranges = []

  constructor(element, language) {
    this.#element = element
    this.#language = language
  }

  show() {
    if (!CSS.highlights) return

    for (const [kind, { index, length }] of this.#tokens) {
      const range = new StaticRange({
        startContainer: this.#text, startOffset: index, endContainer: this.#text, endOffset: index + length
      })
      highlightOf(kind).add(range)
      this.#ranges.push([kind, range])
    }
  }

  hide() {
    this.#ranges.forEach(([kind, range]) => highlightOf(kind).delete(range))
    this.#ranges = []
  }

  get #text() {
    return this.#element.firstChild
  }

  /** Tokens that the grammar finds, each part of the text at most once: the earlier rule wins. */
  get #tokens() {
    const taken = new Set()
    const tokens = []
    for (const [kind, pattern] of grammars[this.#language]) {
      for (const { index, 0: { length } } of this.#text.data.matchAll(pattern)) {
        if (taken.has(index)) continue

        for (let position = index; position < index + length; position++) taken.add(position)
        tokens.push([kind, { index, length }])
      }
    }
    return tokens
  }
}

function highlightOf(kind) {
  const name = `code-${kind}`
  if (!CSS.highlights.has(name)) CSS.highlights.set(name, new Highlight())
  return CSS.highlights.get(name)
}
