const types = { email: "email", url: "url", phone: "tel", search: "search" }
const modes = { email: "email", url: "url", phone: "tel", search: "search", number: "numeric", decimal: "decimal" }

// Prepares an input as the screen describes it. Its text is left alone while a person is in it.
export function prepareField(input, { title, label, enabled, text, secure, keyboard, autocomplete }) {
  if (input.localName === "input") input.type = secure ? "password" : types[keyboard] ?? "text"
  input.inputMode = modes[keyboard] ?? ""
  input.setAttribute("autocomplete", autocomplete ?? "off")
  input.placeholder = title
  input.setAttribute("aria-label", label || title || "Text")
  input.disabled = !enabled
  if (input.getRootNode().activeElement !== input && input.value !== text) input.value = text ?? ""
}
