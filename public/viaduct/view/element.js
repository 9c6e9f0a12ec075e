// Makes an element. Text is added as text, never as markup.
export function element(name, { text, ...attributes } = {}, ...children) {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(attribute, value === true ? "" : value)
  }
  if (text !== undefined) element.textContent = text
  element.append(...children)
  return element
}
