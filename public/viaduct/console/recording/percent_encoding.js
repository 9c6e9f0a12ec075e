// Characters that get a code. Two fewer than by RFC 3986 keep a path readable.
const others = /[^A-Za-z0-9\-_.~/:]+/g
const codes = /(?:%[0-9a-f]{2})+/gi
const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

// Reads any text: what is no code stays as it is. isForm: whether a plus is a space, as in form data. `PercentEncoding.swift` is the same.
export function percentDecoded(text, isForm) {
  const plain = isForm ? text.replaceAll("+", " ") : text
  return plain.replace(codes, run => decoder.decode(Uint8Array.from(run.slice(1).split("%"), code => parseInt(code, 16))))
}

export function percentEncoded(text) {
  return text.replace(others, run => Array.from(encoder.encode(run), byte => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""))
}
